import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { StoredEvent } from '#ports/event-store.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import type { Trigger, TriggerCheckpoints } from '#workflows/trigger.ts';

type ResumePoint = { position: number | null; found: boolean };
export type TriggerResumePoints = Readonly<{
  /** Every event in order, with its position in the new home. */
  pass: (event: StoredEvent, position: number) => Promise<void>;
  save: (checkpoints: TriggerCheckpoints) => Promise<void>;
}>;

/**
 * Where each trigger goes on: before the first event whose workflow has not ended. What has ended after it is asked for once more,
 * and finds nothing to do; what had not begun, or stood half done, begins anew, and its commands keep their ids.
 */
export const createTriggerResumePoints = (
  triggers: readonly Trigger[],
  engine: Pick<WorkflowEngine, 'describe'> | null,
): TriggerResumePoints => {
  const places = new Map<Trigger, ResumePoint>(
    triggers.map((trigger) => [trigger, { position: null, found: engine === null }]),
  );

  const isUnfinished = async (trigger: Trigger, event: StoredEvent): Promise<boolean> => {
    // Triggers look at data and metadata only.
    const action = trigger.handles.includes(event.type)
      ? trigger.actionOf({ ...event, private: null } as RecordedEvent)
      : null;
    if (!action || !('start' in action)) return false;
    const run = await engine?.describe(action.start.id);
    return !run || run.status === 'running';
  };

  return {
    pass: async (event, position) => {
      for (const [trigger, place] of places) {
        if (place.found) continue;
        place.found = await isUnfinished(trigger, event);
        if (!place.found) place.position = position;
      }
    },
    save: async (checkpoints) => {
      for (const [{ name }, { position }] of places) if (position !== null) await checkpoints.save(name, position);
    },
  };
};
