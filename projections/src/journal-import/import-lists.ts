import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { shownPictures } from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import type { ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { goalModel } from '#goal/goal.model.ts';
import { allGoalsOf } from '#goal/read-goals.ts';
import { storyModel } from '#story/story.model.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { importedThoughtModel, type ImportedThoughtDocument } from './imported-thought.model.ts';

export const importModels = [thoughtCardModel, importedThoughtModel] as const;
export const goalListModels = [goalModel] as const;
export const storyListModels = [storyModel] as const;

/** An entry as it would be kept. `entry`: as in `ThoughtOrigin`. `own`: `sourceId` is that of a thought of an Écrin. */
export type ComparedEntry = Readonly<{
  thoughtId: string;
  occurredAt: string;
  timeZone: string;
  text: string;
  entry: string | null;
  sourceId: string | null;
  own?: object | undefined;
}>;
/** `importId`: of the import that brings them, if one does: what came with it is no duplicate. */
type Compared = Readonly<{ ownerId: string; entries: readonly ComparedEntry[]; importId?: string }>;
const cardsAtATime = 200;

const wordsOn = (day: string, words: string): string => `${day} ${words.replaceAll(/\s+/gu, ' ').trim()}`;

/** Which of the entries, by their thoughts, are here already: the same entry of the same source, the thought itself, or the same words on the same day. Throws `ReadModelsFault`. */
export const findDuplicates =
  (models: Pick<ReadModels, 'open'>) =>
  async (compared: Compared): Promise<readonly string[]> => {
    const { entries } = compared;
    const brought = await broughtBefore(models, compared);
    const kept = await keptHere(models, compared);
    const said = await saidBefore(models, compared);
    return entries
      .filter(
        ({ entry, occurredAt, timeZone, text, sourceId, own: isOwn }) =>
          (isOwn && sourceId !== null && kept.has(sourceId)) ||
          (entry !== null && brought.has(entry)) ||
          (!isBlank(text) && said.has(wordsOn(calendarDay(occurredAt, timeZone), text))),
      )
      .map(({ thoughtId }) => thoughtId);
  };

/** Of entries that are thoughts of an Écrin: those that are this account’s. */
const keptHere = async (
  models: Pick<ReadModels, 'open'>,
  { ownerId, entries }: Compared,
): Promise<ReadonlySet<string>> => {
  const ids = entries.flatMap(({ own, sourceId }) => (own && sourceId !== null ? [sourceId] : []));
  if (ids.length === 0) return new Set();
  const found = await (await models.open(thoughtCardModel)).getMany(ids);
  return new Set(ids.filter((id) => found.get(id)?.doc.ownerId === ownerId && !found.get(id)?.doc.deleted));
};

const broughtBefore = async (
  models: Pick<ReadModels, 'open'>,
  { ownerId, entries, importId }: Compared,
): Promise<ReadonlySet<string>> => {
  const ids = entries.map(({ entry }) => entry).filter((entry) => entry !== null);
  if (ids.length === 0) return new Set();
  const thoughts = await models.open(importedThoughtModel);
  const { items } = await thoughts.find({
    filter: { ownerId, entry: { in: ids } },
    sort: [['entry', 'asc']],
    limit: 2 * ids.length,
  });
  return new Set(items.filter((one) => one.importId !== importId).map(({ entry }) => entry ?? ''));
};

/** Of the days of the entries: they are in the order of time. */
const saidBefore = async (
  models: Pick<ReadModels, 'open'>,
  { ownerId, entries, importId }: Compared,
): Promise<ReadonlySet<string>> => {
  const times = entries.map(({ occurredAt }) => occurredAt).toSorted();
  const [first = '', last = ''] = [times[0], times.at(-1)];
  if (first === '') return new Set();
  const [cards, brought] = [await models.open(thoughtCardModel), await models.open(importedThoughtModel)];
  const said = new Set<string>();
  const span = { gte: addMs(first, -dayMs), lt: addMs(last, dayMs) };
  for (let cursor: string | null = null, more = true; more;) {
    const page: Awaited<ReturnType<typeof cards.find>> = await cards.find({
      filter: { ownerId, deleted: false, occurredAt: span },
      sort: [['occurredAt', 'asc']],
      limit: cardsAtATime,
      cursor,
    });
    const others = importId === undefined ? page.items : await notOf(importId, brought, page.items);
    for (const { day, content } of others) if (content !== null) said.add(wordsOn(day, content));
    cursor = page.nextCursor;
    more = cursor !== null;
  }
  return said;
};

/** Those that did not come with this import. */
const notOf = async (
  importId: string,
  brought: ModelStore<ImportedThoughtDocument>,
  cards: readonly ThoughtCardDocument[],
): Promise<readonly ThoughtCardDocument[]> => {
  const origins = await brought.getMany(cards.map(({ thoughtId }) => thoughtId));
  return cards.filter(({ thoughtId }) => origins.get(thoughtId)?.doc.importId !== importId);
};

type OfImport = Readonly<{ ownerId: string; importId: string; limit: number; cursor: string | null }>;

/** Thoughts that an import brought and that are still here. Throws `ReadModelsFault`. */
export const listImportedThoughts =
  (models: Pick<ReadModels, 'open'>) =>
  async ({ ownerId, importId, limit, cursor }: OfImport) => {
    const thoughts = await models.open(importedThoughtModel);
    const page = await thoughts.find({ filter: { ownerId, importId }, sort: [['thoughtId', 'asc']], limit, cursor });
    return { thoughtIds: page.items.map(({ thoughtId }) => thoughtId), next: page.nextCursor };
  };

/** All that an import brought and that is still here, with the earliest of it. Throws `ReadModelsFault`. */
export const tallyImported =
  (models: Pick<ReadModels, 'open'>) =>
  async (which: OfStories): Promise<ImportTally> => {
    const cards = await models.open(thoughtCardModel);
    let tally: ImportTally = { thoughts: 0, pictures: 0, sounds: 0, first: null };
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const page = await listImportedThoughts(models)({ ...which, limit: cardsAtATime, cursor });
      for (const { doc } of (await cards.getMany(page.thoughtIds)).values()) tally = added(tally, doc);
      cursor = page.next;
    }
    return tally;
  };
