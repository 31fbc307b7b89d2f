import { evolveWith } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';

const momentOf = evolveWith<string, ReminderEvent>({
  ReminderSet: (_before, { setAt }) => setAt,
  ReminderRevised: (_before, { revisedAt }) => revisedAt,
  ReminderZoneChanged: (_before, { changedAt }) => changedAt,
  ReminderPaused: (_before, { pausedAt }) => pausedAt,
  ReminderStarted: (_before, { startedAt }) => startedAt,
  ReminderDeleted: (_before, { deletedAt }) => deletedAt,
  ReminderRestored: (_before, { restoredAt }) => restoredAt,
});

/** The instant from which a change applies: what is due then belongs to the previous state. */
export const reminderChangedAt = (change: ReminderEvent): string => momentOf('', change);
