import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import type { ExistingReminder } from './reminder.aggregate.ts';
import {
  maxReminderDescriptionLength,
  maxReminderTitleLength,
  type ReminderSchedule,
  type ReminderSubject,
} from './reminder.vocabulary.ts';
import { nextOccurrences } from './schedule/occurrences.ts';
import { parseCron, type CronError } from './schedule/parse-cron.ts';

/** All fields of a reminder. `timeZone`: IANA. */
export type ReminderTerms = Readonly<{
  title: string;
  description: string | null;
  schedule: ReminderSchedule;
  timeZone: string;
  subject: ReminderSubject | null;
}>;
export type InvalidReminderTerms =
  | 'reminder.title-empty'
  | 'reminder.title-too-long'
  | 'reminder.description-too-long'
  | NotDue;
type NotDue = CronError | 'reminder.never-due' | 'reminder.already-past';

/** A new schedule must come due after `now`; an unchanged one (`current`) need not. */
export const termsOf = (
  given: ReminderTerms,
  now: string,
  current: ExistingReminder | null = null,
): ReminderTerms | Refusal<InvalidReminderTerms> => {
  const words = wordsOf(given);
  if ('refused' in words) return words;

  const terms = { ...words, schedule: tidy(given.schedule), timeZone: given.timeZone, subject: given.subject };
  const wrong = current && isSameTime(current, terms) ? null : whyNeverDue(terms, now);
  return wrong ? refuse(wrong) : terms;
};

/** Trimmed; an empty description is null. */
const wordsOf = (
  given: Pick<ReminderTerms, 'title' | 'description'>,
): Pick<ReminderTerms, 'title' | 'description'> | Refusal<InvalidReminderTerms> => {
  const [title, description] = [tidyLine(given.title), tidyText(given.description ?? '')];
  if (title === '') return refuse('reminder.title-empty');
  if (title.length > maxReminderTitleLength) return refuse('reminder.title-too-long');
  if (description.length > maxReminderDescriptionLength) return refuse('reminder.description-too-long');
  return { title, description: description === '' ? null : description };
};

/** Normalized, so that equal expressions compare equal. */
const tidy = (schedule: ReminderSchedule): ReminderSchedule =>
  schedule.frequency === 'cron'
    ? { ...schedule, expression: schedule.expression.trim().replaceAll(/\s+/g, ' ').toUpperCase() }
    : schedule;

type Time = Readonly<{ schedule: ReminderSchedule; timeZone: string }>;

/** Why a schedule is never due after an instant; null when it will be. */
const whyNeverDue = ({ schedule, timeZone }: Time, now: string): NotDue | null => {
  const cron = schedule.frequency === 'cron' ? parseCron(schedule.expression) : null;
  if (cron && 'refused' in cron) return cron.refused;
  if (nextOccurrences(schedule, timeZone, now, 1).length > 0) return null;
  return schedule.frequency === 'once' ? 'reminder.already-past' : 'reminder.never-due';
};

const isSameTime = (one: Time, other: Time): boolean =>
  one.timeZone === other.timeZone && isSameValue(one.schedule, other.schedule);

/** Whether two terms are equal. */
export const areSameTerms = (one: Omit<ExistingReminder, 'ownerId' | 'active'>, other: ReminderTerms): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  isSameTime(one, other) &&
  isSameValue(one.subject, other.subject);
