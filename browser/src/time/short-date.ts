import type { Language } from '@ecrin/ui/language/language.ts';
import { clockLocaleOf } from './clock-locale.ts';

// Formats are not cached: the zone of a device may change while its page stays open.
const format = (locale: string, options: Intl.DateTimeFormatOptions, instant: string) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(instant));

const shortTime = (instant: string, language: Language) =>
  format(clockLocaleOf(language), { timeStyle: 'short' }, instant);

/** DD/MM/YYYY in both languages, in the zone of this device. `instant`: ISO 8601. */
export const shortDate = (instant: string) =>
  format('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' }, instant);

/** DD/MM: of a day that is near. */
export const nearDate = (instant: string) => shortDate(instant).slice(0, 5);

/** « 02/01/2026, 09:00 », or “02/01/2026, 9:00 AM” where English is read so, in the zone of this device. */
export const shortDateTime = (instant: string, language: Language) =>
  `${shortDate(instant)}, ${shortTime(instant, language)}`;

/** « 02/01, 09:00 »: of a moment that is near. */
export const nearDateTime = (instant: string, language: Language) =>
  `${nearDate(instant)}, ${shortTime(instant, language)}`;

/** « 02/01/2026 09:00 » in both languages, as spreadsheets read it, in the zone of this device. `instant`: ISO 8601. */
export const fileDateTime = (instant: string): string =>
  `${shortDate(instant)} ${format('fr-FR', { hour: '2-digit', minute: '2-digit' }, instant)}`;
