import { changePassword } from '@ecrin/domain/client/change-password.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';

type Replacement = Readonly<{ account: RegisteredClient; newPassword: string; device: string }>;

/**
 * null once the account opens with the new password only. The new credential is written first, under an id of its own; the event that names
 * it decides, so that cut off in between the old one still opens the account.
 */
export const replacePassword = async (
  services: ApiServices, { account, newPassword, device }: Replacement, { command, newId, now, sessionId }: CustomContext,
): Promise<Reply | null> => {
  const { access, passwords, execute } = services;
  const { clientId, credentialId: replaces } = account;
  const credentialId = newId();
  await access.saveCredential(credentialId, await passwords.hash(newPassword));
  const input = { clientId, credentialId, replaces, sessionId, device, now };
  const outcome = await execute({ aggregate: client, id: clientId, decide: changePassword, input, context: command });
  await access.deleteCredential('refused' in outcome ? credentialId : replaces);
  return 'refused' in outcome ? { refused: 'client.current-password-refused' } : null;
};
