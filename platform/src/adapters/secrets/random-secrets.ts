import { randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from '#ports/sign-in/secrets.ts';

/** From the system's source of randomness. */
export const randomSecrets: Secrets = {
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  token: () => randomBytes(32).toString('base64url'),
};
