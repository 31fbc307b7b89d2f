import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { nonceBytes, seal, unseal } from '#crypto/seal.ts';
import type { SecondFactors } from '#ports/sign-in/second-factors.ts';

const periodMs = 30_000;
const recoveryCodeCount = 10;
// Without i, l, o and u: nothing to misread, no accidental words. 32 letters: five bits each.
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const settings = { issuer: 'Écrin', algorithm: 'SHA1', digits: 6, period: periodMs / 1_000 } as const;

/** `key`: 32 bytes that seal the secrets. */
export const createOtpauthSecondFactors = (key: Uint8Array): SecondFactors => ({
  create: ({ factorId, account }) => {
    const secret = new Secret({ size: 20 });
    const nonce = randomBytes(nonceBytes);
    const sealed = Buffer.concat([nonce, seal(secret.bytes, { key, nonce, context: Buffer.from(factorId) })]).toString(
      'base64',
    );
    return { secret: secret.base32, uri: new TOTP({ ...settings, label: account, secret }).toString(), sealed };
  },
  stepOf: ({ factorId, sealed, code, now }) => {
    const bytes = Buffer.from(sealed, 'base64');
    const opened = unseal(bytes.subarray(nonceBytes), {
      key,
      nonce: bytes.subarray(0, nonceBytes),
      context: Buffer.from(factorId),
    });
    if (!opened) return null;
    const timestamp = Date.parse(now);
    const drift = new TOTP({ ...settings, secret: new Secret({ buffer: new Uint8Array(opened).buffer }) }).validate({
      token: code,
      timestamp,
      window: 1,
    });
    return drift === null ? null : Math.floor(timestamp / periodMs) + drift;
  },
  recoveryCodes: () => Array.from({ length: recoveryCodeCount }, recoveryCode),
});

const recoveryCode = (): string => {
  const code = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};
