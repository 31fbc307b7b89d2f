import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { assignEmail } from '../email/assign-email.ts';
import { emailHashOf } from '../email/email-hash.ts';
import { findAccount, findEmailHolder } from '../find-accounts.ts';
import { claimAndLinkIdentity } from './claim-and-link-identity.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type Services = Pick<ApiServices, 'events' | 'execute' | 'keyedHash' | 'messages'>;

/** `clientId` null: their account has another identity of that provider, and none of its own accord takes a second. */
type EmailHolderLink = Readonly<{ status: 'nobody' }> | Readonly<{ status: 'known'; clientId: string | null }>;

/**
 * An identity whose address the provider has verified opens the account of whoever has proved that address here, who is told by mail. One that
 * somebody merely gave when they registered counts for nothing: it may have been given by a stranger who waits for its owner.
 */
export const linkToEmailHolder = async (
  services: Services,
  signIn: SocialSignIn,
  context: CustomContext,
): Promise<EmailHolderLink> => {
  const {
    intent: { provider },
    identity: { verifiedEmail },
    identityHash,
    device,
  } = signIn;
  if (verifiedEmail === null) return { status: 'nobody' };
  const emailHash = emailHashOf(services, verifiedEmail);
  const holder = await findEmailHolder(services, emailHash);
  const account = holder && (await findAccount(services, holder));
  if (!account || !account.emailProved || account.emailHash !== emailHash) return { status: 'nobody' };

  const { clientId } = account;
  await queueNotice(services, { kind: 'identity-linked', clientId, provider, identityHash }, context);
  const refusal = await claimAndLinkIdentity(
    services,
    { clientId, provider, identityHash, sessionId: null, device },
    context,
  );
  return { status: 'known', clientId: refusal === null ? clientId : null };
};

type EmailAdoption = Readonly<{ clientId: string; signIn: SocialSignIn }>;

/** An account without any address takes the one its provider has verified, if nobody has proved it. */
export const adoptVerifiedEmail = async (
  services: Services,
  { clientId, signIn }: EmailAdoption,
  context: CustomContext,
): Promise<void> => {
  const { verifiedEmail } = signIn.identity;
  const account = await findAccount(services, clientId);
  if (verifiedEmail === null || !account || account.emailHash !== null || account.awaitedEmail) return;
  await assignEmail(
    services,
    { account, emailHash: emailHashOf(services, verifiedEmail), email: verifiedEmail, by: 'provider' },
    context,
  );
};
