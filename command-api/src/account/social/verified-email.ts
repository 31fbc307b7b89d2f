import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { assignEmail } from '../email/assign-email.ts';
import { emailHashOf } from '../email/email-hash.ts';
import { findAccount, findEmailHolder } from '../find-accounts.ts';
import { claimAndLinkIdentity } from './claim-and-link-identity.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type Services = Pick<ApiServices, 'events' | 'execute' | 'keyedHash' | 'messages'>;

/** `clientId` null: their account has another identity of that provider, and does not get a second one automatically. */
type EmailHolderLink = Readonly<{ status: 'nobody' }> | Readonly<{ status: 'known'; clientId: string | null }>;

/**
 * An identity whose address the provider has verified signs in to the account that proved that address, which is notified by mail. An address
 * that was only given at registration does not count: an attacker may have given it and wait for its owner.
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

/** An account without an address gets the verified one of its provider, if no account has proved it. */
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
