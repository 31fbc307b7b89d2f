import { completeUnderstanding } from '@ecrin/domain/thought/insights/complete-understanding.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { AnalystFault, type Analyst } from '@ecrin/platform/ports/analyst.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { decideOnThought, type DecideServices } from './decide-on-thought.ts';

export type UnderstandEarlierServices = DecideServices &
  Readonly<{ events: Pick<Events, 'readStream'>; analyst: Analyst }>;
/** `rereadingId` null: it is its first analysis. */
type Asked = Readonly<{ process: string; thoughtId: string; rereadingId: string | null; context: ActivityContext }>;

/** Analyses a thought of the past, after those of now. One that cannot be analysed stays as it is. Throws `ActivityFault` where that may change. */
export const understandEarlierThought = async (
  services: UnderstandEarlierServices,
  { process, thoughtId, rereadingId, context }: Asked,
): Promise<boolean> => {
  const { state: existing } = await loadAggregate(services.events, thought, { id: thoughtId });
  if (existing.status !== 'active' || existing.words === null || existing.flags.withoutAi) return false;
  const { words, language, ownerId, wording } = existing;
  try {
    const about = { kind: 'thought', id: thoughtId } as const;
    const request = { text: words, language, ownerId, about, priority: 'past', signal: context.signal } as const;
    const { engine, model, promptVersion, usage, counted, ...insights } = await services.analyst.understand(request);
    const read = { thoughtId, wording, insights, rereadingId, engine, model, promptVersion, usage, counted };
    await decideOnThought(services, { process, ...context, thoughtId, existing })(
      `completeUnderstanding-${thoughtId}`,
      completeUnderstanding,
      (now) => ({ ...read, now }),
    );
    return true;
  } catch (fault) {
    if (fault instanceof AnalystFault && fault.retryAfterMs !== null)
      throw new ActivityFault(fault.reason, fault.message, fault.retryAfterMs);
    if (fault instanceof AnalystFault) return false;
    throw fault;
  }
};
