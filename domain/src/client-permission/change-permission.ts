import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type {
  ClientPermission,
  ClientPermissionEvent,
  ClientPermissionGranted,
  ClientPermissionWithdrawn,
} from './client-permission.events.ts';

/** What a client may do beyond what every client may. */
export type ClientPermissions = Readonly<{ ownerId: string | null; granted: readonly ClientPermission[] }>;

export const clientPermissions: Aggregate<ClientPermissions, ClientPermissionEvent> = {
  category: 'client-permissions',
  initial: { ownerId: null, granted: [] },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<ClientPermissions, ClientPermissionEvent>({
    ClientPermissionGranted: ({ granted }, { clientId, permission }) => ({
      ownerId: clientId,
      granted: [...granted, permission],
    }),
    ClientPermissionWithdrawn: (state, { permission }) => ({
      ...state,
      granted: state.granted.filter((one) => one !== permission),
    }),
  }),
};

type Change = Readonly<{
  clientId: string;
  permission: ClientPermission;
  by: string | null;
  reason?: string | undefined;
  now: string;
}>;

const wordsOf = (reason: string | undefined) => (reason === undefined ? null : { reason });

export const grantPermission = (
  { now, reason, ...change }: Change,
  { granted }: ClientPermissions,
): Decision<ClientPermissionGranted> =>
  granted.includes(change.permission)
    ? nothingNew
    : [{ type: 'ClientPermissionGranted', data: { ...change, grantedAt: now }, private: wordsOf(reason) }];

export const withdrawPermission = (
  { now, reason, ...change }: Change,
  { granted }: ClientPermissions,
): Decision<ClientPermissionWithdrawn> =>
  granted.includes(change.permission)
    ? [{ type: 'ClientPermissionWithdrawn', data: { ...change, withdrawnAt: now }, private: wordsOf(reason) }]
    : nothingNew;
