import type { ReminderSchedule } from '../reminder.vocabulary.ts';
import { nextOccurrences, occurrencesBetween } from './occurrences.ts';

/** A reminder between two changes: what comes due meanwhile is fired with this definition. `until`: moment of the next change, null while there is none. */
export type ReminderDefinition = Readonly<{ schedule: ReminderSchedule; timeZone: string; until: string | null }>;
/** `after`: everything up to there is handled. `now` is included. */
export type DueWindow = Readonly<{ after: string; now: string }>;
/** `missed`: how many earlier times were not fired; this one covers them. */
export type Due = Readonly<{ dueAt: string; isDue: boolean; missed: number }>;

/**
 * What to fire, or to wait for. Of several times that came due only the latest is fired, once. null: never again.
 * `superseded`: a change came before anything more was due.
 */
export const findDue = (definition: ReminderDefinition, window: DueWindow): Due | null | 'superseded' =>
  latestDue(definition, window) ?? nextDueOf(definition, window);

const latestDue = ({ schedule, timeZone, until }: ReminderDefinition, { after, now }: DueWindow): Due | null => {
  const through = until !== null && until < now ? until : now;
  if (after >= through) return null;
  const { latest, count } = occurrencesBetween(schedule, timeZone, { after, through });
  return latest === null ? null : { dueAt: latest, isDue: true, missed: count - 1 };
};

const nextDueOf = (
  { schedule, timeZone, until }: ReminderDefinition,
  { after, now }: DueWindow,
): Due | null | 'superseded' => {
  const [next] = nextOccurrences(schedule, timeZone, after < now ? now : after, 1);
  if (until !== null && (next === undefined || next > until)) return 'superseded';
  return next === undefined ? null : { dueAt: next, isDue: false, missed: 0 };
};
