import type { WorkDropped, WorkRetried } from '@ecrin/domain/operation/work.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';

const runPrefix = 'run/';
/** null: work of another kind than a workflow. */
const runIdOf = (workId: string): string | null =>
  workId.startsWith(runPrefix) ? workId.slice(runPrefix.length) : null;

/** The acts of administrators on workflows: the API never talks to the engine that runs them. */
export const operateTrigger = defineTrigger<WorkRetried | WorkDropped>()({
  name: 'operate',
  on: {
    WorkRetried: ({ id, data: { workId, kind, clientId: ownerId, revision } }) => {
      const runId = runIdOf(workId);
      if (runId !== null) return { retry: runId };
      if (kind !== 'understanding') return null;
      const input = { thoughtId: workId, ownerId, revision: revision ?? 0, retried: true };
      return { start: { workflow: 'understand-thought', id: `understand-thought/${workId}/retried/${id}`, input } };
    },
    WorkDropped: ({ data: { workId } }) => {
      const runId = runIdOf(workId);
      return runId === null ? null : { cancel: runId };
    },
  },
});
