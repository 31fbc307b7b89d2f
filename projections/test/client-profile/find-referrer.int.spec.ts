import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import { clientId, registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { expect, it } from 'vitest';
import { clientProfileProjection as projection } from '#client-profile/client-profile.projection.ts';
import { findReferrer } from '#client-profile/find-referrer.query.ts';

it('finds the client by their code, and none by another', async () => {
  const embedded = await openEmbeddedStores();
  await embedded.record(`client-${clientId}`, clientId, [registered]);
  await rebuildProjection({ projection, ...embedded });
  const find = findReferrer(embedded.models);
  expect([await find(referralCodeOf(clientId)), await find('ZZZZZ-ZZZZZ')]).toEqual([clientId, null]);
  await embedded.dispose();
});
