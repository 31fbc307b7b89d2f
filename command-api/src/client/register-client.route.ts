import { registerRequest, session, type RegisterRequest } from '@ecrin/contracts/client.ts';
import { claimEmail } from '@ecrin/domain/client/claim-email.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email.aggregate.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { customRoute, type CustomContext, type Reply } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { checkPassword } from './check-password.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { findAccount, type Account } from './find-account.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { passwordRefusal } from '../session/password-refusal.ts';
import { startSession } from './start-session.ts';

type Registering = Readonly<{ body: RegisterRequest; emailHash: string }>;
const taken: Reply = { refused: 'client.email-taken' };

export const registerClientRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/register',
    access: 'public',
    summary: 'Makes an account and opens a session',
    params: z.object({}),
    body: registerRequest,
    answer: session,
    handle: async (request, context) => {
      const { body } = request;
      const refused = passwordRefusal(body.password, services.isCommonPassword);
      if (refused) return { refused };
      const tooMany = await takeTryOfAddress(services, context);
      if (tooMany) return tooMany;

      const registering = { body, emailHash: emailHashOf(services, body.email) };
      const { account } = await findAccount(services, registering.emailHash, context.command.commandId);
      const refusal = account ? await answeredBefore(services, { ...registering, account }, context) : await register(services, registering, context);
      if (refusal) return refusal;
      const made = await findAccount(services, registering.emailHash, context.command.commandId);
      return made.account ? startSession(services, { ...made.account, request }, context) : taken;
    },
  });

/** The same command again, its answer lost on the way: whoever knows the password gets it again. */
const answeredBefore = async (
  services: ApiServices,
  { body, emailHash, account }: Registering & Readonly<{ account: Account }>,
  context: CustomContext,
): Promise<Reply | null> => {
  if (account.registeredBy === null) return taken;
  return (await checkPassword(services, { emailHash, account, password: body.password }, context)) && taken;
};

/**
 * The credential is written first, under an id of its own; then the address is claimed, which fixes the client's id; the event that
 * makes the client names the credential. Cut off after any of the three, registering again finds nothing in its way, and of two people
 * at it only the one whose event came first has their password in.
 */
const register = async (services: ApiServices, { body, emailHash }: Registering, { command, newId, now, language }: CustomContext): Promise<Reply | null> => {
  const { access, passwords, execute } = services;
  const credentialId = newId();
  await access.saveCredential(credentialId, await passwords.hash(body.password));
  const clientId = await claim(services, emailHash, { command, newId, now });
  const { firstname, referralCode = null } = body;
  await execute({
    aggregate: client, id: clientId, decide: registerClient,
    input: { clientId, credentialId, emailHash, email: body.email.trim(), firstname, language: body.language ?? language, referralCode, now },
    context: { ...command, ownerId: clientId, actor: `client:${clientId}` },
  });
  const { account } = await findAccount(services, emailHash, command.commandId);
  if (account?.credentialId === credentialId) return null;
  await access.deleteCredential(credentialId);
  return taken;
};

const claim = async (services: ApiServices, emailHash: string, { command, newId, now }: Pick<CustomContext, 'command' | 'newId' | 'now'>): Promise<string> => {
  const clientId = newId();
  await services.execute({
    aggregate: email, id: emailHash, decide: claimEmail, input: { emailHash, clientId, now },
    context: { ...command, ownerId: clientId, actor: `client:${clientId}` },
  });
  const holder = await findAccount(services, emailHash, command.commandId);
  return holder.clientId ?? clientId;
};
