import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { areSameTerms, termsOf, type InvalidReminderTerms, type ReminderTerms } from '../reminder-terms.ts';
import type { Reminder } from '../reminder.aggregate.ts';
import type { ReminderSet } from '../reminder.events.ts';

export type SetReminderCommand = ReminderTerms & Readonly<{ reminderId: string; ownerId: string; now: string }>;
export type SetReminderRefusal = InvalidReminderTerms | 'reminder.already-set';

/** The caller checks that the subject is the client's, and claims a place among their reminders. */
export const setReminder = (
  { reminderId, ownerId, now, ...given }: SetReminderCommand,
  reminder: Reminder,
): Decision<ReminderSet, SetReminderRefusal> => {
  const terms = termsOf(given, now, reminder.status === 'set' ? reminder : null);
  if ('refused' in terms) return terms;
  if (reminder.status !== 'not-set') return areSameTerms(reminder, terms) ? nothingNew : refuse('reminder.already-set');

  const { title, description, ...time } = terms;
  return [{ type: 'ReminderSet', data: { reminderId, ownerId, ...time, setAt: now }, private: { title, description } }];
};
