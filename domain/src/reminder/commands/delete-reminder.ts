import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Reminder } from '../reminder.aggregate.ts';
import type { ReminderDeleted } from '../reminder.events.ts';

export type DeleteReminder = Readonly<{ reminderId: string; now: string }>;

export const deleteReminder = (
  { reminderId, now }: DeleteReminder,
  reminder: Reminder,
): Decision<ReminderDeleted, 'reminder.not-found'> => {
  if (reminder.status === 'not-set') return refuse('reminder.not-found');
  return reminder.status === 'deleted'
    ? nothingNew
    : [{ type: 'ReminderDeleted', data: { reminderId, ownerId: reminder.ownerId, deletedAt: now }, private: null }];
};
