import { orbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import type { RunFailure } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

export type EndedStep = Readonly<{ pastRunId: string; runId: string; outcome: 'completed' | 'stopped' | RunFailure }>;

/** How a run of a past ended; null while it has not, and for any other run. */
export const findEndedStep = async (
  { events }: Readonly<{ events: Pick<Events, 'readStream'> }>,
  runId: string,
): Promise<EndedStep | null> => {
  const { state } = await loadAggregate(events, orbRun, { id: runId });
  if (state.status === 'absent' || state.status === 'skipped' || state.status === 'running') return null;
  if (state.occasion.kind !== 'past') return null;
  const { pastRunId } = state.occasion;
  return { pastRunId, runId, outcome: state.status === 'failed' ? state.reason : state.status };
};
