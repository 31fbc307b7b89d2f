import type { Language } from '@ecrin/ui/language/language.ts';

/** The locale times of day are written in: 24-hour in French; in English as in the region the browser reads it in. */
export const clockLocaleOf = (language: Language): string =>
  language === 'fr' ? 'fr-FR' : (navigator.languages.find((tag) => /^en-[A-Z]{2}$/u.test(tag)) ?? 'en-GB');
