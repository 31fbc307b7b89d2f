import type { VerifiedIdentity } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import type { CustomRequest } from '@ecrin/platform/routing/route.ts';
import type { OauthIntent } from './oauth-flow.ts';

export type OauthReturn = Readonly<{
  intent: OauthIntent;
  identity: VerifiedIdentity;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;
/** A person verified by a provider, and their client here. */
export type SocialSignIn = OauthReturn & Readonly<{ identityHash: string; device: string }>;
