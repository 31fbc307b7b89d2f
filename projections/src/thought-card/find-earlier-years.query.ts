import {
  earlierYears,
  earlierYearsQuery,
  yearsBack,
  type EarlierYears,
} from '@ecrin/contracts/thought/earlier-years.ts';
import { listThoughtsQuery } from '@ecrin/contracts/thought/thought-list.ts';
import { yearsBefore } from '@ecrin/domain/time/days.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { openThreadDirectory, threadOfThought } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { openShownUnasked } from './shown-unasked.ts';
import { thoughtCardOf, thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';
import { thoughtFilter } from './thought-filter.ts';

const maxOfDay = 100;

/** The same day one, two and five years ago: of each the thought most worth meeting again. */
export const findEarlierYears =
  (models: ReadModels) =>
  async (ownerId: string, { day, dayStart }: z.output<typeof earlierYearsQuery>): Promise<EarlierYears> => {
    const cards = await models.open(thoughtCardModel);
    const directory = await openThreadDirectory(models, ownerId);
    const shownUnasked = openShownUnasked();
    const thoughtOf = async (then: string): Promise<ThoughtCardDocument | undefined> => {
      const asked = { ...listThoughtsQuery.parse({ from: then, to: then, private: 'false' }), dayStart };
      const { items } = await cards.find({
        filter: thoughtFilter(ownerId, asked, directory),
        sort: [['occurredAt', 'asc']],
        limit: maxOfDay,
      });
      for await (const shown of shownUnasked(items.toSorted(byWorth))) return shown;
      return undefined;
    };
    const found = await Promise.all(
      yearsBack.map(async (years) => {
        const then = yearsBefore(day, years);
        return { years, day: then, thought: await thoughtOf(then) };
      }),
    );
    return {
      items: found.flatMap(({ thought, ...of }) =>
        thought
          ? [{ ...of, thought: thoughtCardOf(thought, threadOfThought(directory.resolveThread(thought.threadId))) }]
          : [],
      ),
    };
  };

/** A pinned one, else the one with the most words. */
const byWorth = (one: ThoughtCardDocument, other: ThoughtCardDocument): number =>
  Number(other.pinned) - Number(one.pinned) || (other.content ?? '').length - (one.content ?? '').length;

export const findEarlierYearsRoute = queryRoute({
  method: 'get',
  path: '/thoughts/earlier-years',
  access: 'client',
  summary:
    'Finds one thought of the same day one, two and five years ago; neither private ones nor ones whose words may call for help',
  params: z.object({}),
  query: earlierYearsQuery,
  answer: earlierYears,
  model: thoughtCardModel,
  joins: [threadModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      findEarlierYears(models)(clientId, query),
});
