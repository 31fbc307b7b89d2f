// Stored exactly as written here: permanent.
/** Hours between two firings of an hourly reminder. */
export const hourlyPresets = [1, 2, 4, 6, 8, 12] as const;
export type HourlyPreset = (typeof hourlyPresets)[number];

/**
 * When a reminder is due, in its zone. `hourly`: at `startMinute` of every hour that the preset divides, from midnight on.
 * `dayOfWeek`: ISO 8601, Monday is 1. `dayOfMonth`: 29–31 fall on the last day of shorter months. `cron`: minute hour day-of-month month day-of-week.
 * `once`: on one day (YYYY-MM-DD).
 */
export type ReminderSchedule =
  | Readonly<{ frequency: 'hourly'; everyHours: HourlyPreset; startMinute: number }>
  | Readonly<{ frequency: 'daily'; hour: number; minute: number }>
  | Readonly<{ frequency: 'weekly'; dayOfWeek: number; hour: number; minute: number }>
  | Readonly<{ frequency: 'monthly'; dayOfMonth: number; hour: number; minute: number }>
  | Readonly<{ frequency: 'cron'; expression: string }>
  | Readonly<{ frequency: 'once'; day: string; hour: number; minute: number }>;
export type ReminderFrequency = ReminderSchedule['frequency'];

/** What a reminder is about, when it is about a thought or a goal. */
export type ReminderSubject = Readonly<{ kind: 'thought' | 'goal'; id: string }>;

export const snoozes = ['10-minutes', 'tomorrow'] as const;
export type Snooze = (typeof snoozes)[number];

/** Characters, after trimming. */
export const maxReminderTitleLength = 120;
export const maxReminderDescriptionLength = 2_000;
/** One client's, deleted ones not counted. */
export const maxReminders = 200;
