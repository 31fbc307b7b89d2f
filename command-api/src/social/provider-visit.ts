import { socialProvider } from '@ecrin/contracts/social-provider.ts';
import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import { languages } from '@ecrin/domain/thought/thought.vocabulary.ts';
import {
  IdentityFault,
  type IdentityProvider,
  type ProvedIdentity,
  type ProviderVisit,
} from '@ecrin/platform/ports/identity-provider.ts';
import type { ReplyHeaders } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { later } from '../session/open-session.ts';
import { keepVisit, visitMs } from './visit-cookie.ts';

/** `linkTo`: the session it was begun in, when an identity is to be linked; null for whoever comes in by it. */
const errand = z.object({
  provider: socialProvider,
  language: z.enum(languages),
  referralCode: z.string().nullable(),
  linkTo: z.object({ clientId: z.string(), sessionId: z.string() }).nullable(),
});
export type Errand = z.infer<typeof errand>;

export const providerNamed = ({ identityProviders }: ApiServices, name: SocialProvider): IdentityProvider | null =>
  identityProviders.find((provider) => provider.name === name) ?? null;

/** State, nonce and verifier follow from the secret in the browser's cookie, so that nothing of them needs to be kept. */
const visitOf = ({ keyedHash, publicUrl }: ApiServices, provider: SocialProvider, secret: string): ProviderVisit => {
  const part = (name: string): string => keyedHash('link', `sign-in ${provider} ${name}\n${secret}`);
  const redirectUri = new URL(`/api/client/sign-in/${provider}/callback`, publicUrl).href;
  return { redirectUri, state: part('state'), nonce: part('nonce'), verifier: part('verifier') };
};

const secretHashOf = ({ keyedHash }: ApiServices, secret: string): string =>
  keyedHash('link', `sign-in kept\n${secret}`);

/** Where to send the browser, and the cookie it comes back with. Throws `IdentityFault`. */
export const beginVisit = async (
  services: ApiServices,
  doing: Errand,
  now: string,
): Promise<Readonly<{ url: string; headers: ReplyHeaders }>> => {
  const provider = providerNamed(services, doing.provider);
  if (!provider) throw new IdentityFault('not-configured');
  const secret = services.secrets.token();
  const visit = visitOf(services, doing.provider, secret);
  const url = await provider.begin(visit);
  await services.access.issueChallenge({
    key: `sign-in:${visit.state}`,
    secretHash: secretHashOf(services, secret),
    payload: JSON.stringify(doing),
    issuedAt: now,
    expiresAt: later(now, visitMs),
    triesLeft: 1,
  });
  return { url, headers: keepVisit(services, secret) };
};

type ComingBack = Readonly<{ provider: SocialProvider; secret: string; query: URLSearchParams; now: string }>;

/** Who came back, and what they had set out for. Once only, and only to the browser that left. Throws `IdentityFault`. */
export const finishVisit = async (
  services: ApiServices,
  { provider: name, secret, query, now }: ComingBack,
): Promise<Readonly<{ doing: Errand; identity: ProvedIdentity }>> => {
  const provider = providerNamed(services, name);
  const visit = visitOf(services, name, secret);
  // Before anything is used up: what a stranger makes a browser call must not spoil a visit that is on its way.
  if (!provider || query.get('state') !== visit.state) throw new IdentityFault('state-of-another-visit');
  const answer = await services.access.answerLink({ secretHash: secretHashOf(services, secret), now });
  if (answer.outcome !== 'right' || answer.payload === null) throw new IdentityFault('visit-over');
  return { doing: errand.parse(JSON.parse(answer.payload)), identity: await provider.finish(visit, query) };
};
