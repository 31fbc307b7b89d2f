import type { ReplyHeaders } from '@ecrin/platform/routing/route.ts';

type Transport = Readonly<{ https: boolean }>;

/** How long a person may take at the provider. */
export const oauthFlowMs = 10 * 60_000;

export const oauthFlowCookieName = ({ https }: Transport): string => (https ? '__Host-ecrin-sign-in' : 'ecrin-sign-in');

// Lax, since the provider redirects the browser back: with Strict the cookie would not be sent.
const attributes = ({ https }: Transport): string =>
  `HttpOnly; SameSite=Lax; ${https ? 'Path=/; Secure' : 'Path=/api'}`;

const setCookie = (transport: Transport, value: string, seconds: number): string =>
  `${oauthFlowCookieName(transport)}=${value}; Max-Age=${seconds}; ${attributes(transport)}`;

/** Ties a flow to this browser: a callback in another browser has no cookie. */
export const setOauthFlowCookie = (transport: Transport, secret: string): ReplyHeaders => ({
  'Set-Cookie': setCookie(transport, secret, oauthFlowMs / 1_000),
  'Cache-Control': 'no-store',
});

/** The cookie that deletes it. */
export const clearedOauthFlowCookie = (transport: Transport): string => setCookie(transport, '', 0);
