import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Reminder } from '../reminder.aggregate.ts';
import type { ReminderPaused } from '../reminder.events.ts';
import { requireReminder, type ReminderUnavailable } from './require-reminder.ts';

export type PauseReminder = Readonly<{ reminderId: string; now: string }>;

export const pauseReminder = (
  { reminderId, now }: PauseReminder,
  reminder: Reminder,
): Decision<ReminderPaused, ReminderUnavailable> =>
  requireReminder(reminder, ({ ownerId, active }) =>
    active ? [{ type: 'ReminderPaused', data: { reminderId, ownerId, pausedAt: now }, private: null }] : nothingNew,
  );
