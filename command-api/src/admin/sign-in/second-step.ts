import { addMs } from '@ecrin/domain/time/instant.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'access' | 'keyedHash' | 'refresh'>;

const secondStepMs = 5 * 60_000;
const tries = 5;

/** Whose password was right, and which credential it was. */
const payload = z.object({ adminId: z.string(), credentialId: z.string() });
type Begun = z.infer<typeof payload>;
export type SecondStep = Begun & Readonly<{ key: string; secretHash: string }>;

const keyOf = (id: string): string => `second-step:${id}`;
const secretHashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, secret: string): string =>
  keyedHash('admin-secret', secret);

/** A token that stands for the right password until the code is given: its id, and 256 bits that only its bearer knows. */
export const beginSecondStep = async (
  services: Services,
  begun: Begun,
  { newId, now }: Pick<CustomContext, 'newId' | 'now'>,
): Promise<string> => {
  const [id, secret] = [newId(), services.refresh.first()];
  await services.access.issueChallenge({
    key: keyOf(id),
    secretHash: secretHashOf(services, secret),
    payload: JSON.stringify(begun),
    issuedAt: now,
    expiresAt: addMs(now, secondStepMs),
    triesLeft: tries,
  });
  return `${id}.${secret}`;
};

/** null when it is over or never existed. It stays valid: only the right code, or too many wrong ones, end it. */
export const findSecondStep = async (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  token: string,
  now: string,
): Promise<SecondStep | null> => {
  const [id = '', secret = ''] = token.split('.');
  const [key, secretHash] = [keyOf(id), secretHashOf(services, secret)];
  const challenge = await services.access.findChallenge(key, now);
  if (challenge?.secretHash !== secretHash) return null;
  return { ...payload.parse(JSON.parse(challenge.payload ?? '')), key, secretHash };
};

/** Counts a wrong code. */
export const countWrongSecondStepCode = ({ access }: Pick<ApiServices, 'access'>, { key }: SecondStep, now: string) =>
  access.answerChallenge({ key, secretHash: '', now });

/** True for one answer only, however many come concurrently. */
export const completeSecondStep = async (
  { access }: Pick<ApiServices, 'access'>,
  { key, secretHash }: SecondStep,
  now: string,
): Promise<boolean> => (await access.answerChallenge({ key, secretHash, now })).outcome === 'right';
