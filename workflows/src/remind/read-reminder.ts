import { reminder, type Reminder, type ExistingReminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ReminderDefinition } from '../../../domain/src/reminder/schedule/due-now.ts';
import type { RemindInput } from './remind.input.ts';
import { reminderChangedAt } from './reminder-changed-at.ts';

/** `set`: as it stands now, its words in force. */
export type ReadReminder = Readonly<{
  set: ExistingReminder & Readonly<{ title: string }>;
  definition: ReminderDefinition;
}>;

/** A reminder as one revision left it; null when it rests, is deleted, or its words are gone. Throws `EventStoreFault`. */
export const readReminder = async (
  events: Pick<Events, 'readStream'>,
  { reminderId, revision }: Pick<RemindInput, 'reminderId' | 'revision'>,
): Promise<ReadReminder | null> => {
  let state: Reminder = reminder.initial;
  let asked: Reminder = reminder.initial;
  let until: string | null = null;
  for await (const event of events.readStream(streamOf(reminder, reminderId))) {
    // A reminder's stream holds only its events; newer types change nothing.
    const change = event as unknown as ReminderEvent;
    state = reminder.evolve(state, change);
    if (event.revision === revision) asked = state;
    if (event.revision === revision + 1) until = reminderChangedAt(change);
  }
  if (state.status !== 'set' || !state.active || state.title === null || asked.status === 'not-set') return null;
  const { schedule, timeZone } = asked;
  return { set: { ...state, title: state.title }, definition: { schedule, timeZone, until } };
};
