import type { Language } from '@ecrin/domain/kernel/language.ts';
import { withFirstOfMonth } from '@ecrin/domain/text/french-dates.ts';
import { wallClockAt } from '@ecrin/domain/time/wall-clock.ts';
import { pageWords } from './page-words.ts';

const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };
const dayMs = 86_400_000;

type InZone = Readonly<{ language: Language; timeZone: string | null }>;

/** A day as the author’s calendar has it. */
export const dayOf = (instant: string, { language, timeZone }: InZone): string => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: timeZone ?? 'UTC' });
  const day = format.format(new Date(instant));
  return language === 'fr' ? withFirstOfMonth(day) : day;
};

/** Until when the link is open, by the author’s clock, which is named: readers may be elsewhere. `author` null: not known any more. */
export const closingText = (closesAt: string | null, zoned: InZone & Readonly<{ author: string | null }>): string => {
  const words = pageWords[zoned.language];
  const name = zoned.author ?? words.unnamed;
  if (closesAt === null) return words.stays(name);
  const zone = zoneName(closesAt, zoned);
  const clock = new Date(wallClockAt(Date.parse(closesAt), zoned.timeZone ?? 'UTC')).toISOString().slice(11, 16);
  // What closes as a day begins is open all of the day before.
  return clock === '00:00'
    ? words.closesAfter(dayOf(new Date(Date.parse(closesAt) - dayMs / 2).toISOString(), zoned), zone, name)
    : words.closesAt({ day: dayOf(closesAt, zoned), clock, zone }, name);
};

const zoneName = (instant: string, { language, timeZone }: InZone): string => {
  if (timeZone === null) return 'UTC';
  const format = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
