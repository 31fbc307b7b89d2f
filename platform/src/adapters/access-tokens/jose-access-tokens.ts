import { jwtVerify, SignJWT } from 'jose';
import { createHash, type KeyObject } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { accessTokenSeconds, identityOf, tokenRules, type AccessTokens } from '../../ports/access-tokens.ts';

/** Names the key without telling anything of it. */
export const keyIdOf = (key: KeyObject): string => createHash('sha256').update('kid').update(key.export()).digest('base64url').slice(0, 12);

/** Signed with one symmetric key, named in every token. */
export const createJoseAccessTokens = (key: KeyObject, clock: Clock): AccessTokens => {
  const kid = keyIdOf(key);
  const { algorithm, issuer, audience, type } = tokenRules;

  return {
    issue: ({ userId, sessionId, userType }) => {
      const seconds = Math.floor(clock.now().getTime() / 1_000);
      return new SignJWT({ sid: sessionId, utp: userType })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setSubject(userId).setIssuer(issuer).setAudience(audience)
        .setIssuedAt(seconds).setExpirationTime(seconds + accessTokenSeconds)
        .sign(key);
    },
    read: async (token) => {
      try {
        const options = { algorithms: [algorithm], issuer, audience, typ: type, requiredClaims: ['exp'], currentDate: clock.now() };
        const { payload, protectedHeader } = await jwtVerify(token, key, options);
        return protectedHeader.kid === kid ? identityOf(payload) : null;
      } catch {
        return null;
      }
    },
  };
};
