import type { ReminderSchedule, ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document a reminder. When it is next due is worked out when it is asked: it would grow stale here. */
export type ReminderDocument = Readonly<{
  reminderId: string;
  ownerId: string;
  /** null once their key is gone. */
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
