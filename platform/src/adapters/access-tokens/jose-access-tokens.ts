import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { atMost } from '#caching/at-most.ts';
import type { Clock } from '#ports/clock.ts';
import {
  accessTokenSeconds,
  identityOf,
  tokenRules,
  type AccessTokens,
  type Identity,
  type TokenKeys,
} from '#ports/sign-in/access-tokens.ts';

/** A token whose signature was verified; `expiresAt` in seconds since 1970. */
type Verified = Readonly<{ identity: Identity; keyId: string; expiresAt: number }>;
const maxVerified = 10_000;
const clockToleranceSeconds = 60;

const { algorithm, issuer, audience, type } = tokenRules;

/** Signed with the current symmetric key, which every token names. */
export const createJoseAccessTokens = (keys: TokenKeys, clock: Clock): AccessTokens => ({
  issue: ({ userId, sessionId, userType }) => {
    const seconds = Math.floor(clock.now().getTime() / 1_000);
    const { keyId, key } = keys.current();
    return new SignJWT({ sid: sessionId, utp: userType })
      .setProtectedHeader({ alg: algorithm, typ: type, kid: keyId })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + accessTokenSeconds)
      .sign(key);
  },
  read: createReader(keys, clock),
});

/** A signature is verified once: after that only its key and the time can make a token invalid. */
const createReader = (keys: TokenKeys, clock: Clock): AccessTokens['read'] => {
  const verified = new LRUCache<string, Verified>(atMost(maxVerified));
  const isValid = ({ keyId, expiresAt }: Verified): boolean =>
    keys.find(keyId) !== null && clock.now().getTime() < expiresAt * 1_000;
  return async (token) => {
    const before = verified.get(token);
    if (before) return isValid(before) ? before.identity : null;
    const now = await verify(token, keys, clock).catch(() => null);
    if (now) verified.set(token, now);
    return now?.identity ?? null;
  };
};

/** null, and throws, for anything but a valid token of ours. */
const verify = async (token: string, keys: TokenKeys, clock: Clock): Promise<Verified | null> => {
  const { kid: keyId } = decodeProtectedHeader(token);
  const key = typeof keyId === 'string' ? keys.find(keyId) : null;
  if (!key || typeof keyId !== 'string') return null;
  const { payload } = await jwtVerify(token, key, {
    algorithms: [algorithm],
    issuer,
    audience,
    typ: type,
    requiredClaims: ['exp'],
    currentDate: clock.now(),
  });
  const identity = identityOf(payload);
  return identity && isOurExpiry(payload.exp, clock) ? { identity, keyId, expiresAt: payload.exp } : null;
};

/** None of ours is valid for longer; the clocks of two processes may differ by a minute. */
const isOurExpiry = (expiresAt: number | undefined, clock: Clock): expiresAt is number =>
  Number.isSafeInteger(expiresAt) &&
  Number(expiresAt) <= clock.now().getTime() / 1_000 + accessTokenSeconds + clockToleranceSeconds;
