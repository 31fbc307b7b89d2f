import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ApiServices } from '#http/api-services.ts';

/** How long a proof allows grave acts, in ms. */
export const freshMs = 10 * 60_000;

const keyOf = (sessionId: string): string => `fresh-proof/${sessionId}`;

/** In this session the person has just proved once more who they are. Nobody answers the challenge: that it exists is the proof, until it expires. */
export const recordFreshProof = async (
  { access, keyedHash, secrets }: Pick<ApiServices, 'access' | 'keyedHash' | 'secrets'>,
  sessionId: string,
  now: string,
): Promise<void> =>
  access.issueChallenge({
    key: keyOf(sessionId),
    secretHash: keyedHash('admin-secret', secrets.token()),
    payload: null,
    issuedAt: now,
    expiresAt: addMs(now, freshMs),
    triesLeft: 1,
  });

export const hasFreshProof = async (
  access: Pick<ApiServices['access'], 'findChallenge'>,
  sessionId: string,
  now: string,
): Promise<boolean> => (await access.findChallenge(keyOf(sessionId), now)) !== null;
