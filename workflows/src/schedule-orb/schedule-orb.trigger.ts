import { orbScheduleId } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { OrbScheduleEvent } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { ScheduleOrbInput } from './schedule-orb.input.ts';

type Change = Pick<RecordedEvent, 'revision'> & Readonly<{ data: Readonly<{ ownerId: string; orbId: string }> }>;

const workflowIdOf = ({ ownerId, orbId }: Change['data'], revision: number): string =>
  `schedule-orb/${orbScheduleId(ownerId, orbId)}/${revision}`;

/** Runs from the moment of the change; the previous run fires what was due until then, and ends. */
const start = ({ data, revision }: Change, after: string): TriggerAction => {
  const { ownerId, orbId } = data;
  const input: ScheduleOrbInput = { ownerId, orbId, revision, after };
  return { start: { workflow: 'schedule-orb', id: workflowIdOf(data, revision), input } };
};

export const scheduleOrbTrigger = defineTrigger<OrbScheduleEvent>()({
  name: 'schedule-orb',
  on: {
    OrbScheduleSet: (event) => start(event, event.data.setAt),
    OrbScheduleStarted: (event) => start(event, event.data.startedAt),
    OrbSchedulePaused: ({ data, revision }) => ({ cancel: workflowIdOf(data, revision - 1) }),
  },
});
