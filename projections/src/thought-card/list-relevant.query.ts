import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { beginningOf, type TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { Filter, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { currentThoughts } from '#passages/current-thoughts.ts';
import type { NearThought } from '#passages/search-by-meaning.ts';
import { secondOf } from '#passages/spoken-passage.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import { foundThought, spokenSegments, type Segments } from './found-thought.ts';
import { totalOf } from './list-total.ts';
import { keepsPhrases } from './search-hit.ts';
import { thoughtCardModel, type ThoughtCardDocument } from './thought-card.model.ts';

/** Those with the words that are listed by relevance, and those that are near by meaning without them. */
const [maxWithWords, maxNear] = [50, 10];
/** Of those that stand out by meaning, how many may raise the place of one with the words; without the words it has to be near. */
const [maxRanked, standingOut] = [50, 1.5];

type Relevant = Readonly<{
  near: readonly NearThought[];
  directory: ThreadDirectory;
  filter: Filter<ThoughtCardDocument>;
  text: TextQuery;
}>;

/** Those with all the words first, what they mean deciding between them; then those that are near by meaning alone. */
export const listRelevant = async (
  models: ReadModels,
  { near, directory, filter, text }: Relevant,
): Promise<ThoughtList> => {
  const cards = await models.open(thoughtCardModel);
  const { items: withWords } = await cards.find({ filter, text, sort: [['occurredAt', 'desc']], limit: maxWithWords });
  const nearest = near.slice(0, maxRanked).filter(({ standsOut }) => standsOut >= standingOut);
  const nearThoughts = (await currentThoughts(cards, nearest, filter)).filter(({ thought }) =>
    keepsPhrases(thought, text),
  );
  const known = new Set(withWords.map(({ thoughtId }) => thoughtId));
  const nearOnly = nearThoughts
    .filter(({ thought, near: { isNear } }) => isNear && !known.has(thought.thoughtId))
    .slice(0, maxNear);
  const passages = new Map(nearThoughts.map((one) => [one.thought.thoughtId, one.near]));
  const placeOf = ({ thoughtId }: ThoughtCardDocument): number => -(passages.get(thoughtId)?.score ?? -Infinity);
  const thoughts = [
    ...withWords.toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other))),
    ...nearOnly.map(({ thought }) => thought),
  ];
  const segments = await spokenSegments(models, thoughts);
  const found = foundThought({ directory, text, segments });
  return {
    items: thoughts.map((thought) => {
      const card = found(thought);
      const passage = passages.get(thought.thoughtId);
      if (!passage) return card;
      return { ...card, hit: card.hit ? { ...card.hit, by: 'both' } : meaningHit(thought, passage, segments) };
    }),
    nextCursor: null,
    ...(await totalOf(cards, filter, text)),
    order: 'relevance',
  };
};

/** Infinite ones are equal. */
const comparePlaces = (one: number, other: number): number => (one === other ? 0 : one - other);

const meaningHit = (
  { thoughtId, content }: ThoughtCardDocument,
  { start, end }: NearThought,
  segments: Segments,
): NonNullable<FoundThought['hit']> => {
  const passage = (content ?? '').slice(start, end);
  const second = secondOf(passage, segments.get(thoughtId) ?? []);
  return { by: 'meaning', excerpt: beginningOf(passage), words: [], seconds: second === null ? [] : [second] };
};
