import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

const locales: Readonly<Record<Language, string>> = { fr: 'fr', en: 'en-GB' };

/** The day of an instant (UTC), with the month in words: « 3 décembre 2026 ». */
export const longDayOf = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
