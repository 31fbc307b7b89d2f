import { createHash, createHmac, randomBytes, type KeyObject } from 'node:crypto';
import type { RefreshTokens } from '#ports/sign-in/access-tokens.ts';

/** Only the holder of the server's key can derive the next token from one. */
export const createRefreshTokens = (key: KeyObject): RefreshTokens => ({
  first: () => randomBytes(32).toString('base64url'),
  next: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('base64url'),
});
