import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { claimIdentity } from '@ecrin/domain/identity/claim-identity.ts';
import { identity as identityAggregate } from '@ecrin/domain/identity/identity.aggregate.ts';
import { registerByIdentity } from '@ecrin/domain/identity/register-by-identity.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, RefusedReply, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { commandAsClient } from '../command-as-client.ts';
import { registrationRefusal, type RegistrationServices } from '../registration-refusal.ts';
import { deviceOf } from '../session/open-session.ts';
import { startSession } from '../session/start-session.ts';
import { findIdentityHolder, identityHashOf } from './identity-holder.ts';
import { oauthRedirects, redirect } from './oauth-redirects.ts';
import type { SocialSignIn, OauthReturn } from './social-sign-in.ts';
import { adoptVerifiedEmail, linkToEmailHolder } from './verified-email.ts';

type Services = SessionServices & RegistrationServices & Pick<ApiServices, 'messages'>;

/** Opens a session in the account of an identity, which is created where there is none. */
export const signInByIdentity = async (
  services: Services,
  returned: OauthReturn,
  context: CustomContext,
): Promise<Reply> => {
  const {
    intent: { provider },
    request,
  } = returned;
  const signIn = { ...returned, identityHash: identityHashOf(services, returned.identity), device: deviceOf(request) };
  const clientId = await findOrCreateAccount(services, signIn, context);
  if (clientId === null) return redirect(oauthRedirects.refused(provider));
  if (typeof clientId !== 'string') return redirect(oauthRedirects.notRegistered(provider));

  await adoptVerifiedEmail(services, { clientId, signIn }, context);
  const { identityHash } = signIn;
  const opens = ({ identities }: Readonly<{ identities: Readonly<Record<string, string>> }>) =>
    identities[provider] === identityHash;
  const opened = await startSession(services, { clientId, isStillValid: opens, request }, context);
  if (!('refused' in opened)) return redirect(oauthRedirects.signedIn, opened.headers);
  return redirect(
    opened.refused === 'client.deactivated' ? oauthRedirects.deactivated : oauthRedirects.refused(provider),
  );
};

/** null: refused; a refusal: nobody, or not this person, can register now. */
const findOrCreateAccount = async (
  services: Services,
  signIn: SocialSignIn,
  context: CustomContext,
): Promise<string | RefusedReply | null> => {
  const {
    intent: { provider, referralCode },
    identityHash,
  } = signIn;
  const holder = await findIdentityHolder(services, { provider, identityHash }, context);
  if (holder.status === 'opens') return holder.clientId;
  if (holder.status === 'begun')
    return (
      (await registrationRefusal(services, referralCode)) ??
      createAccountByIdentity(services, { clientId: holder.clientId, signIn }, context)
    );

  const known = await linkToEmailHolder(services, signIn, context);
  if (known.status !== 'nobody') return known.clientId;
  const notNow = await registrationRefusal(services, referralCode);
  if (notNow) return notNow;
  return createAccountByIdentity(
    services,
    { clientId: await claimNewIdentity(services, signIn, context), signIn },
    context,
  );
};

/** The claim comes first and fixes the client's id: of two concurrent sign-ins, both continue with the same. */
const claimNewIdentity = async (
  services: Pick<ApiServices, 'events' | 'execute'>,
  { intent: { provider }, identityHash }: SocialSignIn,
  context: CustomContext,
): Promise<string> => {
  const clientId = context.newId();
  await services.execute({
    aggregate: identityAggregate,
    id: identityHash,
    decide: claimIdentity,
    input: { identityHash, provider, clientId, now: context.now },
    context: commandAsClient(context, clientId),
  });
  const { state } = await loadAggregate(services.events, identityAggregate, { id: identityHash });
  return state.status === 'held' ? state.clientId : clientId;
};

const createAccountByIdentity = async (
  { execute }: Pick<ApiServices, 'execute'>,
  { clientId, signIn }: Readonly<{ clientId: string; signIn: SocialSignIn }>,
  context: CustomContext,
): Promise<string | null> => {
  const {
    intent: { provider, language, referralCode },
    identity: { firstname },
    identityHash,
    device,
  } = signIn;
  const outcome = await execute({
    aggregate: client,
    id: clientId,
    decide: registerByIdentity,
    input: { clientId, provider, identityHash, device, firstname, language, referralCode, now: context.now },
    context: commandAsClient(context, clientId),
  });
  return 'refused' in outcome ? null : clientId;
};
