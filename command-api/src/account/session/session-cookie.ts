import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import type { Reply, ReplyHeaders } from '@ecrin/platform/routing/route.ts';
import { sessionKinds } from './session-kinds.ts';

type Transport = Readonly<{ https: boolean }>;
type UserType = Identity['userType'];

/** `__Host-` binds the cookie to this host, and requires https and the root path. */
export const sessionCookieName = ({ https }: Transport, userType: UserType): string =>
  `${https ? '__Host-' : ''}${sessionKinds[userType].cookie}`;

const attributes = ({ https }: Transport): string =>
  `HttpOnly; SameSite=Strict; ${https ? 'Path=/; Secure' : 'Path=/api'}`;

/** Sets the refresh token as a cookie that scripts cannot read. */
export const setSessionCookie = (transport: Transport, userType: UserType, refreshToken: string): ReplyHeaders => ({
  'Set-Cookie': `${sessionCookieName(transport, userType)}=${refreshToken}; Max-Age=${sessionKinds[userType].idleTimeoutMs / 1_000}; ${attributes(transport)}`,
  'Cache-Control': 'no-store',
});

export const clearSessionCookie = (transport: Transport, userType: UserType): ReplyHeaders => ({
  'Set-Cookie': `${sessionCookieName(transport, userType)}=; Max-Age=0; ${attributes(transport)}`,
  'Cache-Control': 'no-store',
});

/** Adds one cookie. */
export const withCookie = (reply: Reply, cookie: string): Reply => {
  const { 'Set-Cookie': set = [], ...headers } = reply.headers ?? {};
  return { ...reply, headers: { ...headers, 'Set-Cookie': [...(typeof set === 'string' ? [set] : set), cookie] } };
};
