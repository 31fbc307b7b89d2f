import { confirmationRequest, passkeyOptions } from '@ecrin/contracts/client/passkeys.ts';
import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import type { AuthenticatorAnswer } from '@ecrin/platform/ports/sign-in/passkeys.ts';
import { customRoute, type CustomContext, type RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { findAccount } from '../find-accounts.ts';
import { verifyCurrentPassword } from '../password/verify-current-password.ts';
import { recordFreshProof } from '../session/fresh-proof.ts';
import type { Ceremony } from './passkey-challenge.ts';
import { passkeyRefused, replyOptionsToUse, type PasskeyServices } from './passkey-replies.ts';
import { usePasskey } from './stored-passkeys.ts';

type Services = PasskeyServices & PasswordCheckServices & Pick<ApiServices, 'events'>;

const confirming = (userId: string, { sessionId, now }: Pick<CustomContext, 'sessionId' | 'now'>): Ceremony => ({
  purpose: 'confirm',
  holder: `${userId}:${sessionId ?? ''}`,
  now,
});

const confirmationOptionsRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/confirmation/options',
    access: 'client',
    summary: 'What a device needs to confirm with a passkey of the account',
    params: z.object({}),
    body: noBody,
    answer: passkeyOptions,
    handle: async (_request, context) => {
      const account = await findAccount(services, context.clientId);
      if (!account || account.passkeys.length === 0) return { refused: 'client.passkey-not-found' };
      const ceremony = confirming(context.clientId, context);
      return replyOptionsToUse(services, { passkeys: account.passkeys, ceremony });
    },
  });

const confirmationRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/confirmation',
    access: 'client',
    summary: 'Confirms who is there, by a passkey or the password: for ten minutes this session may do what is grave',
    params: z.object({}),
    body: confirmationRequest,
    handle: async (request, context) => {
      const { clientId, sessionId, now } = context;
      const account = await findAccount(services, clientId);
      if (!account || sessionId === null) return { refused: 'general.unauthorized' };
      const { body } = request;
      const refusal =
        'password' in body
          ? await verifyCurrentPassword(services, { account, password: body.password, request }, context)
          : await verifyOwnPasskey(services, { account, answer: body.answer }, context);
      if (refusal) return refusal;
      await recordFreshProof(services, sessionId, now);
      return { empty: true };
    },
  });

type Owned = Readonly<{
  account: Pick<RegisteredClient, 'clientId' | 'passkeys'>;
  answer: AuthenticatorAnswer;
}>;

const verifyOwnPasskey = async (
  services: Services,
  { account: { clientId, passkeys: own }, answer }: Owned,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  const { passkeys } = services;
  const ceremony = confirming(clientId, context);
  const used = passkeys && (await usePasskey({ ...services, passkeys }, { answer, ceremony }));
  return used?.userId === clientId && findPasskey(own, used.passkeyId) ? null : passkeyRefused;
};

export const confirmRoutes = (services: Services) => [confirmationOptionsRoute(services), confirmationRoute(services)];
