import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { PasswordCheckServices } from '#http/api-services.ts';
import { countAttempts } from '../challenge/attempt-limits.ts';
import { findKnownDevice } from '../session/known-device.ts';

type Services = PasswordCheckServices;

type Checked = Readonly<{ clientId: string; credentialId: string | null }>;
/**
 * `accounts`: the same number for any address, null where there is none. `identifier`: the address, or another subject of the attempt, as a hash or id.
 * `compareAll`: refused unless every account has attempts left, for a caller to whom « none matches » matters.
 */
type Attempt<Account extends Checked> = Readonly<{
  identifier: string;
  accounts: readonly (Account | null)[];
  password: string;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
  compareAll?: boolean;
}>;
export type PasswordMatch<Account extends Checked> = Readonly<{ account: Account; credentialId: string }>;

/** The account a password matches, else the refusal. The same number of hashes and writes for any address, and the same responses. */
export const checkPassword = async <Account extends Checked>(
  services: Services,
  attempt: Attempt<Account>,
  { now, address }: Pick<CustomContext, 'now' | 'address'>,
): Promise<PasswordMatch<Account> | Readonly<{ refusal: RefusedReply }>> => {
  const { accounts, password, compareAll = false } = attempt;
  const keys = attemptKeys(services, attempt);
  const tries = await countAttempts(services, { keys, needed: compareAll ? 'all' : 'any' }, now);
  if ('refusal' in tries) return { refusal: { ...tries.refusal, refused: 'client.too-many-passwords' } };

  // An account without attempts left is skipped, while another account with the address can still match: it has its own attempts.
  const compared = accounts.map((account, index) => (tries.allowed[index] ? account : null));
  const matched = await matchPassword(services, { accounts: compared, password, address });
  const key = matched ? keys[accounts.indexOf(matched.account)] : undefined;
  if (!matched || key === undefined) return { refusal: { refused: 'client.credentials-refused' } };
  await services.access.refundAttempt(key);
  return matched;
};

type Comparison<Account extends Checked> = Pick<Attempt<Account>, 'accounts' | 'password'> &
  Readonly<{ address: string }>;

/** The first account a password matches; null: none. Uncounted: for a caller who may compare, or has been counted. */
export const matchPassword = async <Account extends Checked>(
  { access, passwords }: Pick<Services, 'access' | 'passwords'>,
  { accounts, password, address }: Comparison<Account>,
): Promise<PasswordMatch<Account> | null> => {
  const hashes = await Promise.all(accounts.map((account) => access.findCredential(account?.credentialId ?? 'none')));
  const which = await passwords.whichOpens(hashes, password, address);
  const account = which === null ? null : accounts[which];
  return account?.credentialId ? { account, credentialId: account.credentialId } : null;
};

/**
 * The keys under which attempts are counted. Each account has its own, so that a correct password for one account – an attacker's own, registered
 * with the victim's address – gives no attempts at the other. A known device has its own key too, for its account only.
 */
const attemptKeys = (services: Services, { identifier, accounts, request }: Attempt<Checked>): readonly string[] => {
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
