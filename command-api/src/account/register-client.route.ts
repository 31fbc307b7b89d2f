import { registerRequest, sessionToken, type RegisterRequest } from '@ecrin/contracts/client/client.ts';
import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { claimEmail } from '@ecrin/domain/client/email/claim-email.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { queueMessage } from '#messages/queue-message.ts';
import { countRegistration, countAttemptFromAddress } from './challenge/attempt-limits.ts';
import { countFirstSend } from './challenge/send-limits.ts';
import { emailHashOf } from './email/email-hash.ts';
import { emailCodeSendKey } from './email/prove-email.mail.ts';
import { findAccount } from './find-accounts.ts';
import { passwordRefusal } from './password/password-refusal.ts';
import { startPasswordSession } from './session/start-session.ts';

type Services = SessionServices & Pick<ApiServices, 'isCommonPassword' | 'messages' | 'passwords'>;

type Registering = Readonly<{ body: RegisterRequest; emailHash: string }>;
type ClaimedAccount = Readonly<{ clientId: string; credentialId: string }>;

export const registerClientRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/register',
    access: 'public',
    summary: 'Makes an account and opens a session; whether the address has one already is said by mail only',
    params: z.object({}),
    body: registerRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const { body } = request;
      const refused = passwordRefusal(body.password, services.isCommonPassword);
      if (refused) return { refused };
      const emailHash = emailHashOf(services, body.email);
      const tooMany =
        (await countAttemptFromAddress(services, context)) ??
        (await countRegistration(services, emailHash, context.now));
      if (tooMany) return tooMany;

      const made = await openAccount(services, { body, emailHash }, context);
      if (made === null) return { refused: 'client.already-registered' };
      const message = { kind: 'prove-email', clientId: made.clientId } as const;
      if (!(await countFirstSend(services, emailCodeSendKey(emailHash), context.now)))
        await queueMessage(services, message, context);
      return startPasswordSession(services, { ...made, request }, context);
    },
  });

const asOwner = ({ command }: Pick<CustomContext, 'command'>, clientId: string) => ({
  ...command,
  ownerId: clientId,
  actor: `client:${clientId}`,
});

/**
 * null: the same command created the account with another password. A credential is written first, under its own id; then the address is
 * claimed, which records for this command which account it creates; the event that creates it names the credential. After an interruption, the same
 * command continues where it was, and another one is not blocked.
 */
const openAccount = async (
  services: Services,
  { body, emailHash }: Registering,
  context: CustomContext,
): Promise<ClaimedAccount | null> => {
  const { access, passwords } = services;
  const earlier = await findEarlierClaim(services, emailHash, context);
  const before = earlier === null ? null : await findAccount(services, earlier);
  if (before) return isRepeatedRegistration(services, before, body.password);

  const credentialId = context.newId();
  await access.saveCredential(credentialId, await passwords.hash(body.password));
  const clientId = earlier ?? (await claim(services, emailHash, context));
  await register(services, { body, emailHash, clientId, credentialId }, context);
  const account = await findAccount(services, clientId);
  if (account?.credentialId === credentialId) return { clientId, credentialId };
  // The same command twice concurrently: the other one was first.
  await access.deleteCredential(credentialId);
  return account && isRepeatedRegistration(services, account, body.password);
};

const register = (
  { execute }: Pick<ApiServices, 'execute'>,
  { body, emailHash, clientId, credentialId }: Registering & ClaimedAccount,
  context: CustomContext,
) => {
  const { firstname, referralCode = null, language = context.language } = body;
  const input = {
    clientId,
    credentialId,
    emailHash,
    email: body.email.trim(),
    firstname,
    language,
    referralCode,
    now: context.now,
  };
  return execute({
    aggregate: client,
    id: clientId,
    decide: registerClient,
    input,
    context: asOwner(context, clientId),
  });
};

const isRepeatedRegistration = async (
  { access, passwords }: Pick<ApiServices, 'access' | 'passwords'>,
  { clientId, credentialId }: RegisteredClient,
  password: string,
): Promise<ClaimedAccount | null> =>
  credentialId !== null && (await passwords.verify(await access.findCredential(credentialId), password))
    ? { clientId, credentialId }
    : null;

/** The account this command claimed the address for; null: not yet. */
const findEarlierClaim = async (
  { events }: Pick<ApiServices, 'events'>,
  emailHash: string,
  { command: { commandId } }: CustomContext,
): Promise<string | null> => {
  const { before } = await loadAggregate(events, email, { id: emailHash, commandId });
  return before ? claimed.parse(before.data).clientId : null;
};
const claimed = z.object({ clientId: z.string() });

/** A claim is no proof, and does not block other accounts. */
const claim = async (
  services: Pick<ApiServices, 'events' | 'execute'>,
  emailHash: string,
  context: CustomContext,
): Promise<string> => {
  const clientId = context.newId();
  const input = { emailHash, clientId, now: context.now };
  await services.execute({
    aggregate: email,
    id: emailHash,
    decide: claimEmail,
    input,
    context: asOwner(context, clientId),
  });
  return (await findEarlierClaim(services, emailHash, context)) ?? clientId;
};
