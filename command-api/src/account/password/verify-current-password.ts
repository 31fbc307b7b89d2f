import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { PasswordCheckServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { checkPassword } from './check-password.ts';

type Services = PasswordCheckServices;

type PasswordVerification = Readonly<{
  account: RegisteredClient;
  password: string;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;

/** null when the account's password is right; counted together with sign-ins. */
export const verifyCurrentPassword = async (
  services: Services,
  { account, password, request }: PasswordVerification,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  const tooMany = await countAttemptFromAddress(services, context);
  if (tooMany) return tooMany;
  const checked = await checkPassword(
    services,
    { identifier: account.emailHash ?? account.clientId, accounts: [account], password, request },
    context,
  );
  if (!('refusal' in checked)) return null;
  const { refusal } = checked;
  // Not 401: the session is valid, only the password is wrong.
  return refusal.refused === 'client.credentials-refused' ? { refused: 'client.current-password-refused' } : refusal;
};
