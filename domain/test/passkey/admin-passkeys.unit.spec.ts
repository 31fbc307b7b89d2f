import { expect, it } from 'vitest';
import { removeSecondFactor } from '#admin/account/remove-second-factor.ts';
import { admin } from '#admin/admin.aggregate.ts';
import type { AdminAccountEvent } from '#admin/admin.events.ts';
import { addAdminPasskey, removeAdminPasskey, renameAdminPasskey } from '#passkey/admin-passkeys.ts';

const now = '2026-11-28T10:00:00.000Z';
const adminId = 'bea';
const where = { sessionId: 'session-1', device: 'Firefox' } as const;
const added = (passkeyId: string): AdminAccountEvent => ({
  type: 'AdminPasskeyAdded',
  data: { adminId, passkeyId, sessionId: 'session-1', addedAt: now },
  private: { name: 'Linux · Firefox', device: 'Firefox' },
});
const confirmed: AdminAccountEvent = {
  type: 'AdminSecondFactorConfirmed',
  data: { adminId, factorId: 'factor-1', sessionId: null, confirmedAt: now },
  private: { device: 'Firefox' },
};
const given = (...events: readonly AdminAccountEvent[]) => events.reduce(admin.evolve, admin.initial);
const add = { adminId, passkeyId: 'one', name: 'Linux · Firefox', ...where, now } as const;
const remove = { adminId, passkeyId: 'one', ...where, required: true, now } as const;
const kept = { refused: 'admin.second-factor-kept' };

it('is added once, and twenty at most', () => {
  expect(addAdminPasskey(add, given())).toEqual([added('one')]);
  expect(addAdminPasskey(add, given(added('one')))).toEqual([]);
  const full = given(...Array.from({ length: 20 }, (_, index) => added(`other-${index}`)));
  expect(addAdminPasskey(add, full)).toEqual({ refused: 'client.too-many-passkeys' });
});

it('is called otherwise, which its owner reads', () => {
  const rename = { adminId, passkeyId: 'one', name: 'Mon poste', now };
  const state = given(added('one'), {
    type: 'AdminPasskeyRenamed',
    data: { adminId, passkeyId: 'one', renamedAt: now },
    private: { name: 'Mon poste' },
  });
  expect(renameAdminPasskey(rename, given(added('one')))).toMatchObject([{ private: { name: 'Mon poste' } }]);
  expect(state.passkeys).toMatchObject([{ name: 'Mon poste' }]);
  expect(renameAdminPasskey(rename, state)).toEqual([]);
  expect(renameAdminPasskey(rename, given())).toEqual({ refused: 'client.passkey-not-found' });
});

it('is removed, but not as the last second factor where one is required', () => {
  expect(removeAdminPasskey(remove, given(added('one')))).toEqual(kept);
  for (const state of [given(added('one'), added('two')), given(added('one'), confirmed)])
    expect(removeAdminPasskey(remove, state)).toMatchObject([{ type: 'AdminPasskeyRemoved' }]);
  expect(removeAdminPasskey({ ...remove, required: false }, given(added('one')))).toHaveLength(1);
  expect(removeAdminPasskey(remove, given())).toEqual({ refused: 'client.passkey-not-found' });
});

it.each([
  ['another administrator takes it away', 'alix', []],
  ['its owner keeps it', adminId, ['one']],
])('with the second factor %s', (_who, by, left) => {
  const actor = { ...where, by, adminId, now };
  const [removed] = [removeSecondFactor(actor, given(added('one'), confirmed))].flat();
  if (!removed || 'refused' in removed) throw new Error('it is refused');
  expect(given(added('one'), confirmed, removed).passkeys.map(({ passkeyId }) => passkeyId)).toEqual(left);
});
