import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { ReminderSchedule, ReminderSubject } from './reminder.vocabulary.ts';

// These names and fields are permanent: add, never rename. What a reminder sent is recorded in the notifications' own streams.

type ReminderWords = Readonly<{ title: string; description: string | null }>;

/** `timeZone`: IANA, in which it is due. */
export type ReminderSet = DomainEvent<
  'ReminderSet',
  {
    reminderId: string;
    ownerId: string;
    schedule: ReminderSchedule;
    timeZone: string;
    subject: ReminderSubject | null;
    setAt: string;
  },
  ReminderWords
>;
export type ReminderRevised = DomainEvent<
  'ReminderRevised',
  {
    reminderId: string;
    ownerId: string;
    schedule: ReminderSchedule;
    timeZone: string;
    subject: ReminderSubject | null;
    revisedAt: string;
  },
  ReminderWords
>;
/** The client changed time zone: 08:00 stays 08:00 local time. */
export type ReminderZoneChanged = DomainEvent<
  'ReminderZoneChanged',
  { reminderId: string; ownerId: string; timeZone: string; changedAt: string },
  null
>;
export type ReminderPaused = DomainEvent<
  'ReminderPaused',
  { reminderId: string; ownerId: string; pausedAt: string },
  null
>;
/** After a pause; times that came due meanwhile are not fired. */
export type ReminderStarted = DomainEvent<
  'ReminderStarted',
  { reminderId: string; ownerId: string; startedAt: string },
  null
>;
export type ReminderDeleted = DomainEvent<
  'ReminderDeleted',
  { reminderId: string; ownerId: string; deletedAt: string },
  null
>;
/** `dueAfter`: what came due since then still fires: the deletion, when it was undone soon; absent: `restoredAt`. */
export type ReminderRestored = DomainEvent<
  'ReminderRestored',
  { reminderId: string; ownerId: string; restoredAt: string; dueAfter?: string },
  null
>;

/** In the stream `reminder-<reminderId>`. */
export type ReminderEvent =
  | ReminderSet
  | ReminderRevised
  | ReminderZoneChanged
  | ReminderPaused
  | ReminderStarted
  | ReminderDeleted
  | ReminderRestored;
