import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ChallengeAnswer } from '@ecrin/platform/ports/access-store.ts';
import type { ApiServices } from '#http/api-services.ts';

type Challenging = Pick<ApiServices, 'access' | 'keyedHash' | 'secrets'>;

/** How long a code is good for. */
export const codeMs = 5 * 60_000;
const codeAttempts = 5;

/** Bound to its purpose: a code of one is none of another. */
const hashOf = ({ keyedHash }: Pick<Challenging, 'keyedHash'>, key: string, code: string): string =>
  keyedHash('code', `${key}\n${code}`);

/** Six digits to be sent to somebody. `key`: purpose and whom it is for; the code sent before under it is void. `payload`: what the right answer tells. */
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

/** Right once; void after five wrong ones or five minutes. */
export const verifyCode = (
  services: Challenging,
  { key, code, now }: Readonly<{ key: string; code: string; now: string }>,
): Promise<ChallengeAnswer> => services.access.answerChallenge({ key, secretHash: hashOf(services, key, code), now });
