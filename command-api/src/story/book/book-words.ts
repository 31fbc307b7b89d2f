import type { Language } from '@ecrin/domain/kernel/language.ts';
import { dayOf } from '../page/page-dates.ts';

/** What a book says besides the story. */
export const bookWords = {
  fr: {
    locale: 'fr-FR',
    untitled: 'Un récit',
    contents: 'Chapitres',
    picture: 'Une image',
    spoken: (seconds: number) => `Dit à voix haute, ${durationOf(seconds)}`,
    made: (day: string) => `Tiré d’Écrin le ${day}`,
    own: 'Mon écrin',
    volume: (number: number) => `Volume ${number}`,
    span: (first: string, last: string) => (first === last ? first : `${first} – ${last.toLowerCase()}`),
  },
  en: {
    locale: 'en-GB',
    untitled: 'A story',
    contents: 'Chapters',
    picture: 'A picture',
    spoken: (seconds: number) => `Spoken aloud, ${durationOf(seconds)}`,
    made: (day: string) => `Made with Écrin on ${day}`,
    own: 'My Écrin',
    volume: (number: number) => `Volume ${number}`,
    span: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** « 12 s », « 1 min 05 s ». */
export const durationOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest}\u00A0s` : `${minutes}\u00A0min\u00A0${String(rest).padStart(2, '0')}\u00A0s`;
};

export const bookDay = (madeAt: string, language: Language): string => dayOf(madeAt, { language, timeZone: 'UTC' });
