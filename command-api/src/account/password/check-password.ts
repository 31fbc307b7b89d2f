import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { PasswordCheckServices } from '#http/api-services.ts';
import { countAttempts } from '../challenge/attempt-limits.ts';
import { findKnownDevice } from '../session/known-device.ts';

type Services = PasswordCheckServices;

/** `accounts`: the same number for any address, null where there is none. `tried`: the address, or another subject of the attempt, as a hash or id. */
type Attempt = Readonly<{
  identifier: string;
  accounts: readonly (RegisteredClient | null)[];
  password: string;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;
export type PasswordMatch = Readonly<{ account: RegisteredClient; credentialId: string }>;

/** The account a password matches, else the refusal. The same number of hashes and writes for any address, and the same responses. */
export const checkPassword = async (
  services: Services,
  attempt: Attempt,
  { now, address }: CustomContext,
): Promise<PasswordMatch | Readonly<{ refusal: RefusedReply }>> => {
  const { accounts, password } = attempt;
  const keys = attemptKeys(services, attempt);
  const tries = await countAttempts(services, keys, now);
  if ('refusal' in tries) return { refusal: { ...tries.refusal, refused: 'client.too-many-passwords' } };

  // An account without attempts left is skipped, while another account with the address can still match: it has its own attempts.
  const credentials = accounts.map((account, index) => (tries.allowed[index] ? (account?.credentialId ?? null) : null));
  const hashes = await Promise.all(
    credentials.map((credentialId) => services.access.findCredential(credentialId ?? 'none')),
  );
  const which = await services.passwords.whichOpens(hashes, password, address);
  const [account, credentialId, key] = which === null ? [] : [accounts[which], credentials[which], keys[which]];
  if (!account || !credentialId || key === undefined) return { refusal: { refused: 'client.credentials-refused' } };
  await services.access.refundAttempt(key);
  return { account, credentialId };
};

/**
 * The keys under which attempts are counted. Each account has its own, so that a correct password for one account – an attacker's own, registered
 * with the victim's address – gives no attempts at the other. A known device has its own key too, for its account only.
 */
const attemptKeys = (services: Services, { identifier, accounts, request }: Attempt): readonly string[] => {
  const device = findKnownDevice(
    services,
    request,
    accounts.map((account) => account?.credentialId ?? null),
  );
  return accounts.map((account, index) =>
    device?.index === index
      ? `password:device:${device.nonce}`
      : `password:${account?.clientId ?? `${identifier}:${index}`}`,
  );
};
