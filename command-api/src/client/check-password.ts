import type { CustomContext, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import type { Account } from './find-account.ts';
import { accountKey, takeTry, triesPerAccount } from '../session/limits.ts';

type Attempt = Readonly<{ emailHash: string; account: Account | null; password: string }>;

/** null when the password opens the account. Known and unknown addresses take as long and answer alike. */
export const checkPassword = async (services: ApiServices, { emailHash, account, password }: Attempt, { now }: CustomContext): Promise<Reply | null> => {
  const { access, passwords } = services;
  const tooMany = await takeTry(services, now, { key: accountKey(emailHash), limit: triesPerAccount });
  if (tooMany) return tooMany;
  const stored = account && (await access.findCredential(account.credentialId));
  if (!(await passwords.verify(stored, password))) return { refused: 'client.credentials-refused' };
  await access.clearTries(accountKey(emailHash));
  return null;
};
