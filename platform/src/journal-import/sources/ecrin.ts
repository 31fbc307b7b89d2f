import { provenance } from '@ecrin/contracts/thought/insights.ts';
import { thoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { threadCard } from '@ecrin/contracts/thread/thread.ts';
import { instant } from '@ecrin/contracts/time/instant.ts';
import { journalSources } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { latestWordings } from '@ecrin/domain/thought/latest-wordings.ts';
import { insightFields, maxThoughtLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import type { JournalEntry, JournalPicture, OwnThread, OwnThought } from '#ports/journal-reader.ts';
import { fieldsOf, listOf, objectsOf, parseFields, parseJson, type Fields } from '../json.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, hasAnything, type LeftOut, type SourceParser, type TextFile } from '../source.ts';
import { goalsIn } from './ecrin-goals.ts';
import { spokenIn } from './ecrin-sounds.ts';
import { storiesIn } from './ecrin-stories.ts';

/** The rest of what an archive has: `ecrin.json`, of format version 1 or 2. */
const dataOf = ({ text }: TextFile): Fields | null => {
  const found = /"format"\s*:\s*"ecrin"/u.test(text.slice(0, 500)) ? parseFields(text) : null;
  return found?.['format'] === 'ecrin' ? found : null;
};

const { status, pinned, private: isPrivate, withoutAi, language } = thoughtCard.shape;
const insight = z.object({ value: z.union([z.string(), z.array(z.string())]).nullable(), from: provenance.nullable() });
const thread = threadCard
  .pick({ threadId: true, name: true, description: true, colour: true, archived: true, withoutAi: true })
  .extend({ threadId: z.uuidv7(), name: z.string() });
/** Of what was written: those of a transcript are read with it. */
const wordings = z.array(
  z.object({ as: z.enum(['written', 'edited']), at: instant, text: z.string().max(maxThoughtLength) }),
);
/** What is read of a line of `pensees.jsonl`. A field that an earlier version did not have is as if it were not set. */
const line = z.object({
  thoughtId: z.uuidv7(),
  occurredAt: instant,
  timeZone: z.string(),
  content: z.string().nullable(),
  language,
  status: status.default(null),
  pinned: pinned.default(false),
  private: isPrivate.default(false),
  withoutAi: withoutAi.default(false),
  thread: z.object({ threadId: z.string() }).nullable().default(null),
  audio: z
    .object({ parts: z.array(z.object({ erasedAt: z.string().nullable().default(null) })) })
    .nullable()
    .default(null),
  hourless: z.boolean().default(false).catch(false),
  importedFrom: z.enum(journalSources).optional().catch(undefined),
  pictures: z
    .array(
      z.object({
        pictureId: z.uuidv7().optional().catch(undefined),
        alt: z.string(),
        ready: z.boolean(),
        keepsMetadata: z.boolean(),
      }),
    )
    .default([]),
  files: z.object({ pictures: z.array(z.string()).default([]) }).default({ pictures: [] }),
  insights: z.partialRecord(z.enum(insightFields), insight).default({}),
  wordings: z.array(z.unknown()).default([]).catch([]),
  /** How many more it had. */
  wordingsLeftOut: z.int().min(0).default(0).catch(0),
});
type Line = z.infer<typeof line>;
type Rest = Readonly<{ zone: string; threads: ReadonlyMap<string, OwnThread>; favorites: ReadonlyMap<string, number> }>;

const threadsIn = (data: Fields): ReadonlyMap<string, OwnThread> =>
  new Map(
    objectsOf(data['threads'])
      .map((one) => thread.safeParse(one))
      .flatMap((read) => (read.success ? [[read.data.threadId, read.data] as const] : [])),
  );
const favoritesIn = (data: Fields): ReadonlyMap<string, number> =>
  new Map(objectsOf(data['favorites']).map(({ itemId }, place) => [String(itemId), place]));

/** The latest, as many as are kept. Those that end in other words than the thought has are somebody else’s. */
const wordingsOf = ({ wordings: given, content, audio }: Line, leftOut: LeftOut): OwnThought['wordings'] => {
  if (audio || given.length === 0) return undefined;
  const { data: read = [] } = wordings.safeParse(given);
  const kept = read.at(-1)?.text === content ? latestWordings(read) : [];
  leftOut.add('wording', given.length - kept.length);
  return kept.length === 0 ? undefined : kept.map(({ at, text }) => ({ at, text }));
};

const ownOf = (said: Line, { threads, favorites }: Rest, leftOut: LeftOut): OwnThought => ({
  language: said.language,
  status: said.status,
  pinned: said.pinned,
  private: said.private,
  withoutAi: said.withoutAi,
  favorite: favorites.get(said.thoughtId) ?? null,
  thread: threads.get(said.thread?.threadId ?? '') ?? null,
  importedFrom: said.importedFrom,
  wordings: wordingsOf(said, leftOut),
  insights: insightFields.flatMap((field) => {
    const { value = null, from = null } = said.insights[field] ?? {};
    return value === null || from === null ? [] : [{ field, value, from }];
  }),
});

const soundsOf = ({ audio }: Line): number => (audio?.parts ?? []).filter(({ erasedAt }) => erasedAt === null).length;
/** Of those that had arrived there are files, in their order. */
const picturesOf = ({ pictures, files }: Line): readonly JournalPicture[] =>
  pictures
    .filter(({ ready }) => ready)
    .flatMap(({ pictureId: pictureThere, alt, keepsMetadata }, at) => {
      const path = files.pictures[at];
      return path === undefined ? [] : [{ path, alt, keepsMetadata, place: null, pictureThere }];
    });
const tagsOf = ({ insights }: OwnThought): readonly string[] =>
  insights.flatMap(({ field, value }) => (field === 'tags' && typeof value !== 'string' ? value : []));

/** Its sounds come all, or its words as they were written. */
const spokenOf = (said: Line, given: unknown, leftOut: LeftOut) => {
  const sounds = soundsOf(said);
  const spoken = sounds > 0 ? spokenIn(given) : undefined;
  if (!spoken) leftOut.add('sound', sounds);
  return spoken && { spoken };
};

const readLine = (text: string, rest: Rest, leftOut: LeftOut): readonly JournalEntry[] => {
  const given = parseJson(text);
  const read = line.safeParse(given);
  if (!read.success) return leftOut.add('unreadable');
  const said = read.data;
  const made = { text: said.content ?? '', pictures: picturesOf(said), ...spokenOf(said, given, leftOut) };
  if (!hasAnything(made)) return leftOut.add('empty');
  const moment = momentAt(Date.parse(said.occurredAt), said.timeZone, rest.zone);
  if (!moment) return leftOut.add('undated');
  leftOut.add('wording', said.wordingsLeftOut);
  const own = ownOf(said, rest, leftOut);
  return [
    entryOf({
      ...moment,
      hourless: said.hourless,
      sourceId: said.thoughtId,
      journal: own.thread?.name ?? null,
      tags: tagsOf(own),
      ...made,
      own,
    }),
  ];
};

/** A thought on each line. */
const hasThoughts = ({ path, text }: TextFile): boolean =>
  path.endsWith('.jsonl') || /^\{"[^\n]{0,100}"thoughtId"/u.test(text.slice(0, 200));

/** What an archive has that does not come, in which lists. */
const asides = [
  ['reminder', ['reminders']],
  ['conversation', ['conversations']],
  ['orb', ['orbs', 'orbPastRuns', 'orbSchedules', 'orbRuns']],
  ['community', ['communities', 'communityComments', 'sharedCopies', 'requests', 'organizations', 'looks']],
] as const;

const countAside = (data: Fields, leftOut: LeftOut): void => {
  for (const [reason, lists] of asides) for (const list of lists) leftOut.add(reason, listOf(data[list]).length);
  leftOut.add('memory', listOf(fieldsOf(data['memory'])?.['facts']).length);
};

/** Écrin’s own archive, signed or not. Its thoughts come, with their sounds, threads, favourites and where each value came from, its goals and its stories. */
export const ecrin: SourceParser = {
  source: 'ecrin',
  recognises: (files) => files.some((file) => dataOf(file) !== null),
  parse: (files, { timeZone: zone }) => {
    const leftOut = createLeftOut();
    const data = files.map(dataOf).find((found) => found !== null) ?? {};
    const rest = { zone, threads: threadsIn(data), favorites: favoritesIn(data) };
    const goals = goalsIn(data, rest.threads, leftOut);
    const stories = storiesIn(data, { texts: files, leftOut });
    countAside(data, leftOut);
    const lines = files.filter(hasThoughts).flatMap(({ text }) => text.split('\n'));
    const entries = lines.filter((text) => text.trim() !== '').flatMap((text) => readLine(text, rest, leftOut));
    return { entries, leftOut: leftOut.counts, goals, stories };
  },
};
