import { changePasswordRequest } from '@ecrin/contracts/client-security.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/load-aggregate.ts';
import { customRoute, type CustomContext, type Reply } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { deviceOf } from '../session/open-session.ts';
import { passwordRefusal } from '../session/password-refusal.ts';
import { checkPassword } from './check-password.ts';
import { endOtherSessions } from './end-sessions.ts';
import { replacePassword } from './replace-password.ts';

export const changePasswordRoute = (services: ApiServices) =>
  customRoute({
    method: 'put',
    path: '/password',
    access: 'client',
    summary: 'Changes the password for who knows the current one; the other sessions end',
    params: z.object({}),
    body: changePasswordRequest,
    handle: async ({ body: { currentPassword, newPassword }, header }, context) => {
      const refused = passwordRefusal(newPassword, services.isCommonPassword);
      if (refused) return { refused };
      const { state: account, before } = await loadAggregate(services.events, client, { id: context.clientId, commandId: context.command.commandId });
      if (account.status === 'unknown') return { refused: 'client.not-found' };
      // The same command again, its answer lost on the way: what it left undone is finished.
      const refusal = before ? null : await proven(services, { account, currentPassword }, context)
        ?? await replacePassword(services, { account, newPassword, device: deviceOf({ header }) }, context);
      if (refusal) return refusal;
      await endOtherSessions(services, 'password-changed', context);
      return { empty: true };
    },
  });

/** null for who knows the current password; counted together with the log-ins. */
const proven = async (
  services: ApiServices, { account, currentPassword }: Readonly<{ account: RegisteredClient; currentPassword: string }>, context: CustomContext,
): Promise<Reply | null> => {
  const tooMany = await takeTryOfAddress(services, context);
  if (tooMany) return tooMany;
  const { clientId, credentialId, emailHash } = account;
  const checking = { emailHash, account: { clientId, credentialId, registeredBy: null }, password: currentPassword };
  const refusal = await checkPassword(services, checking, context);
  // Not 401: the session is good, only the word typed is not.
  return refusal && 'refused' in refusal && refusal.refused === 'client.credentials-refused' ? { refused: 'client.current-password-refused' } : refusal;
};
