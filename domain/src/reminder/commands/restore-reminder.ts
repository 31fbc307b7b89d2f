import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { msBetween } from '#time/instant.ts';
import type { Reminder } from '../reminder.aggregate.ts';
import type { ReminderRestored } from '../reminder.events.ts';

export type RestoreReminder = Readonly<{ reminderId: string; now: string }>;

/** A deletion undone this soon was a mistake: what came due meanwhile still fires. In ms. */
const slipMs = 10 * 60_000;

/** Undoes a deletion: its former state is restored, paused if it was paused. */
export const restoreReminder = (
  { reminderId, now }: RestoreReminder,
  reminder: Reminder,
): Decision<ReminderRestored, 'reminder.not-found'> => {
  if (reminder.status === 'not-set') return refuse('reminder.not-found');
  if (reminder.status === 'set') return nothingNew;
  const { ownerId, deletedAt } = reminder;
  const dueAfter = msBetween(deletedAt, now) <= slipMs ? deletedAt : now;
  return [{ type: 'ReminderRestored', data: { reminderId, ownerId, restoredAt: now, dueAfter }, private: null }];
};
