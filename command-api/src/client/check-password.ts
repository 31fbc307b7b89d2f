import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { knownDevice } from '../session/known-device.ts';
import { accountKey, takeTry, triesPerAccount } from '../session/limits.ts';

/** `accounts`: as many for any address, null where there is none. `tried`: what the tries are counted for, a hash of the address. */
type Attempt = Readonly<{
  tried: string; accounts: readonly (RegisteredClient | null)[]; password: string; request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;
export type Opened = Readonly<{ account: RegisteredClient; credentialId: string }>;

/** The account a password opens, else why not. As many hashes and writes for any address, and the same answers. */
export const checkPassword = async (services: ApiServices, attempt: Attempt, { now }: CustomContext): Promise<Opened | Readonly<{ refusal: Reply }>> => {
  const { tried, accounts, password, request } = attempt;
  const credentials = accounts.map((account) => account?.credentialId ?? null);
  const device = knownDevice(services, request, credentials);
  const key = device === null ? accountKey(tried) : `password:device:${device}`;
  const tooMany = await takeTry(services, now, { key, limit: triesPerAccount });
  if (tooMany) return { refusal: tooMany };

  const hashes = await Promise.all(credentials.map((credentialId) => services.access.findCredential(credentialId ?? 'none')));
  const which = await services.passwords.whichOpens(hashes, password);
  const account = which === null ? null : accounts[which];
  if (!account?.credentialId) return { refusal: { refused: 'client.credentials-refused' } };
  // Only this try: whoever has an account of their own at the same address does not win back tries at another's.
  await services.access.giveTryBack(key);
  return { account, credentialId: account.credentialId };
};
