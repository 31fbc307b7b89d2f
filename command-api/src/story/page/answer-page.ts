import type { AppContext } from '#http/app-context.ts';

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Of a page without scripts that nobody stores and no search engine lists. */
export const setPageHeaders = (ctx: AppContext): void => {
  const { nonce, language } = ctx.state;
  ctx.set({
    'Content-Security-Policy': policy(nonce),
    'Cache-Control': 'no-store',
    'Content-Language': language,
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  });
  ctx.type = 'html';
};

export const answerHtml = (ctx: AppContext, status: number, html: string): void => {
  ctx.status = status;
  ctx.body = html;
};
