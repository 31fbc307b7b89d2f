import type { Answer } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { NearBy } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import type { Evidence, ReadThought } from '@ecrin/domain/conversation/evidence.ts';
import { findQuote, type WordWeights } from '@ecrin/domain/conversation/question/quote.ts';
import { readQuestion, type QuestionReading } from '@ecrin/domain/conversation/question/read-question.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { TextRange } from '@ecrin/domain/text/sentences.ts';
import type { SpellingDictionary } from '@ecrin/domain/text/word-forms/spelling-dictionary.ts';
import type { Filter, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { currentThoughts } from '#passages/current-thoughts.ts';
import type { MeaningSearch, NearThought } from '#passages/search-by-meaning.ts';
import { enoughWords, findAll, findByWords, soughtWords, type FoundByWords } from '#retrieval/find-by-words.ts';
import { fuseScores } from '#retrieval/fuse-scores.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { conversationModel } from './conversation.model.ts';
import { contextOf, type AskedQuestion } from './question-context.ts';
import { questionFilter } from './question-filter.ts';
import { readThoughts } from './read-thoughts.ts';
import { thoughtsSetAside } from './thoughts-set-aside.ts';

/** What an answer is found in. Passages, which follow an engine, are not waited for. */
export const answerModels = [thoughtCardModel, thoughtDetailModel, threadModel, conversationModel] as const;

const maxCitations = 6;
/** Thoughts that an answer names by id, for the list its number opens. */
const maxMatches = 500;
/** Thoughts that a model may write an answer from. */
const maxRead = 8;

type Engines = Readonly<{
  meaning: Pick<MeaningSearch, 'find'> | null;
  /** The words of a language with their forms; null: forms are guessed by their beginning. */
  dictionary: ((language: Language) => Promise<SpellingDictionary>) | null;
}>;

/**
 * Answers from the person's own thoughts with their own sentences: private thoughts are not read. Whether a thought answers is told by its words; which answers
 * come first, and what is nearest where none does, also by its meaning, where there is a model for it. What is counted, quoted and listed is one and the same
 * find. Throws `ReadModelsFault`.
 */
export const answerFromThoughts =
  (models: ReadModels, engines: Engines) =>
  async (asked: AskedQuestion): Promise<Evidence> => {
    const retrieved = await retrieve(models, engines, asked);
    const { reading, answering, nearby, searched, weights } = retrieved;
    const nearest = answering.length > 0 ? null : await nearestTo(nearby);
    const answers = pickQuoted(answering, reading).map((thought) => ({ thought }));
    const quoted: readonly Quoted[] = nearest ? [nearest.quoted] : answers;
    const read = reading.count === null ? await readable(asked.text, nearby, quoted) : [];
    const thoughts = await readWhole(models, [...quoted, ...read], { weights, language: asked.language });
    const answer = {
      kind: kindOf(answering, reading),
      engine: nearby.near ? 'meaning' : 'words',
      searched,
      matched: answering.length,
      matches: answering.slice(0, maxMatches).map(({ thought }) => thought.thoughtId),
      ...unsureOf(answering, reading),
      ...(nearest && { nearBy: nearest.by }),
      citations: thoughts.slice(0, quoted.length).map(({ quote }) => quote),
      filters: reading.filters.map(({ key, start, end }) => ({ key, start, end })),
    };
    return { answer, thoughts: thoughts.slice(quoted.length), areAllAbout: retrieved.areAllAbout };
  };

/** What is found for a question, without what was set aside for it. */
const retrieve = async (models: ReadModels, { meaning, dictionary }: Engines, asked: AskedQuestion) => {
  const cards = await models.open(thoughtCardModel);
  const directory = await openThreadDirectory(models, asked.ownerId);
  const context = await contextOf(cards, directory, asked);
  const reading = readQuestion(asked.text, context);
  const words = { language: asked.language, dictionary: (await dictionary?.(asked.language)) ?? null };
  const wordsOf = (text: string) => soughtWords(readQuestion(text, context).subject, words);
  const isAside = await thoughtsSetAside(models, asked, wordsOf);
  const filter = questionFilter(asked.ownerId, reading.filters, directory);
  const searched = await cards.count(filter);
  const sought = soughtWords(reading.subject, words);
  const areAllAbout = sought.length === 0;
  const { found: all, weights } = areAllAbout
    ? { found: await everyThought(cards, filter, reading), weights: noWeights }
    : await findByWords(cards, { filter, searched, words: sought });
  const found = all.filter(({ thought }) => !isAside(thought.thoughtId));
  const meant = (await meaning?.find(asked.ownerId, asked.text)) ?? null;
  const near = meant?.filter(({ thoughtId }) => !isAside(thoughtId)) ?? null;
  const answering = inOrderOf(
    near,
    found.filter(({ share }) => share >= enoughWords),
  );
  return { reading, searched, areAllAbout, weights, answering, nearby: { cards, filter, near, found } };
};

const noWeights: WordWeights = new Map();

/** What is quoted, then those that words and meaning together find best. */
const readable = async (
  text: string,
  { cards, filter, near, found }: Nearest,
  quoted: readonly Quoted[],
): Promise<readonly Quoted[]> => {
  const byMeaning = near ? await currentThoughts(cards, near.slice(0, 2 * maxRead), filter) : [];
  const readables: readonly Quoted[] = [
    ...quoted,
    ...found.map(({ thought }) => ({ thought })),
    ...byMeaning.map(({ thought, near: range }) => ({ thought, range })),
  ];
  const known = new Map(readables.map((one) => [one.thought.thoughtId, one]));
  const order = fuseScores(text, {
    byWords: found.map(({ thought: { thoughtId }, evidence }) => ({ thoughtId, evidence })),
    byMeaning: byMeaning.map((one) => one.near),
  });
  const ids = new Set([...quoted.map(({ thought }) => thought.thoughtId), ...order]);
  return [...ids].slice(0, maxRead).flatMap((thoughtId) => known.get(thoughtId) ?? []);
};

/** Those that have as much of the words, the nearest by meaning first. */
const inOrderOf = (near: readonly NearThought[] | null, found: readonly FoundByWords[]): readonly FoundByWords[] => {
  if (!near) return found;
  const places = new Map(near.map(({ thoughtId }, place) => [thoughtId, place]));
  const placeOf = ({ thought }: FoundByWords): number => places.get(thought.thoughtId) ?? near.length;
  return found.toSorted((one, other) => other.share - one.share || placeOf(one) - placeOf(other));
};

type Nearest = Readonly<{
  cards: ModelStore<ThoughtCardDocument>;
  filter: Filter<ThoughtCardDocument>;
  near: readonly NearThought[] | null;
  found: readonly FoundByWords[];
}>;
/** A thought to quote; `range`: what of it, where that is known. */
type Quoted = Readonly<{ thought: ThoughtCardDocument; range?: TextRange }>;

/** Where no thought answers, at most one: the one with most of the words, else the nearest by meaning, if it is near at all. */
const nearestTo = async ({
  cards,
  filter,
  near,
  found: [withWords],
}: Nearest): Promise<Readonly<{ by: NearBy; quoted: Quoted }> | null> => {
  if (withWords) return { by: 'words', quoted: withWords };
  const isNear = (near ?? []).filter((one) => one.isNear);
  const [first] = await currentThoughts(cards, isNear, filter);
  return first ? { by: 'meaning', quoted: { thought: first.thought, range: first.near } } : null;
};

const kindOf = (answering: readonly FoundByWords[], { count }: QuestionReading): Answer['kind'] => {
  if (answering.length === 0) return 'nothing';
  return count === null ? 'quotes' : 'count';
};

/** Of what is counted, the thoughts whose words may as well be other ones. */
const unsureOf = (answering: readonly FoundByWords[], { count }: QuestionReading): Pick<Answer, 'unsure'> => {
  const unsure = count === null ? [] : answering.filter(({ certain }) => !certain);
  return unsure.length > 0 ? { unsure: unsure.slice(0, maxMatches).map(({ thought }) => thought.thoughtId) } : {};
};

/** A question that only names a time, a tag, a thread or a mood is about every thought there. */
const everyThought = async (
  cards: ModelStore<ThoughtCardDocument>,
  filter: Filter<ThoughtCardDocument>,
  { filters }: QuestionReading,
): Promise<readonly FoundByWords[]> =>
  filters.length === 0
    ? []
    : (await findAll(cards, { filter })).map((thought) => ({ thought, share: 1, evidence: 0, certain: true }));

/** Of a count the first and the last thought that certainly is meant, if any is; else the best ones. */
const pickQuoted = (found: readonly FoundByWords[], { count }: QuestionReading): readonly ThoughtCardDocument[] => {
  if (count === null) return found.slice(0, maxCitations).map(({ thought }) => thought);
  const certain = found.filter((one) => one.certain);
  const counted = (certain.length > 0 ? certain : found).map(({ thought }) => thought);
  const inOrder = counted.toSorted((one, other) => (one.occurredAt < other.occurredAt ? -1 : 1));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const picked = { 'how-often': [first, last], first: [first], last: [last] }[count];
  return [...new Set(picked)].filter((thought) => thought !== undefined);
};

const readWhole = async (
  models: ReadModels,
  quoted: readonly Quoted[],
  { weights, language }: Readonly<{ weights: WordWeights; language: Language }>,
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
