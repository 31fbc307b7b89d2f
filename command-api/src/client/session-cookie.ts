import type { CustomRequest, ReplyHeaders } from '@ecrin/platform/route.ts';

/** How long a session lives without being used. */
export const sessionMs = 60 * 24 * 3_600_000;

type Transport = Readonly<{ https: boolean }>;

/** `__Host-` ties the cookie to this very host, and needs https and the whole path. */
export const sessionCookieName = ({ https }: Transport): string => (https ? '__Host-ecrin-session' : 'ecrin-session');

const attributes = ({ https }: Transport): string => `HttpOnly; SameSite=Strict; ${https ? 'Path=/; Secure' : 'Path=/api'}`;

/** Hands the refresh token to the browser, out of reach of any script. */
export const keepSession = (transport: Transport, refreshToken: string): ReplyHeaders => ({
  'Set-Cookie': `${sessionCookieName(transport)}=${refreshToken}; Max-Age=${sessionMs / 1_000}; ${attributes(transport)}`,
  'Cache-Control': 'no-store',
});

export const forgetSession = (transport: Transport): ReplyHeaders => ({
  'Set-Cookie': `${sessionCookieName(transport)}=; Max-Age=0; ${attributes(transport)}`,
  'Cache-Control': 'no-store',
});

/** Whether the page that asks is our own: a browser says so itself; an older one at least names the page's origin. */
export const isOwnPage = ({ header }: Pick<CustomRequest<unknown, unknown, unknown>, 'header'>): boolean => {
  const site = header('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = header('Origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === header('Host'));
};
