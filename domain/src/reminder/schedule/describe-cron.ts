import type { Language } from '#kernel/language.ts';
import { daysOf, timesOf } from './cron-summary.ts';
import { daysInEnglish, timesInEnglish } from './describe-cron.en.ts';
import { daysInFrench, timesInFrench } from './describe-cron.fr.ts';
import { parseCron } from './parse-cron.ts';

const readers = {
  fr: { times: timesInFrench, days: daysInFrench },
  en: { times: timesInEnglish, days: daysInEnglish },
} as const;

/** A cron expression in words (« à 09:15 et 17:15, du lundi au vendredi »); null when it is invalid. */
export const describeCron = (expression: string, language: Language): string | null => {
  const cron = parseCron(expression);
  if ('refused' in cron) return null;
  const [times, days, describe] = [timesOf(cron), daysOf(cron), readers[language]];
  const isAllDay = 'hours' in times && times.hours.kind === 'all';
  return [describe.times(times), describe.days(days, isAllDay)].filter((part) => part !== '').join(', ');
};
