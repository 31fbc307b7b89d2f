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
    codes: (host: string) =>
      `Un code ouvre l’enregistrement à l’instant dit, sur un appareil où ce compte est ouvert (${host}).`,
    code: (at: string) => `Code de l’enregistrement, à ${at}`,
    unreadPicture: 'Une image d’ici n’a pas pu être lue.',
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
    codes: (host: string) =>
      `A code opens the recording at that moment, on a device that is signed in to this account (${host}).`,
    code: (at: string) => `Code of the recording, at ${at}`,
    unreadPicture: 'A picture from here could not be read.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** « 1:05 », minutes and seconds of a recording. */
export const secondOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** « 12 s », « 1 min 05 s ». */
export const durationOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest}\u00A0s` : `${minutes}\u00A0min\u00A0${String(rest).padStart(2, '0')}\u00A0s`;
};

export const bookDay = (madeAt: string, language: Language): string => dayOf(madeAt, { language, timeZone: 'UTC' });
