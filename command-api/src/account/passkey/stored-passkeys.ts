import type { AuthenticatorAnswer, Passkeys, StoredPasskey } from '@ecrin/platform/ports/sign-in/passkeys.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { takePasskeyChallenge, type Ceremony } from './passkey-challenge.ts';

type Services = Pick<ApiServices, 'access' | 'keyedHash'>;
type Verifying = Services & Readonly<{ passkeys: Passkeys }>;
type Answered = Readonly<{ answer: AuthenticatorAnswer; ceremony: Ceremony }>;

/** `userId`: whose it is. */
const stored = z.object({
  userId: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  transports: z.array(z.string()),
});
type PasskeyOf = StoredPasskey & Readonly<{ userId: string }>;

const passkeyIdOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, credentialId: string): string =>
  keyedHash('passkey', credentialId);

export const findStoredPasskey = async (
  { access }: Pick<ApiServices, 'access'>,
  passkeyId: string,
): Promise<PasskeyOf | null> => {
  const text = await access.findFactor(passkeyId);
  return text === null ? null : stored.parse(JSON.parse(text));
};

/** The id of a new passkey, whose public key is stored; null: the answer is refused. Nobody is shown it until an event names it. */
export const storePasskey = async (
  services: Verifying,
  { answer, ceremony, userId }: Answered & Readonly<{ userId: string }>,
): Promise<string | null> => {
  const verified = await services.passkeys.verifyNew(answer, takePasskeyChallenge(services, ceremony));
  if (!verified) return null;
  const { passkey, counter } = verified;
  const passkeyId = passkeyIdOf(services, passkey.credentialId);
  // Whoever knows the id of another’s passkey could otherwise claim it with a key of their own.
  if (await services.access.findFactor(passkeyId)) return null;
  await services.access.saveFactor(passkeyId, JSON.stringify({ userId, ...passkey } satisfies PasskeyOf));
  if (counter > 0) await services.access.takeFactorStep(passkeyId, counter);
  return passkeyId;
};

/** Whose passkey answered; null: it is refused. Whether their account still lists it is for the caller to ask. */
export const usePasskey = async (
  services: Verifying,
  { answer, ceremony }: Answered,
): Promise<Readonly<{ userId: string; passkeyId: string }> | null> => {
  const passkeyId = passkeyIdOf(services, answer.id);
  const passkey = await findStoredPasskey(services, passkeyId);
  const named = services.passkeys.userIdOf(answer);
  if (!passkey || (named !== null && named !== passkey.userId)) return null;
  const counter = await services.passkeys.verifyUse(answer, passkey, takePasskeyChallenge(services, ceremony));
  if (counter === null || !(await takeCount(services, passkeyId, counter))) return null;
  return { userId: passkey.userId, passkeyId };
};

/** A count that is not higher than the last one shows a copy of the device’s key. Those that are synchronised never count. */
const takeCount = async ({ access }: Services, passkeyId: string, counter: number): Promise<boolean> =>
  counter === 0 ? (await access.findFactorStep(passkeyId)) === -1 : access.takeFactorStep(passkeyId, counter);
