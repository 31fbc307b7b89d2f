import { changePassword } from '@ecrin/domain/client/change-password.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'messages' | 'passwords'>;

/** `removesOtherWaysIn`: phone and identities are removed with the old password. */
type Replacement = Readonly<{
  account: RegisteredClient;
  newPassword: string;
  device: string;
  removesOtherWaysIn?: boolean;
}>;

/**
 * Its credential, once the account accepts the new password only. The new credential is written first, under its own id; the event
 * that names it decides, so that after an interruption the old one still works.
 */
export const replacePassword = async (
  services: Services,
  { account, newPassword, device, removesOtherWaysIn = false }: Replacement,
  context: CustomContext,
): Promise<Readonly<{ credentialId: string }> | Readonly<{ refusal: Reply }>> => {
  const { access, passwords, execute } = services;
  const { command, newId, now, sessionId } = context;
  const { clientId, credentialId: replaces } = account;
  const credentialId = newId();
  await access.saveCredential(credentialId, await passwords.hash(newPassword));
  await queueNotice(services, { kind: 'password-changed', clientId, credentialId }, context);
  const input = { clientId, credentialId, replaces, sessionId, removesOtherWaysIn, device, now };
  const outcome = await execute({ aggregate: client, id: clientId, decide: changePassword, input, context: command });
  const left = 'refused' in outcome ? credentialId : replaces;
  if (left !== null) await access.deleteCredential(left);
  return 'refused' in outcome ? { refusal: { refused: 'client.current-password-refused' } } : { credentialId };
};
