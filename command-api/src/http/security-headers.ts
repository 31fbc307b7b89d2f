import type { AppMiddleware } from './app-context.ts';

/** `nonce` is for the one style element the theme writes; scripts come from our own files only. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data: blob:", "media-src 'self' blob:",
    "font-src 'self'", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "object-src 'none'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ');

/** On every answer, also errors and files. */
export const securityHeaders = ({ https }: Readonly<{ https: boolean }>): AppMiddleware => (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': contentSecurityPolicy(ctx.state.nonce),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': ctx.state.requestId,
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  });
  return next();
};
