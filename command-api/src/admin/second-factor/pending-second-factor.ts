import { addMs } from '@ecrin/domain/time/instant.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** How long a person has to scan the secret and type a first code, and how many wrong ones. */
const pendingMs = 15 * 60_000;
const tries = 10;

type Moment = Pick<CustomContext, 'adminId' | 'now'>;
const keyOf = (adminId: string): string => `second-factor:${adminId}`;
const hashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, factorId: string): string =>
  keyedHash('admin-secret', factorId);

/** The factor that is not confirmed yet; null: none, or not any more. */
export const findPendingFactor = async (
  { access }: Pick<ApiServices, 'access'>,
  { adminId, now }: Moment,
): Promise<string | null> => (await access.findChallenge(keyOf(adminId), now))?.payload ?? null;

/** Replaces an earlier pending one, which is deleted. */
export const savePendingFactor = async (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  factorId: string,
  { adminId, now }: Moment,
): Promise<void> => {
  const earlier = await findPendingFactor(services, { adminId, now });
  await services.access.issueChallenge({
    key: keyOf(adminId),
    secretHash: hashOf(services, factorId),
    payload: factorId,
    issuedAt: now,
    expiresAt: addMs(now, pendingMs),
    triesLeft: tries,
  });
  if (earlier !== null) await services.access.deleteFactor(earlier);
};

/** Counts a wrong code. */
export const countWrongPendingCode = ({ access }: Pick<ApiServices, 'access'>, { adminId, now }: Moment) =>
  access.answerChallenge({ key: keyOf(adminId), secretHash: '', now });

/** True for one confirmation only, however many come concurrently. */
export const completePendingFactor = async (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  factorId: string,
  { adminId, now }: Moment,
): Promise<boolean> =>
  (await services.access.answerChallenge({ key: keyOf(adminId), secretHash: hashOf(services, factorId), now }))
    .outcome === 'right';
