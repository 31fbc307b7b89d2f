import type { OrbPastRunBegun, OrbPastRunResumed } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import type { OrbRunCompleted, OrbRunFailed, OrbRunStopped } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { ContinuePastRunInput } from './continue-past-run.input.ts';

type Cause = Pick<RecordedEvent, 'id' | 'metadata'>;

const start = ({ id }: Cause, input: ContinuePastRunInput): TriggerAction => ({
  start: { workflow: 'continue-past-run', id: `continue-past-run/${id}`, input },
});
const begin = (event: Cause & Readonly<{ data: Readonly<{ pastRunId: string }> }>): TriggerAction =>
  start(event, { pastRunId: event.data.pastRunId, ownerId: event.metadata.ownerId });
/** Which of them are steps is read by the activity: ends of runs do not say. */
const goOn = (event: Cause & Readonly<{ data: Readonly<{ runId: string }> }>): TriggerAction =>
  start(event, { runId: event.data.runId, ownerId: event.metadata.ownerId });

export const continuePastRunTrigger = defineTrigger<
  OrbPastRunBegun | OrbPastRunResumed | OrbRunCompleted | OrbRunFailed | OrbRunStopped
>()({
  name: 'continue-past-run',
  on: {
    OrbPastRunBegun: begin,
    OrbPastRunResumed: begin,
    OrbRunCompleted: goOn,
    OrbRunFailed: goOn,
    OrbRunStopped: goOn,
  },
});
