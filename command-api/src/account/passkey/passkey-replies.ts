import type { Passkey } from '@ecrin/domain/passkey/passkeys.ts';
import type { PasskeyOptions } from '@ecrin/platform/ports/sign-in/passkeys.ts';
import type { CustomRequest, RefusedReply, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { deviceName } from '../session/device-name.ts';
import { deviceOf } from '../session/open-session.ts';
import { givePasskeyChallenge, type Ceremony } from './passkey-challenge.ts';
import { findStoredPasskey } from './stored-passkeys.ts';

export type PasskeyServices = Pick<ApiServices, 'access' | 'keyedHash' | 'passkeys' | 'secrets'>;

export const passkeysUnavailable: RefusedReply = { refused: 'client.passkeys-unavailable' };
export const passkeyRefused: RefusedReply = { refused: 'client.passkey-refused' };

const optionsReply = (options: PasskeyOptions): Reply => ({
  json: options,
  headers: { 'Cache-Control': 'no-store' },
});

type Holder = Readonly<{ userId: string; passkeys: readonly Pick<Passkey, 'passkeyId'>[]; ceremony: Ceremony }>;

const storedOf = async (services: PasskeyServices, { passkeys }: Pick<Holder, 'passkeys'>) =>
  (await Promise.all(passkeys.map(({ passkeyId }) => findStoredPasskey(services, passkeyId)))).filter(
    (one) => one !== null,
  );

/** What a device needs to make a passkey. `name`: the account, as the device lists it. */
export const replyOptionsToAdd = async (
  services: PasskeyServices,
  holder: Holder & Readonly<{ name: string }>,
): Promise<Reply> => {
  if (!services.passkeys) return passkeysUnavailable;
  const { userId, name, ceremony } = holder;
  const existing = await storedOf(services, holder);
  const challenge = await givePasskeyChallenge(services, ceremony);
  return optionsReply(await services.passkeys.optionsToAdd({ userId, name, challenge, existing }));
};

/** What a device needs to use one of these passkeys; of none in particular, whichever the person chooses. */
export const replyOptionsToUse = async (
  services: PasskeyServices,
  holder: Pick<Holder, 'passkeys' | 'ceremony'>,
): Promise<Reply> => {
  if (!services.passkeys) return passkeysUnavailable;
  const allowed = await storedOf(services, holder);
  const challenge = await givePasskeyChallenge(services, holder.ceremony);
  return optionsReply(await services.passkeys.optionsToUse({ challenge, allowed }));
};

/** A passkey is called as the device that made it, until its owner calls it otherwise. */
export const passkeyNameOf = (request: Pick<CustomRequest<unknown, unknown, unknown>, 'header'>): string => {
  const { browser, system } = deviceName(deviceOf(request));
  return [system, browser].filter((part) => part !== null).join(' · ') || 'Écrin';
};
