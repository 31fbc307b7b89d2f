import { type ThoughtCounts, listThoughtsQuery, thoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { dayOfPart } from '@ecrin/domain/goal/day-part.ts';
import { parseTextQuery, type TextQuery } from '@ecrin/domain/text/text-query.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { Filter, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { openThreadDirectory, type ThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';
import { thoughtFilter, type ThoughtsQuery } from './thought-filter.ts';

type Field = keyof ThoughtCardDocument;

/** How many thoughts each choice would show. A field's own choice does not narrow its figures, so that it can be changed. */
export const countThoughts =
  (models: ReadModels) =>
  async (ownerId: string, asked: ThoughtsQuery): Promise<ThoughtCounts> => {
    const cards = await models.open(thoughtCardModel);
    const text = parseTextQuery(asked.q ?? '') ?? undefined;
    const directory = await openThreadDirectory(models, ownerId);
    const filter = thoughtFilter(ownerId, asked, directory);
    const by = async (field: Field, within = without(filter, field)): Promise<Record<string, number>> => {
      await loopTurn();
      return Object.fromEntries(await cards.countBy(field, within, text));
    };

    const { dayStart } = asked;
    const [total, mood, category, status, tag, filed, days] = await Promise.all([
      cards.count(filter, text),
      by('mood'),
      by('category'),
      by('status'),
      by('tags'),
      by('threadId'),
      by(dayStart === 0 ? 'day' : 'dayPart', filter),
    ]);
    return {
      total,
      mood,
      category,
      status,
      tag,
      thread: byThread(filed, directory),
      day: dayStart === 0 ? days : byDay(days, dayStart),
      ...(await countFlags(cards, filter, text)),
    };
  };

type Flags = Pick<ThoughtCounts, 'pinned' | 'private' | 'withoutAi' | 'audio'>;

const countFlags = async (
  cards: ModelStore<ThoughtCardDocument>,
  filter: Filter<ThoughtCardDocument>,
  text: TextQuery | undefined,
): Promise<Flags> => {
  const marked = (field: 'pinned' | 'private' | 'withoutAi' | 'spoken'): Promise<number> =>
    loopTurn().then(() => cards.count({ ...filter, [field]: true }, text));
  const [pinned, isPrivate, withoutAi, audio] = await Promise.all([
    marked('pinned'),
    marked('private'),
    marked('withoutAi'),
    marked('spoken'),
  ]);
  return { pinned, private: isPrivate, withoutAi, audio };
};

/** How many thoughts a client has, deleted ones left out. */
export const countThoughtsOf =
  (models: ReadModels) =>
  async (ownerId: string): Promise<number> =>
    (await models.open(thoughtCardModel)).count({ ownerId, deleted: false });

/** A thought in a merged thread counts for the target thread; in a deleted one, for none. */
const byThread = (
  filed: Readonly<Record<string, number>>,
  { resolveThread }: ThreadDirectory,
): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [filedUnder, count] of Object.entries(filed)) {
    const threadId = resolveThread(filedUnder)?.threadId;
    if (threadId !== undefined) counts[threadId] = (counts[threadId] ?? 0) + count;
  }
  return counts;
};

/** Of half-hours, by the person's day they belong to. */
const byDay = (parts: Readonly<Record<string, number>>, minutes: number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [part, count] of Object.entries(parts)) {
    const day = dayOfPart(part, [{ fromDay: '', minutes }]);
    counts[day] = (counts[day] ?? 0) + count;
  }
  return counts;
};

const without = (filter: Filter<ThoughtCardDocument>, field: Field): Filter<ThoughtCardDocument> =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field));

export const countThoughtsRoute = queryRoute({
  method: 'get',
  path: '/thoughts/counts',
  access: 'client',
  summary: 'Counts the client’s thoughts by mood, category, status, tag, thread and day',
  params: z.object({}),
  query: listThoughtsQuery,
  answer: thoughtCounts,
  model: thoughtCardModel,
  joins: [threadModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      countThoughts(models)(clientId, query),
});
