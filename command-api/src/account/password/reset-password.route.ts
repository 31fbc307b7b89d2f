import { resetPasswordRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { customRoute, type CustomContext, type RefusedReply, type Reply } from '@ecrin/platform/routing/route.ts';
import { stepCommandId } from '@ecrin/platform/workflows/step-command-id.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { redeemLink, restoreLink } from '../challenge/one-time-link.ts';
import { assignEmail } from '../email/assign-email.ts';
import { parseEmailLink } from '../email/email-link-payload.ts';
import { findAccount } from '../find-accounts.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { knownDeviceCookie } from '../session/known-device.ts';
import { deviceOf } from '../session/open-session.ts';
import { resetLinkMs, resetLinkPurpose } from './forgotten-password.mail.ts';
import { passwordRefusal } from './password-refusal.ts';
import { replacePassword } from './replace-password.ts';
import { refuseSharedPasswordOfOwner } from './shared-password.ts';

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
      const account = await redeemResetLink(services, { token, newPassword }, context);
      if ('refused' in account) return account;
      return resetPassword(services, { account, newPassword, device: deviceOf(request) }, context);
    },
  });

type Redemption = Readonly<{ token: string; newPassword: string }>;

/** The account of the link, which is consumed unless only the password is refused. */
const redeemResetLink = async (
  services: Services,
  { token, newPassword }: Redemption,
  context: CustomContext,
): Promise<RegisteredClient | RefusedReply> => {
  const payload = await redeemLink(services, { purpose: resetLinkPurpose, token, now: context.now });
  const link = parseEmailLink(payload);
  const account = link && (await findAccount(services, link.clientId));
  // null, or one that has another address by now.
  if (!payload || !account || account.emailHash !== link.emailHash) return { refused: 'client.link-refused' };

  const shared = await refuseSharedPasswordOfOwner(services, { ...account, password: newPassword }, context);
  if (!shared) return account;
  const restored = { purpose: resetLinkPurpose, recipient: account.clientId, payload, token };
  await restoreLink(services, { ...restored, now: context.now, ms: resetLinkMs });
  return shared;
};

type PasswordReset = Readonly<{ account: RegisteredClient; newPassword: string; device: string }>;

/**
 * The account belongs to the owner of the mailbox. An attacker may have registered it with their address, and had the owner follow the link of the
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
  // Another account has proved the address: this one keeps its sign-in method, and is asked for another address.
  if (taken && !('refused' in taken && taken.refused === 'client.email-taken')) return taken;
  return { empty: true, headers: { 'Set-Cookie': knownDeviceCookie(services, replaced.credentialId) } };
};
