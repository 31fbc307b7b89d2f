import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReferralCode, readStartOfReferralCode, referralCodeOf } from '#client/referral-code.ts';

describe('a referral code', () => {
  it('is ten characters derived from the id', () => {
    expect(referralCodeOf('019a0000-0000-7000-8000-000000000001')).toBe('00000-00001');
    expect(referralCodeOf('019a0000-0000-7000-bfff-ffffffffffff')).toBe('ZZZZZ-ZZZZZ');
  });
  it('differs for another id, and parses to itself', () =>
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), fc.uuid({ version: 7 }), (one, other) => {
        fc.pre(one.slice(-12) !== other.slice(-12));
        expect(readReferralCode(referralCodeOf(one))).toBe(referralCodeOf(one));
        expect(referralCodeOf(one)).not.toBe(referralCodeOf(other));
      }),
    ));
  it('may be typed in lower case, without its dash, with an o for a zero and an l for a one', () =>
    expect(readReferralCode(' k7q2m 9xb4o ')).toBe('K7Q2M-9XB40'));
  it.each([
    ['k7q', 'K7Q'],
    ['K7Q2M', 'K7Q2M'],
    ['k7q2m-9xb4', 'K7Q2M-9XB4'],
    ['k7', null],
    ['k7q2m-9xb4t', null],
    ['louise', null],
    ['k7q@', null],
  ])('begins with « %s » as %s', (typed, start) => expect(readStartOfReferralCode(typed)).toBe(start));
  it.each(['', 'AMIE-7', 'K7Q2M-9XB4', 'K7Q2M-9XB4U', 'K7Q2M-9XB4TT'])('is invalid as « %s »', (typed) =>
    expect(readReferralCode(typed)).toBeNull(),
  );
});
