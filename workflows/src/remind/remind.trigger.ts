import type { ReminderEvent } from '@ecrin/domain/reminder/reminder.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { RemindInput } from './remind.input.ts';

type ReminderChange = Pick<RecordedEvent, 'revision' | 'metadata'> &
  Readonly<{ data: Readonly<{ reminderId: string }> }>;

const workflowIdOf = (reminderId: string, revision: number): string => `remind/${reminderId}/${revision}`;

/** Runs from the moment of the change; the previous run fires what was due until then, and ends. */
const start = (
  { data: { reminderId }, revision, metadata: { ownerId } }: ReminderChange,
  after: string,
): TriggerAction => {
  const input: RemindInput = { reminderId, ownerId, revision, after };
  return { start: { workflow: 'remind', id: workflowIdOf(reminderId, revision), input } };
};
/** A paused reminder needs no run waiting for its next time; one that is firing ends by itself. */
const stop = ({ data: { reminderId }, revision }: ReminderChange): TriggerAction => ({
  cancel: workflowIdOf(reminderId, revision - 1),
});

export const remindTrigger = defineTrigger<ReminderEvent>()({
  name: 'remind',
  on: {
    ReminderSet: (event) => start(event, event.data.setAt),
    ReminderRevised: (event) => start(event, event.data.revisedAt),
    ReminderZoneChanged: (event) => start(event, event.data.changedAt),
    ReminderStarted: (event) => start(event, event.data.startedAt),
    ReminderRestored: (event) => start(event, event.data.dueAfter ?? event.data.restoredAt),
    ReminderPaused: stop,
    ReminderDeleted: stop,
  },
});
