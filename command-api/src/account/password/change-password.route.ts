import { changePasswordRequest, type ChangePasswordRequest } from '@ecrin/contracts/client/security.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import {
  customRoute,
  type CustomContext,
  type CustomRequest,
  type RefusedReply,
} from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { knownDeviceCookie } from '../session/known-device.ts';
import { deviceOf } from '../session/open-session.ts';
import { passwordRefusal } from './password-refusal.ts';
import { replacePassword } from './replace-password.ts';
import { refuseSharedPassword } from './shared-password.ts';
import { verifyCurrentPassword } from './verify-current-password.ts';

type Services = PasswordCheckServices &
  Pick<ApiServices, 'events' | 'execute' | 'isCommonPassword' | 'messages' | 'notifications'>;

export const changePasswordRoute = (services: Services) =>
  customRoute({
    method: 'put',
    path: '/password',
    access: 'client',
    summary: 'Changes the password, with the current one; the other sessions end',
    params: z.object({}),
    body: changePasswordRequest,
    handle: async (request, context) => {
      const { newPassword } = request.body;
      const refused = passwordRefusal(newPassword, services.isCommonPassword);
      if (refused) return { refused };
      const { state: account, before } = await loadAggregate(services.events, client, {
        id: context.clientId,
        commandId: context.command.commandId,
      });
      if (account.status !== 'registered') return { refused: 'client.not-found' };
      // The same command again, after its response was lost: unfinished steps are completed.
      const refusal = before ? null : await refuseChange(services, { account, request }, context);
      if (refusal) return refusal;
      const replaced = before
        ? account
        : await replacePassword(services, { account, newPassword, device: deviceOf(request) }, context);
      if ('refusal' in replaced) return replaced.refusal;
      await endOtherSessions(services, 'password-changed', context);
      return { empty: true, headers: { 'Set-Cookie': knownDeviceCookie(services, replaced.credentialId ?? '') } };
    },
  });

type Change = Readonly<{
  account: RegisteredClient;
  request: Pick<CustomRequest<unknown, unknown, ChangePasswordRequest>, 'body' | 'header' | 'cookie'>;
}>;

const refuseChange = async (
  services: Services,
  { account, request }: Change,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  const { currentPassword: password, newPassword } = request.body;
  return (
    (await verifyCurrentPassword(services, { account, password, request }, context)) ??
    refuseSharedPassword(services, { ...account, password: newPassword, request }, context)
  );
};
