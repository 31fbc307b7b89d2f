import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ChallengeAnswer } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { ApiServices } from '#http/api-services.ts';

type Challenging = Pick<ApiServices, 'access' | 'keyedHash' | 'secrets'>;

/** How long a code is valid. */
export const codeMs = 5 * 60_000;
const codeAttempts = 5;

/** Bound to its purpose: a code is not valid for another one. */
const hashOf = ({ keyedHash }: Pick<Challenging, 'keyedHash'>, key: string, code: string): string =>
  keyedHash('code', `${key}\n${code}`);

/** Creates a code of six digits. `key`: purpose and receiver; the earlier code under it is void. `payload`: returned for the right answer. */
export const issueCode = async (
  services: Challenging,
  { key, payload, now }: Readonly<{ key: string; payload: string | null; now: string }>,
): Promise<string> => {
  const code = services.secrets.code();
  await services.access.issueChallenge({
    key,
    secretHash: hashOf(services, key, code),
    payload,
    issuedAt: now,
    expiresAt: addMs(now, codeMs),
    triesLeft: codeAttempts,
  });
  return code;
};

/** Valid once; void after five wrong answers or five minutes. */
export const verifyCode = (
  services: Challenging,
  { key, code, now }: Readonly<{ key: string; code: string; now: string }>,
): Promise<ChallengeAnswer> => services.access.answerChallenge({ key, secretHash: hashOf(services, key, code), now });
