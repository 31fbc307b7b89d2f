import type {
  ReminderDeleted,
  ReminderPaused,
  ReminderRestored,
  ReminderRevised,
  ReminderSet,
  ReminderStarted,
  ReminderZoneChanged,
} from '@ecrin/domain/reminder/reminder.events.ts';
import type { ReminderSchedule, ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { v5 as uuidV5 } from 'uuid';

type Terms = Readonly<{ schedule: ReminderSchedule; timeZone: string; title: string; subject: ReminderSubject | null }>;
const terms: Terms = {
  schedule: { frequency: 'daily', hour: 8, minute: 0 },
  timeZone: 'Europe/Paris',
  title: 'Appeler ma sœur',
  subject: null,
};

/** A reminder’s events, one for each type. Daily at 08:00 in Paris by default; instants are ISO 8601. */
export const reminderEvents = (ownerId: string, name = 'reminder') => {
  const reminderId = uuidV5(name, ownerId);
  const its = { reminderId, ownerId };
  const worded = (more: Partial<Terms>) => {
    const { title, ...data } = { ...terms, ...more };
    return { data: { ...its, ...data }, private: { title, description: null } };
  };
  return {
    reminderId,
    stream: `reminder-${reminderId}`,
    set: (setAt: string, more: Partial<Terms> = {}): ReminderSet => ({
      type: 'ReminderSet',
      data: { ...worded(more).data, setAt },
      private: worded(more).private,
    }),
    revised: (revisedAt: string, more: Partial<Terms> = {}): ReminderRevised => ({
      type: 'ReminderRevised',
      data: { ...worded(more).data, revisedAt },
      private: worded(more).private,
    }),
    zoneChanged: (changedAt: string, timeZone: string): ReminderZoneChanged => ({
      type: 'ReminderZoneChanged',
      data: { ...its, timeZone, changedAt },
      private: null,
    }),
    paused: (pausedAt: string): ReminderPaused => ({
      type: 'ReminderPaused',
      data: { ...its, pausedAt },
      private: null,
    }),
    started: (startedAt: string): ReminderStarted => ({
      type: 'ReminderStarted',
      data: { ...its, startedAt },
      private: null,
    }),
    deleted: (deletedAt: string): ReminderDeleted => ({
      type: 'ReminderDeleted',
      data: { ...its, deletedAt },
      private: null,
    }),
    restored: (restoredAt: string, dueAfter = restoredAt): ReminderRestored => ({
      type: 'ReminderRestored',
      data: { ...its, restoredAt, dueAfter },
      private: null,
    }),
  };
};
