import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { StoredEvent } from '#ports/event-store.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import type { Trigger, TriggerCheckpoints } from '#workflows/trigger.ts';

type ResumePoint = { position: number | null; found: boolean };
export type TriggerResumePoints = Readonly<{
  /** Every event in order, with its position in the target. */
  pass: (event: StoredEvent, position: number) => Promise<void>;
  save: (checkpoints: TriggerCheckpoints) => Promise<void>;
}>;

/**
 * Where each trigger resumes: before the first event whose workflow has not ended. Workflows that ended after it are started once more and
 * find nothing to do; those that had not begun, or were incomplete, start again, and their commands have the same ids.
 */
export const createTriggerResumePoints = (
  triggers: readonly Trigger[],
  engine: Pick<WorkflowEngine, 'describe'> | null,
): TriggerResumePoints => {
  const points = new Map<Trigger, ResumePoint>(
    triggers.map((trigger) => [trigger, { position: null, found: engine === null }]),
  );

  const isUnfinished = async (trigger: Trigger, event: StoredEvent): Promise<boolean> => {
    // Triggers read data and metadata only.
    const action = trigger.handles.includes(event.type)
      ? trigger.actionOf({ ...event, private: null } as RecordedEvent)
      : null;
    if (!action || !('start' in action)) return false;
    const run = await engine?.describe(action.start.id);
    return !run || run.status === 'running';
  };

  return {
    pass: async (event, position) => {
      for (const [trigger, point] of points) {
        if (point.found) continue;
        point.found = await isUnfinished(trigger, event);
        if (!point.found) point.position = position;
      }
    },
    save: async (checkpoints) => {
      for (const [{ name }, { position }] of points)
        if (position !== null) await checkpoints.save(name, { position, event: null });
    },
  };
};