export type ImportTally = Readonly<Record<'thoughts' | 'pictures' | 'sounds', number>> &
  Readonly<{ first: Pick<ThoughtCardDocument, 'thoughtId' | 'occurredAt'> | null }>;

const added = (
  { thoughts, pictures, sounds, first }: ImportTally,
  { recordings, pictures: kept, thoughtId, occurredAt }: ThoughtCardDocument,
): ImportTally => ({
  thoughts: thoughts + 1,
  pictures: pictures + shownPictures(kept).length,
  sounds: sounds + recordings.length,
  first: first && first.occurredAt <= occurredAt ? first : { thoughtId, occurredAt },
});

type InThread = Readonly<{ ownerId: string; importId: string; threadId: string }>;

/** Whether a thought is in a thread that this import did not bring. Throws `ReadModelsFault`. */
export const findFiledElsewhere =
  (models: Pick<ReadModels, 'open'>) =>
  async ({ ownerId, importId, threadId }: InThread): Promise<Readonly<{ isFiled: boolean }>> => {
    const [cards, brought] = [await models.open(thoughtCardModel), await models.open(importedThoughtModel)];
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const page: Awaited<ReturnType<typeof cards.find>> = await cards.find({
        filter: { ownerId, deleted: false, threadId },
        sort: [['occurredAt', 'asc']],
        limit: cardsAtATime,
        cursor,
      });
      const found = await brought.getMany(page.items.map(({ thoughtId }) => thoughtId));
      if (page.items.some(({ thoughtId }) => found.get(thoughtId)?.doc.importId !== importId)) return { isFiled: true };
      cursor = page.nextCursor;
    }
    return { isFiled: false };
  };

/** A person’s goals, without deleted ones: the import each came with, null for none, and the threads its terms name. Throws `ReadModelsFault`. */
export const listGoalOrigins =
  (models: ReadModels) =>
  async ({ ownerId }: Readonly<{ ownerId: string }>) =>
    (await allGoalsOf(models, ownerId)).map(({ goalId, importId = null, revisions }) => ({
      goalId,
      importId,
      threadIds: revisions.flatMap(({ terms: { filter } }) => filter?.threadIds ?? []),
    }));

type OfStories = Readonly<{ ownerId: string; importId: string }>;

/** The stories that an import brought and that are still here. Throws `ReadModelsFault`. */
export const listImportedStories =
  (models: Pick<ReadModels, 'open'>) =>
  async ({ ownerId, importId }: OfStories): Promise<readonly string[]> => {
    const stories = await models.open(storyModel);
    const found: string[] = [];
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const page: Awaited<ReturnType<typeof stories.find>> = await stories.find({
        filter: { ownerId, deleted: false },
        sort: [['changedAt', 'desc']],
        limit: cardsAtATime,
        cursor,
      });
      for (const one of page.items) if (one.importId === importId) found.push(one.storyId);
      cursor = page.nextCursor;
    }
    return found;
  };
