import type { RegisterRequest } from '@ecrin/contracts/client/client.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { claimEmail } from '@ecrin/domain/client/email/claim-email.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { registerClient } from '@ecrin/domain/client/register-client.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { findAccount, findAddressAccounts, type AddressAccounts } from './find-accounts.ts';
import { checkPassword, matchPassword } from './password/check-password.ts';

type Services = SessionServices & Pick<ApiServices, 'passwords'>;
type Registration = Readonly<{
  request: Pick<CustomRequest<unknown, unknown, RegisterRequest>, 'body' | 'header' | 'cookie'>;
  emailHash: string;
}>;
type OpenedAccount = Readonly<{ clientId: string; credentialId: string }>;
type Refusal = Readonly<{ refusal: RefusedReply }>;

/** Concurrent registrations with one address, at most as many as may wait for it, each let one of them claim it. */
const attempts = 6;

/**
 * The account this address and password open, made if there is none: two accounts never open with the same pair, whatever runs concurrently. A credential
 * is written first, under its own id; then the address is claimed, with that id; then the account is registered. After an interruption between any two,
 * the same pair finds the claim and finishes it.
 */
export const openAccount = async (
  services: Services,
  registration: Registration,
  context: CustomContext,
): Promise<OpenedAccount | Refusal> => {
  const { passwords, access } = services;
  const credentialId = context.newId();
  let hash: string | null = null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await findAddressAccounts(services, registration.emailHash);
    const matched = await findByPassword(services, { registration, found, isFirst: attempt === 0 }, context);
    if (matched) return 'refusal' in matched ? matched : finish(services, { ...registration, ...matched }, context);
    // The same command was sent with another password before.
    if (await claimedByCommand(services, registration.emailHash, context))
      return { refusal: { refused: 'client.already-registered' } };

    hash ??= await passwords.hash(registration.request.body.password);
    await access.saveCredential(credentialId, hash);
    const claimed = await claim(services, { ...registration, credentialId, found }, context);
    if ('clientId' in claimed) return finish(services, { ...registration, ...claimed }, context);
    await access.deleteCredential(credentialId);
    if (claimed.refusal.refused !== 'client.email-claimed-meanwhile') return claimed;
  }
  return { refusal: { refused: 'client.email-claimed-meanwhile' } };
};

type Search = Readonly<{ registration: Registration; found: AddressAccounts; isFirst: boolean }>;

/** The account, registered or not, that was made with the password; null: none was. A request counts as one attempt to sign in. */
const findByPassword = async (
  services: Services,
  { registration: { request, emailHash }, found: { accounts }, isFirst }: Search,
  context: CustomContext,
): Promise<OpenedAccount | Refusal | null> => {
  const { password } = request.body;
  const checked = isFirst
    ? await checkPassword(services, { identifier: emailHash, accounts, password, request, compareAll: true }, context)
    : await matchPassword(services, { accounts, password, address: context.address });
  if (checked === null) return null;
  if (!('refusal' in checked)) return { clientId: checked.account.clientId, credentialId: checked.credentialId };
  return checked.refusal.refused === 'client.credentials-refused' ? null : checked;
};

/** Both streams are begun by these commands: they are never absent. */
const refusalOf = (refused: RefusedReply['refused'] | 'absent'): Refusal => ({
  refusal: { refused: refused === 'absent' ? 'client.not-found' : refused },
});

type Claim = Registration & Readonly<{ credentialId: string; found: AddressAccounts }>;

/** A claim is no proof, and does not block other accounts. */
const claim = async (
  { events, execute }: Services,
  { emailHash, credentialId, found: { considered } }: Claim,
  context: CustomContext,
): Promise<OpenedAccount | Refusal> => {
  const clientId = context.newId();
  const input = { emailHash, clientId, credentialId, considered, now: context.now };
  const outcome = await execute({
    aggregate: email,
    id: emailHash,
    decide: claimEmail,
    input,
    context: asOwner(context, clientId),
  });
  if ('refused' in outcome) return refusalOf(outcome.refused);
  // The same command twice concurrently: the other one was first.
  const mine = (await claimedByCommand({ events }, emailHash, context)) === clientId;
  return mine ? { clientId, credentialId } : { refusal: { refused: 'client.email-claimed-meanwhile' } };
};

/** The account this command claimed the address for; null: not yet. */
const claimedByCommand = async (
  { events }: Pick<ApiServices, 'events'>,
  emailHash: string,
  { command: { commandId } }: CustomContext,
): Promise<string | null> => {
  const { before } = await loadAggregate(events, email, { id: emailHash, commandId });
  return before ? claimedAccount.parse(before.data).clientId : null;
};
const claimedAccount = z.object({ clientId: z.string() });

/** Registers the account unless it is. */
const finish = async (
  services: Services,
  { request: { body }, emailHash, clientId, credentialId }: Registration & OpenedAccount,
  context: CustomContext,
): Promise<OpenedAccount | Refusal> => {
  if (await findAccount(services, clientId)) return { clientId, credentialId };
  const { firstname, referralCode = null, language = context.language } = body;
  const about = { clientId, credentialId, emailHash, email: body.email.trim(), now: context.now };
  const outcome = await services.execute({
    aggregate: client,
    id: clientId,
    decide: registerClient,
    input: { ...about, firstname, language, referralCode },
    context: asOwner(context, clientId),
  });
  return 'refused' in outcome ? refusalOf(outcome.refused) : { clientId, credentialId };
};

const asOwner = ({ command }: Pick<CustomContext, 'command'>, clientId: string) => ({
  ...command,
  ownerId: clientId,
  actor: `client:${clientId}`,
});
