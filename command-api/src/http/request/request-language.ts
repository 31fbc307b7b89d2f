import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Context } from 'koa';

/** The choice stored in the cookie, else what the browser asks for, else French. */
export const requestLanguage = (ctx: Pick<Context, 'cookies' | 'acceptsLanguages'>): Language => {
  const chosen = ctx.cookies.get('preferred_language') ?? ctx.acceptsLanguages('fr', 'en');
  return chosen === 'en' ? 'en' : 'fr';
};
