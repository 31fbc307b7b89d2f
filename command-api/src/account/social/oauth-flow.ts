import { socialProvider } from '@ecrin/contracts/client/social-provider.ts';
import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import {
  IdentityFault,
  type IdentityProvider,
  type VerifiedIdentity,
  type OauthFlow,
} from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import type { ReplyHeaders } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { setOauthFlowCookie, oauthFlowMs } from './oauth-flow-cookie.ts';

type Services = Pick<ApiServices, 'access' | 'https' | 'identityProviders' | 'keyedHash' | 'publicUrl' | 'secrets'>;

/** `linkTo`: the session it was started in, when an identity is to be linked; null for signing in. */
const oauthIntent = z.object({
  provider: socialProvider,
  language: z.enum(languages),
  referralCode: z.string().nullable(),
  linkTo: z.object({ clientId: z.string(), sessionId: z.string() }).nullable(),
});
export type OauthIntent = z.infer<typeof oauthIntent>;

export const findProvider = (
  { identityProviders }: Pick<ApiServices, 'identityProviders'>,
  name: SocialProvider,
): IdentityProvider | null => identityProviders.find((provider) => provider.name === name) ?? null;

/** State, nonce and verifier are derived from the secret in the browser's cookie, so that none of them is stored. */
const oauthFlowOf = (
  { keyedHash, publicUrl }: Pick<ApiServices, 'keyedHash' | 'publicUrl'>,
  provider: SocialProvider,
  secret: string,
): OauthFlow => {
  const part = (name: string): string => keyedHash('link', `sign-in ${provider} ${name}\n${secret}`);
  const redirectUri = new URL(`/api/client/sign-in/${provider}/callback`, publicUrl).href;
  return { redirectUri, state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
};

const secretHashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, secret: string): string =>
  keyedHash('link', `sign-in kept\n${secret}`);

/** Where to send the browser, and the cookie it comes back with. Throws `IdentityFault`. */
export const beginOauthFlow = async (
  services: Services,
  intent: OauthIntent,
  now: string,
): Promise<Readonly<{ url: string; headers: ReplyHeaders }>> => {
  const provider = findProvider(services, intent.provider);
  if (!provider) throw new IdentityFault('not-configured');
  const secret = services.secrets.token();
  const flow = oauthFlowOf(services, intent.provider, secret);
  const url = await provider.begin(flow);
  await services.access.issueChallenge({
    key: `sign-in:${flow.state}`,
    secretHash: secretHashOf(services, secret),
    payload: JSON.stringify(intent),
    issuedAt: now,
    expiresAt: addMs(now, oauthFlowMs),
    triesLeft: 1,
  });
  return { url, headers: setOauthFlowCookie(services, secret) };
};

type OauthCallback = Readonly<{ provider: SocialProvider; secret: string; query: URLSearchParams; now: string }>;

/** The person who came back, and the flow they started. Once only, and only in the browser that started it. Throws `IdentityFault`. */
export const finishOauthFlow = async (
  services: Services,
  { provider: name, secret, query, now }: OauthCallback,
): Promise<Readonly<{ intent: OauthIntent; identity: VerifiedIdentity }>> => {
  const provider = findProvider(services, name);
  const flow = oauthFlowOf(services, name, secret);
  // Before anything is consumed: a request forged by another site must not break a flow in progress.
  if (!provider || query.get('state') !== flow.state) throw new IdentityFault('state-of-another-visit');
  const answer = await services.access.answerLink({ secretHash: secretHashOf(services, secret), now });
  if (answer.outcome !== 'right' || answer.payload === null) throw new IdentityFault('visit-over');
  return { intent: oauthIntent.parse(JSON.parse(answer.payload)), identity: await provider.finish(flow, query) };
};
