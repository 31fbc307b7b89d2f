import type { StemWeights } from '@ecrin/domain/conversation/question/quote.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { Filter, Find, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

type Cards = ModelStore<ThoughtCardDocument>;
/** `share`: how much of what was asked about the thought has, from 0 to 1, a rare stem weighing more. */
export type FoundByStems = Readonly<{ thought: ThoughtCardDocument; share: number }>;

const pageSize = 500;
/** A thought answers when it has at least this share of the stems. */
export const enoughStems = 0.5;

const queryFor = (stem: string): TextQuery => ({
  terms: [{ word: stem, prefix: stem.length >= 4 }],
  phrases: [],
  excluded: [],
});

/** A stem that few thoughts have weighs more than one that many have. `searched`: how many thoughts the filter has. */
export const weighStems = async (
  cards: Cards,
  {
    filter,
    searched,
    stems,
  }: Readonly<{ filter: Filter<ThoughtCardDocument>; searched: number; stems: readonly string[] }>,
): Promise<StemWeights> =>
  new Map(
    await Promise.all(
      stems.map(
        async (stem) =>
          [stem, Math.log(1 + (searched + 1) / (1 + (await cards.count(filter, queryFor(stem)))))] as const,
      ),
    ),
  );

/** Thoughts that have at least one stem, those with the largest share first, then the newest. */
export const findByStems = async (
  cards: Cards,
  filter: Filter<ThoughtCardDocument>,
  weights: StemWeights,
): Promise<readonly FoundByStems[]> => {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const found = new Map<string, { thought: ThoughtCardDocument; weight: number }>();
  for (const [stem, weight] of weights) {
    for (const thought of await findAll(cards, { filter, text: queryFor(stem) }))
      found.set(thought.thoughtId, { thought, weight: weight + (found.get(thought.thoughtId)?.weight ?? 0) });
  }
  return [...found.values()]
    .map(({ thought, weight }) => ({ thought, share: weight / whole }))
    .toSorted((one, other) => other.share - one.share || newestFirst(one, other));
};

/** Every page of a search, the newest first. */
export const findAll = async (
  cards: Cards,
  query: Pick<Find<ThoughtCardDocument>, 'filter' | 'text'>,
): Promise<readonly ThoughtCardDocument[]> => {
  const all: ThoughtCardDocument[] = [];
  let cursor: string | null = null;
  do {
    const page = await cards.find({ ...query, sort: [['occurredAt', 'desc']], limit: pageSize, cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};
const newestFirst = (one: FoundByStems, other: FoundByStems): number =>
  one.thought.occurredAt < other.thought.occurredAt ? 1 : -1;
