import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import type { ThoughtOrigin } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { bringSpokenThought } from '@ecrin/domain/thought/commands/bring-spoken-thought.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { correctInsight } from '@ecrin/domain/thought/insights/correct-insight.ts';
import { addPicture } from '@ecrin/domain/thought/pictures/add-picture.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { maxTagLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { bringOwnThought, bringPin, type DecideOnBrought } from './bring-own-thought.ts';
import { bringPictures, type BringPicturesServices, type BroughtPicture } from './bring-pictures.ts';
import { bringSounds, type BroughtSpeech } from './bring-sounds.ts';
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

/** null: neither a word nor a picture is left. */
type Pictures = readonly BroughtPicture[] | null;

const canBeWritten = ({ text, pictures = [] }: EntryToBring, brought: Pictures): boolean =>
  !isBlank(text) || (pictures.length > 0 && brought !== null);

/** Without a word a thought is written with its pictures. */
const declaredIn = ({ text }: EntryToBring, pictures: Pictures): readonly string[] =>
  isBlank(text) ? (pictures ?? []).map(({ pictureId }) => pictureId) : [];

/** An entry becomes a thought of its own time, with its sounds and pictures; one without a word needs one of them. Done again, nothing is added. */
export const bringEntry = async (services: BringServices, brought: Brought): Promise<void> => {
  const { execute, clock, events } = services;
  const {
    entry,
    which: { ownerId, importId },
    context: { idempotencyKey },
  } = brought;
  const { thoughtId, occurredAt, timeZone, own } = entry;
  const speech = await bringSounds(services, entry, brought.which);
  const pictures = await bringPictures(services, entry, brought.which);
  if (!speech && !canBeWritten(entry, pictures)) return;
  const now = clock.now().toISOString();
  const step = { process: 'import-journal', idempotencyKey, correlationId: importId, ownerId, timeZone };
  const decide = decideInStep(execute, { ...step, now: occurredAt });
  const deciding = { now, decide };
  await (speech
    ? beginSpoken({ ...brought, ...deciding, speech })
    : beginWritten({ ...brought, ...deciding, pictures }));
  await addPictures({ pictures, ...deciding });
  if (own) return bringOwnThought({ events }, { thoughtId, own, ownerId, importId, ...deciding });
  await bringInsights({ ...brought, ...deciding });
  if (entry.pinned) await bringPin({ thoughtId, ...deciding });
};

type Deciding = Readonly<{ now: string; decide: DecideOnBrought }>;

const beginningOf = ({ entry, running, which: { ownerId, importId }, now }: Brought & Deciding) => {
  const { thoughtId, occurredAt, timeZone, hourless, own } = entry;
  const { source, understand } = running;
  const first = own?.importedFrom;
  const known = { ...(first !== undefined && { first }), ...(entry.entry !== null && { entry: entry.entry }) };
  const said = { ...known, ...(hourless && { hourless }), ...(understand && { understand }) };
  const origin: ThoughtOrigin = { source, importId, ...said };
  return { thoughtId, ownerId, occurredAt, timeZone, language: own?.language ?? running.language, origin, now };
};

const beginWritten = async (begun: Brought & Deciding & Readonly<{ pictures: Pictures }>) => {
  const { entry, pictures, decide } = begun;
  const { thoughtId: id, text: content, own } = entry;
  await decide({
    name: `writeThought-${id}`,
    aggregate: thought,
    id,
    decide: writeThought,
    input: {
      ...beginningOf(begun),
      content,
      wordings: own?.wordings,
      answering: null,
      pictureIds: declaredIn(entry, pictures),
    },
  });
};

/** Its sounds are stored already. */
const beginSpoken = async ({ speech, ...begun }: Brought & Deciding & Readonly<{ speech: BroughtSpeech }>) => {
  const { thoughtId: id } = begun.entry;
  await begun.decide({
    name: `bringSpokenThought-${id}`,
    aggregate: thought,
    id,
    decide: bringSpokenThought,
    input: { ...beginningOf(begun), ...speech },
  });
};

const addPictures = async ({ pictures, now, decide }: Deciding & Readonly<{ pictures: Pictures }>): Promise<void> => {
  for (const picture of pictures ?? []) {
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
