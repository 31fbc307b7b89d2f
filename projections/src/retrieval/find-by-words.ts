import { isSubject, questionStems } from '@ecrin/domain/conversation/question/question-words.ts';
import {
  occurrenceIn,
  weighStemsEqually,
  type SoughtWord,
  type WordWeights,
} from '@ecrin/domain/conversation/question/quote.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { SpellingDictionary } from '@ecrin/domain/text/word-forms/spelling-dictionary.ts';
import { subjectWords, type Occurrence, type SubjectWord } from '@ecrin/domain/text/word-forms/subject-word.ts';
import type { Filter, Find, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

type Cards = ModelStore<ThoughtCardDocument>;
/** `certain`: whether it has enough of them without those that may as well be another word. `share`: how much of what was asked about the thought has, from 0 to 1, a rare word weighing more. `evidence`: what these words tell, 1 for one that no other thought has. */
export type FoundByWords = Readonly<{
  thought: ThoughtCardDocument;
  share: number;
  evidence: number;
  certain: boolean;
}>;
type Sought = SoughtWord & Pick<SubjectWord, 'beginnings'>;

const pageSize = 500;
/** A thought answers when it has at least this share of the words. */
export const enoughWords = 0.5;

/** What a text is about: by a dictionary each word in all of its forms; without one, by the stem that forms share. */
export const soughtWords = (
  subject: string,
  { language, dictionary }: Readonly<{ language: Language; dictionary: SpellingDictionary | null }>,
): readonly Sought[] =>
  dictionary
    ? subjectWords(subject, dictionary, isSubject)
    : [...weighStemsEqually(questionStems(subject, language)).keys()].map((sought) => ({
        ...sought,
        beginnings: [{ word: sought.key, prefix: sought.key.length >= 4 }],
      }));

const queryFor = (term: SubjectWord['beginnings'][number]): TextQuery => ({ terms: [term], phrases: [], excluded: [] });

type Having = Readonly<{ thought: ThoughtCardDocument; occurrence: Occurrence }>;

const findWord = async (
  cards: Cards,
  filter: Filter<ThoughtCardDocument>,
  sought: Sought,
): Promise<readonly Having[]> => {
  const begun = new Map<string, ThoughtCardDocument>();
  for (const beginning of sought.beginnings)
    for (const thought of await findAll(cards, { filter, text: queryFor(beginning) }))
      begun.set(thought.thoughtId, thought);
  return [...begun.values()].flatMap((thought) => {
    const occurrence = occurrenceIn(cardTexts(thought), sought);
    return occurrence ? [{ thought, occurrence }] : [];
  });
};

/** What of a card is searched by words. */
const cardTexts = ({ title, content, tags }: ThoughtCardDocument): readonly string[] =>
  [title, content, ...tags].filter((text) => text !== null);

/** The rarer the more. */
const weightOf = (having: number, searched: number): number => Math.log(1 + (searched + 1) / (1 + having));

/** Thoughts that have at least one word, those with the largest share first, then the newest. `searched`: how many thoughts the filter has. */
export const findByWords = async (
  cards: Cards,
  {
    filter,
    searched,
    words,
  }: Readonly<{ filter: Filter<ThoughtCardDocument>; searched: number; words: readonly Sought[] }>,
): Promise<Readonly<{ found: readonly FoundByWords[]; weights: WordWeights }>> => {
  const thoughts = await Promise.all(words.map((word) => findWord(cards, filter, word)));
  const weights = new Map(words.map((word, at) => [word, weightOf(thoughts[at]?.length ?? 0, searched)]));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const found = new Map<string, { thought: ThoughtCardDocument; weight: number; certain: number }>();
  for (const [at, word] of words.entries())
    for (const { thought, occurrence } of thoughts[at] ?? []) {
      const weight = weights.get(word) ?? 0;
      const known = found.get(thought.thoughtId) ?? { weight: 0, certain: 0 };
      found.set(thought.thoughtId, {
        thought,
        weight: known.weight + weight,
        certain: known.certain + (occurrence === 'certain' ? weight : 0),
      });
    }
  const shares = [...found.values()].map(({ thought, weight, certain }) => ({
    thought,
    certain: certain / whole >= enoughWords,
    share: weight / whole,
    evidence: weight / weightOf(1, searched),
  }));
  return { found: shares.toSorted((one, other) => other.share - one.share || newestFirst(one, other)), weights };
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

const newestFirst = (one: FoundByWords, other: FoundByWords): number =>
  one.thought.occurredAt < other.thought.occurredAt ? 1 : -1;
