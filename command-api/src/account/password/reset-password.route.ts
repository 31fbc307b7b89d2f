import { resetPasswordRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { customRoute, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { stepCommandId } from '@ecrin/platform/workflows/step-command-id.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { redeemLink } from '../challenge/one-time-link.ts';
import { assignEmail } from '../email/assign-email.ts';
import { parseEmailLink, type EmailLinkPayload } from '../email/email-link-payload.ts';
import { findAccount, findEmailHolder } from '../find-accounts.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { knownDeviceCookie } from '../session/known-device.ts';
import { deviceOf } from '../session/open-session.ts';
import { resetLinkPurpose } from './forgotten-password.mail.ts';
import { passwordRefusal } from './password-refusal.ts';
import { replacePassword } from './replace-password.ts';

type Services = PasswordCheckServices &
  Pick<ApiServices, 'events' | 'execute' | 'isCommonPassword' | 'messages' | 'notifications'>;

export const resetPasswordRoute = (services: Services) =>
  customRoute({
    method: 'put',
    path: '/password/forgotten',
    access: 'public',
    summary: 'Sets a new password by the link sent to the address, which it proves; all sessions end',
    params: z.object({}),
    body: resetPasswordRequest,
    handle: async (request, context) => {
      const { token, newPassword } = request.body;
      const refused = passwordRefusal(newPassword, services.isCommonPassword);
      if (refused) return { refused };
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const link = parseEmailLink(await redeemLink(services, { purpose: resetLinkPurpose, token, now: context.now }));
      const account = link && (await accountOf(services, link));
      if (!account) return { refused: 'client.link-refused' };
      return resetPassword(services, { account, newPassword, device: deviceOf(request) }, context);
    },
  });

/** null once the address belongs to another account, or the account has another one. */
const accountOf = async (
  services: Pick<ApiServices, 'events'>,
  { clientId, emailHash }: EmailLinkPayload,
): Promise<RegisteredClient | null> => {
  const [holder, account] = await Promise.all([findEmailHolder(services, emailHash), findAccount(services, clientId)]);
  return account?.emailHash === emailHash && (holder === null || holder === clientId) ? account : null;
};

type PasswordReset = Readonly<{ account: RegisteredClient; newPassword: string; device: string }>;

/**
 * The account belongs to whoever reads its mail. Somebody else may have registered it with their address, and had the owner follow the link of the
 * proof: the old password is removed, with every other sign-in method, in one event; all sessions end; and only then is the address
 * proved, so that after an interruption the next link repeats all of it.
 */
const resetPassword = async (
  services: Services,
  { account, newPassword, device }: PasswordReset,
  context: CustomContext,
): Promise<Reply> => {
  const { clientId, emailHash, email } = account;
  // In the account’s own name, without a session: none of them made the request.
  const command = {
    ...context.command,
    commandId: stepCommandId(context.command.commandId, clientId),
    ownerId: clientId,
    actor: `client:${clientId}`,
  };
  const own = { ...context, clientId, sessionId: null, command };
  const replaced = await replacePassword(services, { account, newPassword, device, removesOtherWaysIn: true }, own);
  if ('refusal' in replaced) return { refused: 'client.link-refused' };
  await endOtherSessions(services, 'password-changed', own);
  const taken =
    emailHash && email
      ? await assignEmail(services, { account, emailHash, email, by: 'password-reset' }, context)
      : null;
  return taken ?? { empty: true, headers: { 'Set-Cookie': knownDeviceCookie(services, replaced.credentialId) } };
};
