import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { correctInsight } from '@ecrin/domain/thought/insights/correct-insight.ts';
import { addPicture } from '@ecrin/domain/thought/pictures/add-picture.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { maxTagLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { bringOwnThought } from './bring-own-thought.ts';
import { bringPictures, type BringPicturesServices, type BroughtPicture } from './bring-pictures.ts';
import type { EntryToBring } from './chosen-entries.ts';

type BringServices = DecideServices & BringPicturesServices;
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

/** Without a word a thought is written with its pictures. */
const declaredIn = ({ text }: EntryToBring, pictures: readonly BroughtPicture[]): readonly string[] =>
  isBlank(text) ? pictures.map(({ pictureId }) => pictureId) : [];

/** An entry becomes a thought of its own time, with its pictures; one without a word needs one of them. Done again, nothing is added. */
export const bringEntry = async (
  services: BringServices,
  { entry, running, which: { ownerId, importId }, context: { idempotencyKey } }: Brought,
): Promise<void> => {
  const { execute, clock, events } = services;
  const { thoughtId, text, occurredAt, timeZone, own } = entry;
  const pictures = await bringPictures(services, entry, { ownerId, importId });
  if (!pictures) return;
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
  const written = {
    ownerId,
    content: text,
    language: own?.language ?? running.language,
    answering: null,
    origin,
    pictureIds: declaredIn(entry, pictures),
  };
  await decide({
    name: `writeThought-${thoughtId}`,
    aggregate: thought,
    id: thoughtId,
    decide: writeThought,
    input: { thoughtId, occurredAt, timeZone, now, ...written },
  });
  await addPictures({ pictures, now, decide });
  if (own) return bringOwnThought({ events }, { thoughtId, own, ownerId, importId, now, decide });
  await bringInsights({ entry, running, now, decide });
};

type Deciding = Readonly<{ now: string; decide: ReturnType<typeof decideInStep> }>;

const addPictures = async ({
  pictures,
  now,
  decide,
}: Deciding & Readonly<{ pictures: readonly BroughtPicture[] }>): Promise<void> => {
  for (const picture of pictures) {
    const { thoughtId, pictureId } = picture;
    const input = { ...picture, now };
    await decide({ name: `addPicture-${pictureId}`, aggregate: thought, id: thoughtId, decide: addPicture, input });
  }
};

const bringInsights = async ({
  entry,
  running,
  now,
  decide,
}: Deciding & Pick<Brought, 'entry' | 'running'>): Promise<void> => {
  const { thoughtId } = entry;
  for (const insight of ownInsights(entry, running))
    await decide({
      name: `correctInsight-${thoughtId}-${insight.field}`,
      aggregate: thought,
      id: thoughtId,
      decide: correctInsight,
      input: { thoughtId, ...insight, now },
    });
};
