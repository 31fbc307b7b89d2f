import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { correctInsight } from '@ecrin/domain/thought/insights/correct-insight.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { maxTagLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { bringOwnThought } from './bring-own-thought.ts';
import type { EntryToBring } from './chosen-entries.ts';

type BringServices = DecideServices & Readonly<{ events: Pick<Events, 'readStream'> }>;
type Brought = Readonly<{
  entry: EntryToBring;
  running: JournalImport;
  which: Readonly<{ ownerId: string; importId: string }>;
  context: ActivityContext;
}>;

const maxTags = 20;

/** The person's own mood and tags: they chose them, there or on the preview. */
const ownInsights = ({ mood, tags }: EntryToBring, { choice }: JournalImport) => {
  const meant = mood === null ? undefined : choice?.moods[mood];
  const kept = [...new Set(tags)].filter((tag) => tag.length <= maxTagLength).slice(0, maxTags);
  return [
    ...(meant === undefined ? [] : [{ field: 'mood', value: meant } as const]),
    ...(kept.length === 0 ? [] : [{ field: 'tags', value: kept } as const]),
  ];
};

/** An entry becomes a thought of its own time. Done again, nothing is added. */
export const bringEntry = async (
  { execute, clock, events }: BringServices,
  { entry, running, which: { ownerId, importId }, context: { idempotencyKey } }: Brought,
): Promise<void> => {
  const { thoughtId, text, occurredAt, timeZone, own } = entry;
  const now = clock.now().toISOString();
  const decide = decideInStep(execute, {
    process: 'import-journal',
    idempotencyKey,
    correlationId: importId,
    ownerId,
    timeZone,
    now: occurredAt,
  });
  const origin = { source: running.source, importId, ...(entry.entry !== null && { entry: entry.entry }) };
  const written = { ownerId, content: text, language: own?.language ?? running.language, answering: null, origin };
  await decide({
    name: `writeThought-${thoughtId}`,
    aggregate: thought,
    id: thoughtId,
    decide: writeThought,
    input: { thoughtId, occurredAt, timeZone, now, ...written },
  });
  if (own) return bringOwnThought({ events }, { thoughtId, own, ownerId, importId, now, decide });
  for (const insight of ownInsights(entry, running))
    await decide({
      name: `correctInsight-${thoughtId}-${insight.field}`,
      aggregate: thought,
      id: thoughtId,
      decide: correctInsight,
      input: { thoughtId, ...insight, now },
    });
};
