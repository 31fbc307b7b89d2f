import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { areSameTerms, termsOf, type InvalidReminderTerms, type ReminderTerms } from '../reminder-terms.ts';
import type { Reminder } from '../reminder.aggregate.ts';
import type { ReminderRevised } from '../reminder.events.ts';
import { requireReminder, type ReminderUnavailable } from './require-reminder.ts';

/** All fields as they are to be. */
export type ReviseReminder = ReminderTerms & Readonly<{ reminderId: string; now: string }>;

/** A paused reminder stays paused. */
export const reviseReminder = (
  { reminderId, now, ...given }: ReviseReminder,
  reminder: Reminder,
): Decision<ReminderRevised, ReminderUnavailable | InvalidReminderTerms> =>
  requireReminder<Decision<ReminderRevised, InvalidReminderTerms>>(reminder, (set) => {
    const terms = termsOf(given, now, set);
    if ('refused' in terms) return terms;
    if (areSameTerms(set, terms)) return nothingNew;

    const { title, description, ...time } = terms;
    return [
      {
        type: 'ReminderRevised',
        data: { reminderId, ownerId: set.ownerId, ...time, revisedAt: now },
        private: { title, description },
      },
    ];
  });
