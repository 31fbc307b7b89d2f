import { fileThought } from '@ecrin/domain/thought/commands/file-thought.ts';
import { pinThought } from '@ecrin/domain/thought/commands/pin-thought.ts';
import { setThoughtAiUse } from '@ecrin/domain/thought/commands/set-thought-ai-use.ts';
import { setThoughtPrivacy } from '@ecrin/domain/thought/commands/set-thought-privacy.ts';
import { setThoughtStatus } from '@ecrin/domain/thought/commands/set-thought-status.ts';
import { completeUnderstanding } from '@ecrin/domain/thought/insights/complete-understanding.ts';
import { correctInsight } from '@ecrin/domain/thought/insights/correct-insight.ts';
import { insightValueOf } from '@ecrin/domain/thought/insights/insight-value.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { InsightField, InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { OwnThought } from '@ecrin/platform/ports/journal-reader.ts';
import type { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { bringThread } from './bring-thread.ts';

export type DecideOnBrought = ReturnType<typeof decideInStep>;
type Brought = Readonly<{
  thoughtId: string;
  own: OwnThought;
  ownerId: string;
  importId: string;
  now: string;
  decide: DecideOnBrought;
}>;
type Services = Readonly<{ events: Pick<Events, 'readStream'> }>;

/** What Écrin’s archive says of a thought besides its words, each value with where it came from; then its marks, and its thread. */
export const bringOwnThought = async (services: Services, brought: Brought): Promise<void> => {
  await bringProposed(services, brought);
  await bringCorrected(brought);
  await bringMarks(brought);
  await fileInThread(services, brought);
};

const none: CompleteInsights = {
  title: null,
  summary: null,
  mood: null,
  category: null,
  tags: null,
  keyInsights: null,
  questions: null,
};
type CompleteInsights = Readonly<{ [Field in InsightField]: InsightValues[Field] | null }>;

/** What an engine proposed there, as proposed by it: of several engines, the first. */
const bringProposed = async ({ events }: Services, { thoughtId, own, decide }: Brought): Promise<void> => {
  const proposed = own.insights.flatMap(({ field, value, from }) => (from.by === 'ai' ? [{ field, value, from }] : []));
  const [first] = proposed;
  if (!first) return;
  const { engine, model, promptVersion, at } = first.from;
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  const values = proposed.map(({ field, value }) => [field, insightValueOf(field, value)] as const);
  await decide({
    name: `completeUnderstanding-${thoughtId}`,
    aggregate: thought,
    id: thoughtId,
    decide: completeUnderstanding,
    input: {
      thoughtId,
      wording: state.status === 'active' ? state.wording : 0,
      engine,
      model,
      promptVersion,
      rereadingId: null,
      insights: { ...none, ...Object.fromEntries(values) },
      now: at,
    },
  });
};

const bringCorrected = async ({ thoughtId, own, decide }: Brought): Promise<void> => {
  for (const { field, value, from } of own.insights.filter(({ from }) => from.by === 'person'))
    await decide({
      name: `correctInsight-${thoughtId}-${field}`,
      aggregate: thought,
      id: thoughtId,
      decide: correctInsight,
      input: { thoughtId, field, value, now: from.at },
    });
};

/** It is pinned here as it was there. */
export const bringPin = async ({ thoughtId, now, decide }: Pick<Brought, 'thoughtId' | 'now' | 'decide'>) => {
  const name = `pinThought-${thoughtId}`;
  await decide({ name, aggregate: thought, id: thoughtId, decide: pinThought, input: { thoughtId, now } });
};

const bringMarks = async ({ thoughtId, own, now, decide }: Brought): Promise<void> => {
  const onThought = { aggregate: thought, id: thoughtId };
  if (own.pinned) await bringPin({ thoughtId, now, decide });
  if (own.status !== null) {
    const input = { thoughtId, status: own.status, now };
    await decide({ ...onThought, name: `setThoughtStatus-${thoughtId}`, decide: setThoughtStatus, input });
  }
  if (own.private) {
    const input = { thoughtId, private: true, now };
    await decide({ ...onThought, name: `setThoughtPrivacy-${thoughtId}`, decide: setThoughtPrivacy, input });
  }
  // In a thread without AI the thread says so.
  if (own.withoutAi && own.thread?.withoutAi !== true) {
    const input = { thoughtId, withoutAi: true, now };
    await decide({ ...onThought, name: `setThoughtAiUse-${thoughtId}`, decide: setThoughtAiUse, input });
  }
};

const fileInThread = async (services: Services, { own, ...brought }: Brought): Promise<void> => {
  if (!own.thread) return;
  const { thoughtId, now, decide } = brought;
  const { threadId, withoutAi } = await bringThread(services, { ...brought, thread: own.thread });
  await decide({
    name: `fileThought-${thoughtId}`,
    aggregate: thought,
    id: thoughtId,
    decide: fileThought,
    input: { thoughtId, threadId, suggested: false, withoutAi, now },
  });
};
