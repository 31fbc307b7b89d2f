import { randomBytes } from 'node:crypto';
import type { AppMiddleware } from './app-context.ts';

/** `nonce` is for the one style element the theme writes; null: what is answered is no page. Scripts come from our own files only. */
const contentSecurityPolicy = (nonce: string | null): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For responses outside the app: not a page, and shows nothing. */
export const bareHeaders = ({ https }: Readonly<{ https: boolean }>): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});

/** On every response of the app, including errors and files. Pages get a nonce, the API needs none. */
export const securityHeaders = (transport: Readonly<{ https: boolean }>): AppMiddleware => {
  const bare = Object.entries(bareHeaders(transport));
  const ofApi = contentSecurityPolicy(null);
  return (ctx, next) => {
    for (const [name, value] of bare) ctx.res.setHeader(name, value);
    const isApi = ctx.path.startsWith('/api/');
    if (!isApi) ctx.state.nonce = randomBytes(16).toString('base64url');
    ctx.res.setHeader('Content-Security-Policy', isApi ? ofApi : contentSecurityPolicy(ctx.state.nonce));
    ctx.res.setHeader('X-Request-Id', ctx.state.requestId);
    return next();
  };
};
