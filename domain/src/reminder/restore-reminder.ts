import { nothingNew, refuse, type Decision } from '../kernel/event-sourcing.ts';
import type { Reminder } from './reminder.aggregate.ts';
import type { ReminderRestored } from './reminder.events.ts';

export type RestoreReminder = Readonly<{ reminderId: string; now: string }>;

/** Undoes a deletion: it is there again as it was, paused if it was paused. */
export const restoreReminder = ({ reminderId, now }: RestoreReminder, reminder: Reminder): Decision<ReminderRestored, 'reminder.not-found'> => {
  if (reminder.status === 'not-set') return refuse('reminder.not-found');
  return reminder.status === 'set' ? nothingNew : [{ type: 'ReminderRestored', data: { reminderId, ownerId: reminder.ownerId, restoredAt: now }, private: null }];
};
