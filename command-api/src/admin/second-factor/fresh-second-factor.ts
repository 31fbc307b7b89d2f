import type { ApiServices } from '#http/api-services.ts';

/** How long a code of the second factor allows grave acts, in ms. */
const freshMs = 10 * 60_000;

const keyOf = (sessionId: string): string => `fresh-second-factor/${sessionId}`;

/** This session gave a code of the second factor just now, at sign-in or since. Nobody answers the challenge: that it exists is the proof, until it expires. */
export const recordFreshSecondFactor = async (
  { access, keyedHash, secrets }: Pick<ApiServices, 'access' | 'keyedHash' | 'secrets'>,
  sessionId: string,
  now: string,
): Promise<void> =>
  access.issueChallenge({
    key: keyOf(sessionId),
    secretHash: keyedHash('admin-secret', secrets.token()),
    payload: null,
    issuedAt: now,
    expiresAt: new Date(Date.parse(now) + freshMs).toISOString(),
    triesLeft: 1,
  });

export const hasFreshSecondFactor = async (
  access: Pick<ApiServices['access'], 'findChallenge'>,
  sessionId: string,
  now: string,
): Promise<boolean> => (await access.findChallenge(keyOf(sessionId), now)) !== null;
