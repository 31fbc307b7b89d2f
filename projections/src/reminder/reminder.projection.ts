import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { reminderModel, type ReminderDocument } from './reminder.model.ts';

type Words = Readonly<{ title: string; description: string | null }> | null;
const wordsOf = (words: Words) => ({ title: words?.title ?? null, description: words?.description ?? null });

export const reminderProjection = defineProjection<ReminderDocument, ReminderEvent>()({
  model: reminderModel,
  documentId: ({ data }) => data.reminderId,
  shown: ({ deleted }) => !deleted,
  on: {
    ReminderSet: (_reminder, { reminderId, ownerId, schedule, timeZone, subject, setAt }, words) => ({
      reminderId,
      ownerId,
      ...wordsOf(words),
      schedule,
      timeZone,
      subject,
      setAt,
      pausedAt: null,
      deleted: false,
    }),
    ReminderRevised: (reminder, { schedule, timeZone, subject }, words) =>
      reminder && { ...reminder, ...wordsOf(words), schedule, timeZone, subject },
    ReminderZoneChanged: (reminder, { timeZone }) => reminder && { ...reminder, timeZone },
    ReminderPaused: (reminder, { pausedAt }) => reminder && { ...reminder, pausedAt },
    ReminderStarted: (reminder) => reminder && { ...reminder, pausedAt: null },
    ReminderDeleted: (reminder) => reminder && { ...reminder, deleted: true },
    ReminderRestored: (reminder) => reminder && { ...reminder, deleted: false },
  },
});
