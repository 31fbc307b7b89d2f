import { refuse, type Decision, type DomainEvent, type Refusal } from '../kernel/event-sourcing.ts';
import type { Reminder, SetReminder } from './reminder.aggregate.ts';

export type NotSet = 'reminder.not-found' | 'reminder.deleted';

/** Every change but restoring needs a reminder that is there. */
export const whileSet = <Decided extends Decision<DomainEvent, string>>(
  reminder: Reminder,
  decide: (set: SetReminder) => Decided,
): Decided | Refusal<NotSet> => {
  if (reminder.status === 'not-set') return refuse('reminder.not-found');
  return reminder.status === 'deleted' ? refuse('reminder.deleted') : decide(reminder);
};
