import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { findAddressAccounts, holderIndex, type AddressAccount } from '../find-accounts.ts';
import { checkPassword, matchPassword } from './check-password.ts';

type Services = PasswordCheckServices & Pick<ApiServices, 'events'>;
type PasswordToSet = Readonly<{
  clientId: string;
  /** Of the address the account has or is to have; null: none. */
  emailHash: string | null;
  /** For an address the account does not have yet: while another account holds it, it cannot be proved, which only the mail says. */
  waitingOnly?: boolean;
  password: string;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;

const otherAccounts = async (
  services: Services,
  { clientId, emailHash, waitingOnly = false }: Pick<PasswordToSet, 'clientId' | 'emailHash' | 'waitingOnly'>,
): Promise<readonly (AddressAccount | null)[]> => {
  if (emailHash === null) return [];
  const { accounts } = await findAddressAccounts(services, emailHash);
  return accounts.map((found, index) =>
    found?.clientId === clientId || (waitingOnly && index === holderIndex) ? null : found,
  );
};

const refused: RefusedReply = { refused: 'client.password-opens-another' };

/**
 * null: the password opens no other account under the address. Of two accounts with one address and one password, one could not be reached. Counted as a
 * sign-in to those accounts, as slow where there are none, and skipped for those without attempts left: nobody can keep another from changing a password.
 */
export const refuseSharedPassword = async (
  services: Services,
  { password, request, ...account }: PasswordToSet,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  if (account.emailHash === null) return null;
  const accounts = await otherAccounts(services, account);
  const attempt = { identifier: account.emailHash, accounts, password, request };
  return 'refusal' in (await checkPassword(services, attempt, context)) ? null : refused;
};

/** The same for the owner of the mailbox, who may set all of those passwords: uncounted. */
export const refuseSharedPasswordOfOwner = async (
  services: Services,
  { password, ...account }: Omit<PasswordToSet, 'request'>,
  { address }: Pick<CustomContext, 'address'>,
): Promise<RefusedReply | null> => {
  const accounts = await otherAccounts(services, account);
  return (await matchPassword(services, { accounts, password, address })) ? refused : null;
};
