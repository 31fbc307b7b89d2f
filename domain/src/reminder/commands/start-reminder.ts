import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Reminder } from '../reminder.aggregate.ts';
import type { ReminderStarted } from '../reminder.events.ts';
import { requireReminder, type ReminderUnavailable } from './require-reminder.ts';

export type StartReminder = Readonly<{ reminderId: string; now: string }>;

/** After a pause. */
export const startReminder = (
  { reminderId, now }: StartReminder,
  reminder: Reminder,
): Decision<ReminderStarted, ReminderUnavailable> =>
  requireReminder(reminder, ({ ownerId, active }) =>
    active ? nothingNew : [{ type: 'ReminderStarted', data: { reminderId, ownerId, startedAt: now }, private: null }],
  );
