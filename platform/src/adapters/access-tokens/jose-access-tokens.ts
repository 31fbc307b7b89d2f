import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { accessTokenSeconds, identityOf, tokenRules, type AccessTokens, type TokenKeys } from '#ports/access-tokens.ts';
import type { Clock } from '#ports/clock.ts';

/** Signed with the current symmetric key, which every token names. */
export const createJoseAccessTokens = (keys: TokenKeys, clock: Clock): AccessTokens => {
  const { algorithm, issuer, audience, type } = tokenRules;

  return {
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
    read: async (token) => {
      try {
        const { kid } = decodeProtectedHeader(token);
        const key = keys.find(String(kid));
        if (!key) return null;
        const options = {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        };
        return identityOf((await jwtVerify(token, key, options)).payload);
      } catch {
        return null;
      }
    },
  };
};
