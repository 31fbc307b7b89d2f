import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { expect, it } from 'vitest';
import { clientPermissions, grantPermission, withdrawPermission } from '#client-permission/change-permission.ts';
import type {
  ClientPermissionGranted,
  ClientPermissionWithdrawn,
} from '#client-permission/client-permission.events.ts';

const { given } = specFor(clientPermissions);
const now = '2026-01-02T09:00:00.000Z';
const change = { clientId: 'anne', permission: 'create-orbs', by: null } as const;
const granted: ClientPermissionGranted = {
  type: 'ClientPermissionGranted',
  data: { ...change, grantedAt: now },
  private: null,
};
const withdrawn: ClientPermissionWithdrawn = {
  type: 'ClientPermissionWithdrawn',
  data: { ...change, withdrawnAt: now },
  private: null,
};

it('a permission is granted, and withdrawn, once', () => {
  given()
    .when(grantPermission, { ...change, now })
    .then(granted);
  given(granted)
    .when(grantPermission, { ...change, now })
    .thenNothing();
  given(granted)
    .when(withdrawPermission, { ...change, now })
    .then(withdrawn);
  given()
    .when(withdrawPermission, { ...change, now })
    .thenNothing();
  given(granted, withdrawn)
    .when(grantPermission, { ...change, now })
    .then(granted);
});
it('a permission is in the client’s own stream', () =>
  expect(clientPermissions.ownerOf(clientPermissions.evolve(clientPermissions.initial, granted))).toBe('anne'));
