import { clientId, now, registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { referralProjection } from '#referral/referral.projection.ts';

const invited = {
  ...registered,
  private: { email: 'claire@exemple.fr', firstname: 'Claire', referralCode: 'k7q2m 9xb40' },
};
const edited = (words: Readonly<{ firstname?: string; city?: string }> | null) =>
  ({ type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: words }) as const;

describe('referred clients', () => {
  const friend = referralProjection.apply(null, invited);

  it('are stored under the normalized code', () =>
    expect(friend).toEqual({
      ownerId: clientId,
      code: 'K7Q2M-9XB40',
      firstname: 'Claire',
      joinedAt: registered.data.registeredAt,
    }));
  it('are none without a code, or with an invalid one', () => {
    expect(referralProjection.apply(null, registered)).toBeNull();
    expect(
      referralProjection.apply(null, { ...invited, private: { ...invited.private, referralCode: 'AMIE-7' } }),
    ).toBeNull();
    expect(referralProjection.apply(null, { ...invited, private: null })).toBeNull();
  });
  it('are listed by their current first name', () => {
    expect(referralProjection.apply(friend, edited({ firstname: 'Clara' }))).toMatchObject({ firstname: 'Clara' });
    expect(referralProjection.apply(friend, edited({ city: 'Lyon' }))).toEqual(friend);
    expect(referralProjection.apply(friend, edited(null))).toMatchObject({ firstname: null });
    expect(referralProjection.apply(null, edited({ firstname: 'Clara' }))).toBeNull();
  });
});
