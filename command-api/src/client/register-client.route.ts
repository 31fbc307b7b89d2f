import { registerRequest, session, type RegisterRequest } from '@ecrin/contracts/client.ts';
import { claimEmail } from '@ecrin/domain/client/claim-email.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email.aggregate.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/route.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { takeSendingOfDay } from '../challenge/sending-limit.ts';
import type { ApiServices } from '../http/api-services.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { takeRegistration, takeTryOfAddress } from '../session/limits.ts';
import { passwordRefusal } from '../session/password-refusal.ts';
import { findAccount } from './find-accounts.ts';
import { emailCodeSending } from './prove-email.mail.ts';
import { startSessionOf } from './start-session.ts';

type Registering = Readonly<{ body: RegisterRequest; emailHash: string; clientId: string }>;

export const registerClientRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/register',
    access: 'public',
    summary: 'Makes an account and opens a session; whether the address has one already is said by mail only',
    params: z.object({}),
    body: registerRequest,
    answer: session,
    handle: async (request, context) => {
      const { body } = request;
      const refused = passwordRefusal(body.password, services.isCommonPassword);
      if (refused) return { refused };
      const emailHash = emailHashOf(services, body.email);
      const tooMany = (await takeTryOfAddress(services, context)) ?? (await takeRegistration(services, emailHash, context.now));
      if (tooMany) return tooMany;

      // The same command makes the same account, whatever of it was done before.
      const clientId = uuidV5(emailHash, context.command.commandId);
      const credentialId = await openAccount(services, { body, emailHash, clientId }, context);
      if (credentialId === null) return { refused: 'client.already-registered' };
      await claim(services, { emailHash, clientId }, context);
      if (!(await takeSendingOfDay(services, emailCodeSending(emailHash), context.now))) await queueMessage(services, { kind: 'prove-email', clientId }, context);
      return startSessionOf(services, { clientId, credentialId, request }, context);
    },
  });

const asOwner = ({ command }: Pick<CustomContext, 'command'>, clientId: string) => ({ ...command, ownerId: clientId, actor: `client:${clientId}` });

/**
 * The account's credential; null: the same command made it with another password. A credential is written first, under an id of its own; the
 * event that makes the client names it. Cut off in between, it is nobody's, and the same command or another one finds nothing in its way.
 */
const openAccount = async (services: ApiServices, { body, emailHash, clientId }: Registering, context: CustomContext): Promise<string | null> => {
  const { access, passwords, execute } = services;
  const before = await findAccount(services, clientId);
  if (before) return opensBefore(services, before.credentialId, body.password);
  const credentialId = context.newId();
  await access.saveCredential(credentialId, await passwords.hash(body.password));
  const { firstname, referralCode = null, language = context.language } = body;
  await execute({
    aggregate: client, id: clientId, decide: registerClient,
    input: { clientId, credentialId, emailHash, email: body.email.trim(), firstname, language, referralCode, now: context.now },
    context: asOwner(context, clientId),
  });
  const made = await findAccount(services, clientId);
  if (made?.credentialId === credentialId) return credentialId;
  // The same command twice at once: the other one came first.
  await access.deleteCredential(credentialId);
  return made && opensBefore(services, made.credentialId, body.password);
};

const opensBefore = async ({ access, passwords }: ApiServices, credentialId: string | null, password: string): Promise<string | null> =>
  (await passwords.verify(credentialId && (await access.findCredential(credentialId)), password)) ? credentialId : null;

/** Claiming is no proof, and keeps nobody else from it. */
const claim = ({ execute }: ApiServices, { emailHash, clientId }: Pick<Registering, 'emailHash' | 'clientId'>, context: CustomContext) =>
  execute({ aggregate: email, id: emailHash, decide: claimEmail, input: { emailHash, clientId, now: context.now }, context: asOwner(context, clientId) });
