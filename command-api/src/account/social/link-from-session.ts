import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { deviceOf } from '../session/open-session.ts';
import { claimAndLinkIdentity } from './claim-and-link-identity.ts';
import { findIdentityHolder, releaseIdentity, identityHashOf } from './identity-holder.ts';
import { oauthRedirects, redirect, type LinkRefusal } from './oauth-redirects.ts';
import type { OauthReturn } from './social-sign-in.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'keyedHash' | 'messages'>;

type IdentityLinking = OauthReturn & Readonly<{ linkTo: Readonly<{ clientId: string; sessionId: string }> }>;

/** Links for the session that requested it, as long as it is valid. */
export const linkFromSession = async (
  services: Services,
  linking: IdentityLinking,
  context: CustomContext,
): Promise<Reply> => {
  const { provider } = linking.intent;
  const refusal = await link(services, linking, context);
  return redirect(refusal === null ? oauthRedirects.linked(provider) : oauthRedirects.linkRefused(provider, refusal));
};

const link = async (
  services: Services,
  linking: IdentityLinking,
  context: CustomContext,
): Promise<LinkRefusal | null> => {
  const {
    intent: { provider },
    identity,
    linkTo: { clientId, sessionId },
    request,
  } = linking;
  const session = await services.access.findSession(sessionId, context.now);
  if (session?.userId !== clientId) return 'failed';

  const identityHash = identityHashOf(services, identity);
  const holder = await findIdentityHolder(services, { provider, identityHash }, context);
  if (holder.status === 'opens' && holder.clientId !== clientId) return 'taken';
  if (holder.status === 'begun') await releaseIdentity(services, { identityHash, clientId: holder.clientId }, context);
  if (holder.status !== 'opens')
    await queueNotice(services, { kind: 'identity-linked', clientId, provider, identityHash }, context);
  return claimAndLinkIdentity(
    services,
    { clientId, provider, identityHash, sessionId, device: deviceOf(request) },
    context,
  );
};
