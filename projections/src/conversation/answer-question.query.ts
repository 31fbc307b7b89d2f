import type { Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { Evidence, ReadThought } from '@ecrin/domain/conversation/evidence.ts';
import { findQuote, type StemWeights } from '@ecrin/domain/conversation/question/quote.ts';
import { readQuestion, type QuestionReading } from '@ecrin/domain/conversation/question/read-question.ts';
import type { TextRange } from '@ecrin/domain/text/sentences.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { Filter, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { currentThoughts } from '#passages/current-thoughts.ts';
import type { MeaningSearch, NearThought } from '#passages/search-by-meaning.ts';
import { enoughStems, findAll, findByStems, weighStems, type FoundByStems } from '#retrieval/find-by-stems.ts';
import { fuseRanks } from '#retrieval/fuse-ranks.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory, type ThreadDirectory } from '#thread/thread-directory.ts';
import { questionFilter } from './question-filter.ts';
import { readThoughts } from './read-thoughts.ts';

/** `now`: when it was asked; « hier » is counted from it. */
export type AskedQuestion = Readonly<{
  ownerId: string;
  text: string;
  language: Language;
  timeZone: string;
  now: string;
  withoutFilters: readonly string[];
}>;

const maxCitations = 6;
/** Where no thought answers: the one with most of the words, or the nearest ones by meaning. */
const [maxNearestByWords, maxNearestByMeaning, nearEnough] = [1, 5, 1.5];
/** Thoughts that a model may write an answer from. */
const maxRead = 8;

/**
 * Answers from the person's own thoughts with their own sentences: private thoughts are not read. Whether a thought answers is told by its words; which answers
 * come first, and what is nearest where none does, also by its meaning, where there is a model for it. Throws `ReadModelsFault`.
 */
export const answerFromThoughts =
  (models: ReadModels, meaning: Pick<MeaningSearch, 'find'> | null) =>
  async (asked: AskedQuestion): Promise<Evidence> => {
    const cards = await models.open(thoughtCardModel);
    const directory = await openThreadDirectory(models, asked.ownerId);
    const reading = readQuestion(asked.text, await contextOf(cards, directory, asked));
    const filter = questionFilter(asked.ownerId, reading.filters, directory);
    const searched = await cards.count(filter);
    const weights = await weighStems(cards, { filter, searched, stems: reading.stems });
    const areAllAbout = weights.size === 0;
    const found = areAllAbout ? await everyThought(cards, filter, reading) : await findByStems(cards, filter, weights);
    const near = (await meaning?.find(asked.ownerId, asked.text)) ?? null;
    const answering = inOrderOf(
      near,
      found.filter(({ share }) => share >= enoughStems),
    );
    const nearby = { cards, filter, near, found };
    const quoted =
      answering.length > 0 ? pickQuoted(answering, reading).map((thought) => ({ thought })) : await nearestTo(nearby);
    const read = reading.count === null ? await readable(nearby, quoted) : [];
    const thoughts = await readWhole(models, [...quoted, ...read], { weights, language: asked.language });
    const answer = {
      kind: kindOf(answering, reading),
      engine: near ? 'meaning' : 'words',
      searched,
      matched: answering.length,
      citations: thoughts.slice(0, quoted.length).map(({ quote }) => quote),
      filters: reading.filters.map(({ key, start, end }) => ({ key, start, end })),
    };
    return { answer, thoughts: thoughts.slice(quoted.length), areAllAbout };
  };

/** Those with most of the words, and those nearest by meaning. */
const readable = async (
  { cards, filter, near, found }: Nearest,
  quoted: readonly Quoted[],
): Promise<readonly Quoted[]> => {
  const byMeaning = near
    ? (await currentThoughts(cards, near.slice(0, 2 * maxRead), filter)).map(({ thought, near: range }) => ({
        thought,
        range,
      }))
    : [];
  const byWords = [...quoted, ...found.slice(0, maxRead).map(({ thought }) => ({ thought }))];
  const known = new Map([...byWords, ...byMeaning].map((one) => [one.thought.thoughtId, one]));
  const orders = [byWords, byMeaning].map((order) => [...new Set(order.map(({ thought }) => thought.thoughtId))]);
  return fuseRanks(orders)
    .slice(0, maxRead)
    .flatMap((thoughtId) => known.get(thoughtId) ?? []);
};

/** Those that have as much of the words, the nearest by meaning first. */
const inOrderOf = (near: readonly NearThought[] | null, found: readonly FoundByStems[]): readonly FoundByStems[] => {
  if (!near) return found;
  const places = new Map(near.map(({ thoughtId }, place) => [thoughtId, place]));
  const placeOf = ({ thought }: FoundByStems): number => places.get(thought.thoughtId) ?? near.length;
  return found.toSorted((one, other) => other.share - one.share || placeOf(one) - placeOf(other));
};

type Nearest = Readonly<{
  cards: ModelStore<ThoughtCardDocument>;
  filter: Filter<ThoughtCardDocument>;
  near: readonly NearThought[] | null;
  found: readonly FoundByStems[];
}>;
/** A thought to quote; `range`: what of it, where that is known. */
type Quoted = Readonly<{ thought: ThoughtCardDocument; range?: TextRange }>;

const nearestTo = async ({ cards, filter, near, found }: Nearest): Promise<readonly Quoted[]> => {
  if (!near) return found.slice(0, maxNearestByWords).map(({ thought }) => ({ thought }));
  return (
    await currentThoughts(
      cards,
      near.filter(({ standsOut }) => standsOut >= nearEnough),
      filter,
    )
  )
    .slice(0, maxNearestByMeaning)
    .map(({ thought, near: range }) => ({ thought, range }));
};

const kindOf = (answering: readonly FoundByStems[], { count }: QuestionReading): Answer['kind'] => {
  if (answering.length === 0) return 'nothing';
  return count === null ? 'quotes' : 'count';
};

const contextOf = async (
  cards: ModelStore<ThoughtCardDocument>,
  { unmergedThreads }: ThreadDirectory,
  { ownerId, language, timeZone, now, withoutFilters }: AskedQuestion,
) => ({
  language,
  today: calendarDay(now, timeZone),
  threads: unmergedThreads.flatMap(({ threadId, name }) => (name === null ? [] : [{ threadId, name }])),
  tags: [...(await cards.countBy('tags', { ownerId, deleted: false })).keys()],
  withoutFilters,
});

/** A question that only names a time, a tag, a thread or a mood is about every thought there. */
const everyThought = async (
  cards: ModelStore<ThoughtCardDocument>,
  filter: Filter<ThoughtCardDocument>,
  { filters }: QuestionReading,
): Promise<readonly FoundByStems[]> =>
  filters.length === 0 ? [] : (await findAll(cards, { filter })).map((thought) => ({ thought, share: 1 }));

/** Of a count the first and the last thought; else the best ones. */
const pickQuoted = (found: readonly FoundByStems[], { count }: QuestionReading): readonly ThoughtCardDocument[] => {
  const thoughts = found.map(({ thought }) => thought);
  if (count === null) return thoughts.slice(0, maxCitations);
  const inOrder = thoughts.toSorted((one, other) => (one.occurredAt < other.occurredAt ? -1 : 1));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const picked = { 'how-often': [first, last], first: [first], last: [last] }[count];
  return [...new Set(picked)].filter((thought) => thought !== undefined);
};

const readWhole = async (
  models: ReadModels,
  quoted: readonly Quoted[],
  { weights, language }: Readonly<{ weights: StemWeights; language: Language }>,
): Promise<readonly ReadThought[]> => {
  const whole = await readThoughts(
    models,
    quoted.map(({ thought }) => thought),
  );
  return whole.map(({ wording: _wording, ...read }, place) => ({
    ...read,
    quote: read.cite(quoted[place]?.range ?? findQuote(read.content, weights, language)),
  }));
};
