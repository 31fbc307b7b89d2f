import type { ReminderSchedule, ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per reminder. The next due time is computed at each query: stored, it would become stale. */
export type ReminderDocument = Readonly<{
  reminderId: string;
  ownerId: string;
  /** null once their key is destroyed. */
  title: string | null;
  description: string | null;
  schedule: ReminderSchedule;
  timeZone: string;
  subject: ReminderSubject | null;
  setAt: string;
  /** Instant; null while it is active. */
  pausedAt: string | null;
  deleted: boolean;
}>;

export const reminderModel: Model<ReminderDocument> = {
  name: 'reminder',
  version: 1,
  indexes: [['ownerId', 'deleted', 'setAt']],
};
