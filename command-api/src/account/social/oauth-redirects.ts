import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import type { Reply, ReplyHeaders } from '@ecrin/platform/routing/route.ts';

/** Redirects to another page; `to` is computed here, never taken from a request. */
export const redirect = (to: string, headers: ReplyHeaders = {}): Reply => ({
  empty: true,
  status: 303,
  headers: { 'Cache-Control': 'no-store', ...headers, Location: to },
});

/** Where a flow ends. A refusal names the provider, and for linking the reason; never the provider's answer. */
export const oauthRedirects = {
  signedIn: '/verify/sign-in',
  refused: (provider: SocialProvider): string => `/login?refused=${provider}`,
  /** Where the page says whether, and with which code, one registers. */
  notRegistered: (provider: SocialProvider): string => `/register?refused=${provider}`,
  deactivated: '/login?refused=deactivated',
  linked: (provider: SocialProvider): string => `/app/profile/sign-in?linked=${provider}`,
  linkRefused: (provider: SocialProvider, reason: LinkRefusal): string =>
    `/app/profile/sign-in?refused=${provider}&reason=${reason}`,
} as const;

/** `taken`: it belongs to another account. `another-linked`: this account has one of that provider. `failed`: everything else. */
export type LinkRefusal = 'taken' | 'another-linked' | 'failed';
