import {
  hourlyPresets,
  maxReminderDescriptionLength,
  maxReminderTitleLength,
} from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { z } from 'zod';
import { deliveryOutcome } from '#notification/notification.ts';
import { clockSchedules } from '#time/clock-schedules.ts';
import { day, givenDay } from '#time/days.ts';
import { ianaZone } from '#time/iana-zone.ts';

export const reminderParams = z.object({ reminderId: z.uuidv7() });
const time = { hour: z.int().min(0).max(23), minute: z.int().min(0).max(59) };

/** As in `domain/src/reminder/reminder.vocabulary.ts`. Cron expressions are checked by the decision, with a sentence per field. */
const scheduleWith = (onceOn: typeof day) =>
  z.discriminatedUnion('frequency', [
    z.strictObject({
      frequency: z.literal('hourly'),
      everyHours: z.union(hourlyPresets.map((hours) => z.literal(hours))),
      startMinute: z.int().min(0).max(59),
    }),
    ...clockSchedules,
    z.strictObject({ frequency: z.literal('cron'), expression: z.string().max(200) }),
    z.strictObject({ frequency: z.literal('once'), day: onceOn, ...time }),
  ]);
const reminderSubject = z.strictObject({ kind: z.enum(['thought', 'goal']), id: z.uuidv7() });

const given = {
  // The decision trims blanks before it checks the length, so more than its limit is accepted here.
  title: z.string().max(2 * maxReminderTitleLength),
  description: z
    .string()
    .max(2 * maxReminderDescriptionLength)
    .nullable(),
  schedule: scheduleWith(givenDay),
  timeZone: ianaZone,
  subject: reminderSubject.nullable(),
};
export const setReminderRequest = z.strictObject({ reminderId: z.uuidv7(), ...given });
export type SetReminderRequest = z.infer<typeof setReminderRequest>;
/** `PUT /reminders/{reminderId}`: all fields as they are to be. */
export const reviseReminderRequest = z.strictObject(given);
export type ReviseReminderRequest = z.infer<typeof reviseReminderRequest>;
/** `PUT /reminders/time-zone`: moves every reminder of the client to this zone. */
export const changeReminderZoneRequest = z.strictObject({ timeZone: ianaZone });

export const reminderCard = z.object({
  reminderId: z.string(),
  /** null once its key is destroyed. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  schedule: scheduleWith(day),
  timeZone: z.string(),
  /** `title`: of the thought or goal; null when it is deleted or has none. */
  subject: z.object({ kind: z.enum(['thought', 'goal']), id: z.string(), title: z.string().nullable() }).nullable(),
  active: z.boolean(),
  /** Instant; null while it is active. */
  pausedAt: z.string().nullable(),
  /** The next five instants, soonest first; empty while paused, or when none is left. */
  next: z.array(z.string()),
});
export type ReminderCard = z.infer<typeof reminderCard>;
/** Active ones first, by their next date. */
export const reminderList = z.object({ items: z.array(reminderCard) });
export type ReminderList = z.infer<typeof reminderList>;

/** `GET /reminders/history?reminderId=&cursor=&limit=`: what was sent, newest first; of one reminder, or of all. */
export const reminderHistoryQuery = z.object({
  reminderId: z.uuidv7().optional(),
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
const reminderSending = z.object({
  notificationId: z.string(),
  reminderId: z.string(),
  title: z.string().nullable(),
  /** When it was due and when it was posted; later only when the server was down. `missed`: how many earlier ones this one covers. */
  dueAt: z.string(),
  postedAt: z.string(),
  missed: z.int(),
  snoozed: z.boolean(),
  /** In order. */
  outcomes: z.array(deliveryOutcome),
  readAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  doneAt: z.string().nullable(),
  snoozedUntil: z.string().nullable(),
});
export type ReminderSending = z.infer<typeof reminderSending>;
export const reminderHistory = z.object({ items: z.array(reminderSending), nextCursor: z.string().nullable() });
export type ReminderHistory = z.infer<typeof reminderHistory>;
