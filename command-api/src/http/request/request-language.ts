import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Context } from 'koa';

/** The choice stored in the cookie, else what the browser asks for, else the service’s own language. */
export const requestLanguage = async (
  ctx: Pick<Context, 'cookies' | 'acceptsLanguages' | 'get'>,
  defaultLanguage: () => Promise<Language>,
): Promise<Language> => {
  // Without the header, or with a star, every language is as good.
  const asked = ['', '*'].includes(ctx.get('Accept-Language')) ? false : ctx.acceptsLanguages('fr', 'en');
  const chosen = ctx.cookies.get('preferred_language') ?? asked;
  return chosen === 'en' || chosen === 'fr' ? chosen : defaultLanguage();
};
