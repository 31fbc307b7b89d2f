import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import type { Reply, ReplyHeaders } from '@ecrin/platform/routing/route.ts';

/** On to another page; `to` is made here, never taken from a request. */
export const redirect = (to: string, headers: ReplyHeaders = {}): Reply => ({
  empty: true,
  status: 303,
  headers: { 'Cache-Control': 'no-store', ...headers, Location: to },
});

/** Where a flow ends. A refusal says which provider, and of linking why; never what the provider said. */
export const oauthRedirects = {
  signedIn: '/verify/sign-in',
  refused: (provider: SocialProvider): string => `/login?refused=${provider}`,
  linked: (provider: SocialProvider): string => `/app/profile?linked=${provider}`,
  linkRefused: (provider: SocialProvider, reason: LinkRefusal): string =>
    `/app/profile?refused=${provider}&reason=${reason}`,
} as const;

/** `taken`: it opens somebody else's account. `another-linked`: this account has one of that provider. `failed`: all else. */
export type LinkRefusal = 'taken' | 'another-linked' | 'failed';
