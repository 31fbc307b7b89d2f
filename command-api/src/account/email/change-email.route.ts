import { changeEmailRequest, codeSent } from '@ecrin/contracts/client/sign-in-methods.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { requestEmailChange } from '@ecrin/domain/client/email/request-email-change.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { queueMessage, queueNotice } from '#messages/queue-message.ts';
import { codeSentReply, countSend } from '../challenge/send-limits.ts';
import { findAccount } from '../find-accounts.ts';
import { refuseSharedPassword } from '../password/shared-password.ts';
import { verifyCurrentPassword } from '../password/verify-current-password.ts';
import { deviceOf } from '../session/open-session.ts';
import { requireFreshSession } from '../session/require-fresh-session.ts';
import { emailHashOf } from './email-hash.ts';
import { emailCodeKey, emailCodeSendKey } from './prove-email.mail.ts';

type Services = PasswordCheckServices & Pick<ApiServices, 'events' | 'messages'>;

export const changeEmailRoute = (services: Services) =>
  commandRoute({
    method: 'put',
    path: '/email',
    access: 'client',
    summary: 'Requests a change of address, effective once it is proved; whether it is in use is only said by mail',
    params: z.object({}),
    body: changeEmailRequest,
    answer: codeSent,
    aggregate: client,
    id: (_request, { clientId }) => clientId,
    prepare: async (request, context) => {
      const { clientId, now } = context;
      const account = await findAccount(services, clientId);
      if (!account) return { refused: 'client.not-found' as const };
      const emailHash = emailHashOf(services, request.body.email);
      const refusal =
        (await verifyCaller(services, { account, emailHash, password: request.body.password, request }, context)) ??
        (await countSend(services, emailCodeSendKey(emailHash), now));
      if (refusal) return refusal;
      // A code that was sent for another address no longer proves anything.
      await services.access.deleteChallenge(emailCodeKey(clientId));
      await queueNotice(services, { kind: 'email-change-asked', clientId, emailHash }, context);
      return { emailHash };
    },
    input: (request, { clientId, sessionId, now }) => ({
      ...request.found,
      clientId,
      email: request.body.email.trim(),
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: requestEmailChange,
    after: async (_outcome, _request, context) => {
      await queueMessage(services, { kind: 'prove-email', clientId: context.clientId }, context);
      return codeSentReply;
    },
    absent: 'client.not-found',
  });

type Proving = Readonly<{
  account: RegisteredClient;
  /** Of the address asked for. */
  emailHash: string;
  password: string | null;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;

/** null when the password is right, or for a fresh session of an account without one. */
const verifyCaller = async (
  services: Services,
  { account, emailHash, password, request }: Proving,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  if (account.credentialId === null) return requireFreshSession(services, context);
  const given = password ?? '';
  return (
    (await verifyCurrentPassword(services, { account, password: given, request }, context)) ??
    refuseSharedPassword(services, { ...account, emailHash, waitingOnly: true, password: given, request }, context)
  );
};
