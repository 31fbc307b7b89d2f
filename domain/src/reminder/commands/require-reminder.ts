import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { Reminder, ExistingReminder } from '../reminder.aggregate.ts';

export type ReminderUnavailable = 'reminder.not-found' | 'reminder.deleted';

/** Every change but restoring requires an existing reminder. */
export const requireReminder = <Decided extends Decision<DomainEvent, string>>(
  reminder: Reminder,
  decide: (set: ExistingReminder) => Decided,
): Decided | Refusal<ReminderUnavailable> => {
  if (reminder.status === 'not-set') return refuse('reminder.not-found');
  return reminder.status === 'deleted' ? refuse('reminder.deleted') : decide(reminder);
};
