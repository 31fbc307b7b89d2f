import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createOtpauthSecondFactors } from '#adapters/second-factors/otpauth-second-factors.ts';

const factorId = 'factor-1';
const factors = createOtpauthSecondFactors(new Uint8Array(32).fill(7));
const now = '2026-01-02T08:00:10.000Z';
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000);
const step = Math.floor(Date.parse(now) / 30_000);

describe('TOTP codes', () => {
  const { secret, uri, sealed } = factors.create({ factorId, account: 'alix@exemple.fr' });
  const codeAt = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: later(seconds).getTime() });
  const stepOf = (code: string, change: object = {}) => factors.stepOf({ factorId, sealed, code, now, ...change });

  it('are computed from a scanned or typed secret', () => {
    expect(uri).toBe(
      `otpauth://totp/%C3%89crin:alix%40exemple.fr?issuer=%C3%89crin&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
  it('are valid in their own time step, the one before and the one after', () =>
    expect([-60, -30, 0, 30, 60].map((seconds) => stepOf(codeAt(seconds)))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]));
  it('match the test vectors of the standard', () => {
    // RFC 6238, appendix B: 59 s, the last six digits of 94287082.
    const code = new TOTP({ secret: Secret.fromLatin1('12345678901234567890') }).generate({ timestamp: 59_000 });
    expect(code).toBe('287082');
  });
  it.each(['', '12345', '1234567', 'abcdef', '00000a'])('are never valid as %o', (code) =>
    expect(stepOf(code)).toBeNull(),
  );
  it('are valid for their own factor and under their own key only', () => {
    expect(stepOf(codeAt(0), { factorId: 'factor-2' })).toBeNull();
    expect(
      createOtpauthSecondFactors(new Uint8Array(32).fill(8)).stepOf({ factorId, sealed, code: codeAt(0), now }),
    ).toBeNull();
    expect(sealed).not.toContain(secret);
  });
});

it('recovery codes are ten, all different', () => {
  const codes = factors.recoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
});
