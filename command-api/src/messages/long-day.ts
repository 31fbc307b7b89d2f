import type { Language } from '@ecrin/domain/kernel/language.ts';
import { withFirstOfMonth } from '@ecrin/domain/text/french-dates.ts';

const locales: Readonly<Record<Language, string>> = { fr: 'fr', en: 'en-GB' };

type Asked = Readonly<{ language: Language; instant: string }> &
  Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>;

/** With the month in words, as a reader of the language says it: « dimanche 1er novembre 2026 ». */
export const dateInWords = ({ language, instant, ...style }: Asked): string => {
  const words = new Intl.DateTimeFormat(locales[language], style).format(new Date(instant));
  return language === 'fr' ? withFirstOfMonth(words) : words;
};

/** The day of an instant (UTC): « 3 décembre 2026 ». */
export const longDayOf = (language: Language, instant: string): string =>
  dateInWords({ language, instant, dateStyle: 'long', timeZone: 'UTC' });
