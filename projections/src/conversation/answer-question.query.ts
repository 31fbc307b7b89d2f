import type { Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import { findQuote, type StemWeights } from '@ecrin/domain/conversation/question/quote.ts';
import { readQuestion, type QuestionReading } from '@ecrin/domain/conversation/question/read-question.ts';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { spokenHits } from '@ecrin/domain/thought/transcript/spoken-hits.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { Filter, Find, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { openThreadDirectory, type ThreadDirectory } from '#thread/thread-directory.ts';
import { questionFilter } from './question-filter.ts';

/** `now`: when it was asked; « hier » is counted from it. */
export type AskedQuestion = Readonly<{
  ownerId: string;
  text: string;
  language: Language;
  timeZone: string;
  now: string;
  withoutFilters: readonly string[];
}>;

const pageSize = 500;
const maxCitations = 6;
/** A thought answers when it has at least this share of what the question is about, a rare word weighing more. */
const enough = 0.5;
const maxNearest = 1;

type Found = Readonly<{ thought: ThoughtCardDocument; share: number }>;

/** Answers from the person's own thoughts with their own sentences: private thoughts are not read. Throws `ReadModelsFault`. */
export const answerFromThoughts =
  (models: ReadModels) =>
  async (asked: AskedQuestion): Promise<Answer> => {
    const cards = await models.open(thoughtCardModel);
    const directory = await openThreadDirectory(models, asked.ownerId);
    const reading = readQuestion(asked.text, await contextOf(cards, directory, asked));
    const filter = questionFilter(asked.ownerId, reading.filters, directory);
    const searched = await cards.count(filter);
    const weights = await weighStems(cards, { filter, searched, reading });
    const found =
      weights.size > 0 ? await findByStems(cards, filter, weights) : await everyThought(cards, filter, reading);
    const answering = found.filter(({ share }) => share >= enough);
    const quoted = pickQuoted(answering.length > 0 ? answering : found.slice(0, maxNearest), reading);
    return {
      kind: kindOf(answering, reading),
      engine: 'words',
      searched,
      matched: answering.length,
      citations: await cite(models, quoted, { weights, language: asked.language }),
      filters: reading.filters.map(({ key, start, end }) => ({ key, start, end })),
    };
  };

const kindOf = (answering: readonly Found[], { count }: QuestionReading): Answer['kind'] => {
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

const queryFor = (stem: string): TextQuery => ({
  terms: [{ word: stem, prefix: stem.length >= 4 }],
  phrases: [],
  excluded: [],
});

type Weighing = Readonly<{ filter: Filter<ThoughtCardDocument>; searched: number; reading: QuestionReading }>;

/** A stem that few thoughts have weighs more than one that many have. */
const weighStems = async (
  cards: ModelStore<ThoughtCardDocument>,
  { filter, searched, reading }: Weighing,
): Promise<StemWeights> =>
  new Map(
    await Promise.all(
      reading.stems.map(
        async (stem) =>
          [stem, Math.log(1 + (searched + 1) / (1 + (await cards.count(filter, queryFor(stem)))))] as const,
      ),
    ),
  );

/** Thoughts that have at least one stem, those with the largest share first, then the newest. */
const findByStems = async (
  cards: ModelStore<ThoughtCardDocument>,
  filter: Filter<ThoughtCardDocument>,
  weights: StemWeights,
): Promise<readonly Found[]> => {
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

const findAll = async (
  cards: ModelStore<ThoughtCardDocument>,
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
const newestFirst = (one: Found, other: Found): number => (one.thought.occurredAt < other.thought.occurredAt ? 1 : -1);

/** A question that only names a time, a tag, a thread or a mood is about every thought there. */
const everyThought = async (
  cards: ModelStore<ThoughtCardDocument>,
  filter: Filter<ThoughtCardDocument>,
  { filters }: QuestionReading,
): Promise<readonly Found[]> =>
  filters.length === 0 ? [] : (await findAll(cards, { filter })).map((thought) => ({ thought, share: 1 }));

/** Of a count the first and the last thought; else the best ones. */
const pickQuoted = (found: readonly Found[], { count }: QuestionReading): readonly ThoughtCardDocument[] => {
  const thoughts = found.map(({ thought }) => thought);
  if (count === null) return thoughts.slice(0, maxCitations);
  const inOrder = thoughts.toSorted((one, other) => (one.occurredAt < other.occurredAt ? -1 : 1));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const picked = { 'how-often': [first, last], first: [first], last: [last] }[count];
  return [...new Set(picked)].filter((thought) => thought !== undefined);
};

const cite = async (
  models: ReadModels,
  thoughts: readonly ThoughtCardDocument[],
  { weights, language }: Readonly<{ weights: StemWeights; language: Language }>,
): Promise<readonly Citation[]> => {
  const details = await (await models.open(thoughtDetailModel)).getMany(thoughts.map(({ thoughtId }) => thoughtId));
  return thoughts.map(({ thoughtId, wording, content }) => {
    const words = content ?? '';
    const range = findQuote(words, weights, language);
    const beginning = wordsOf(words.slice(range.start, range.end))
      .slice(0, 4)
      .map(({ word }) => word);
    const segments = details.get(thoughtId)?.doc.segments ?? [];
    const [second] = spokenHits(segments, { terms: [], phrases: [beginning], excluded: [] });
    return { thoughtId, wording, ...range, startMs: second === undefined ? null : Math.round(second * 1_000) };
  });
};
