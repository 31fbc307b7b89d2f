import { reminder, type ExistingReminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import type { ReminderDefinition } from '@ecrin/domain/reminder/schedule/find-due.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAt } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RemindInput } from './remind.input.ts';
import { reminderChangedAt } from './reminder-changed-at.ts';

/** `set`: the current state, with its current words. */
export type ReadReminder = Readonly<{
  current: ExistingReminder & Readonly<{ title: string }>;
  definition: ReminderDefinition;
}>;

/** A reminder after one revision; null when it is paused, deleted, or its key is destroyed. Throws `EventStoreFault`. */
export const readReminder = async (
  events: Pick<Events, 'readStream'>,
  { reminderId, revision }: Pick<RemindInput, 'reminderId' | 'revision'>,
): Promise<ReadReminder | null> => {
  const { at, latest, next } = await loadAt(events, reminder, { id: reminderId, revision });
  if (latest.status !== 'set' || !latest.active || latest.title === null || at.status === 'not-set') return null;
  const { schedule, timeZone } = at;
  return {
    current: { ...latest, title: latest.title },
    definition: { schedule, timeZone, until: next && reminderChangedAt(next) },
  };
};
