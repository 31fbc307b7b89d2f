import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { reminder } from '#reminder/reminder.aggregate.ts';
import type {
  ReminderDeleted,
  ReminderPaused,
  ReminderRestored,
  ReminderRevised,
  ReminderSet,
  ReminderStarted,
  ReminderZoneChanged,
} from '#reminder/reminder.events.ts';

export const { given } = specFor(reminder);

export const reminderId = '01980000-0000-7000-8000-00000000000c';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const now = '2026-01-02T09:00:00.000Z';
export const terms = {
  title: 'Relire la lettre',
  description: 'Celle de grand-mère',
  schedule: { frequency: 'daily', hour: 8, minute: 0 },
  timeZone: 'Europe/Paris',
  subject: { kind: 'thought', id: '01980000-0000-7000-8000-000000000001' },
} as const;
const { title, description, ...time } = terms;

export const reminderSet: ReminderSet = {
  type: 'ReminderSet',
  data: { reminderId, ownerId, ...time, setAt: now },
  private: { title, description },
};
export const reminderRevised: ReminderRevised = {
  type: 'ReminderRevised',
  data: {
    reminderId,
    ownerId,
    schedule: { frequency: 'weekly', dayOfWeek: 7, hour: 18, minute: 30 },
    timeZone: 'Europe/Paris',
    subject: null,
    revisedAt: now,
  },
  private: { title: 'Relire', description: null },
};
export const zoneChanged: ReminderZoneChanged = {
  type: 'ReminderZoneChanged',
  data: { reminderId, ownerId, timeZone: 'America/Montreal', changedAt: now },
  private: null,
};
export const reminderPaused: ReminderPaused = {
  type: 'ReminderPaused',
  data: { reminderId, ownerId, pausedAt: now },
  private: null,
};
export const reminderStarted: ReminderStarted = {
  type: 'ReminderStarted',
  data: { reminderId, ownerId, startedAt: now },
  private: null,
};
export const reminderDeleted: ReminderDeleted = {
  type: 'ReminderDeleted',
  data: { reminderId, ownerId, deletedAt: now },
  private: null,
};
export const reminderRestored: ReminderRestored = {
  type: 'ReminderRestored',
  data: { reminderId, ownerId, restoredAt: now, dueAfter: now },
  private: null,
};
