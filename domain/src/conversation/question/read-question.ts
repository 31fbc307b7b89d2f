import type { Language } from '#kernel/language.ts';
import { fold } from '#text/search-words.ts';
import type { Mood } from '#thought/thought.vocabulary.ts';
import type { QuestionCount } from '../conversation.vocabulary.ts';
import { filterKeyOf, type FilterCondition } from './filter-key.ts';
import { daysInQuestion } from './question-days.ts';
import { questionStems } from './question-words.ts';

/** `start`, `end`: where the question names it. */
export type QuestionFilter = FilterCondition & Readonly<{ key: string; start: number; end: number }>;

/** `subject`: the question without its filters. `stems`: what it is about. `count`: what it counts; null for a question about what was said. */
export type QuestionReading = Readonly<{
  filters: readonly QuestionFilter[];
  subject: string;
  stems: readonly string[];
  count: QuestionCount | null;
}>;

/** `today`: YYYY-MM-DD where the person is. `threads`, `tags`: the person's own. */
export type QuestionContext = Readonly<{
  language: Language;
  today: string;
  threads: readonly Readonly<{ threadId: string; name: string }>[];
  tags: readonly string[];
  withoutFilters: readonly string[];
}>;

/** Reads the filters, the subject and what is counted out of a question. */
export const readQuestion = (text: string, context: QuestionContext): QuestionReading => {
  const found = [
    ...daysInQuestion(text, context.today).map(({ from, to, ...place }) => placed({ kind: 'days', from, to }, place)),
    ...tagsIn(text, context),
    ...threadsIn(text, context),
    ...moodsIn(text),
  ].toSorted((one, other) => one.start - other.start);
  const filters = found.filter(({ key }, at) => found.findIndex((other) => other.key === key) === at);
  const subject = filters.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return {
    filters: filters.filter(({ key }) => !context.withoutFilters.includes(key)),
    subject,
    stems: questionStems(subject, context.language),
    count: countIn(text),
  };
};

type Place = Readonly<{ start: number; end: number }>;
const placed = (condition: FilterCondition, { start, end }: Place): QuestionFilter => ({
  ...condition,
  key: filterKeyOf(condition),
  start,
  end,
});
const placeOf = (match: RegExpExecArray): Place => ({ start: match.index, end: match.index + match[0].length });

/** « #travail », when a thought has that tag. */
const tagsIn = (text: string, { tags }: QuestionContext): readonly QuestionFilter[] =>
  [...text.matchAll(/#([\p{L}\p{N}][\p{L}\p{N}_-]*)/gu)].flatMap((match) => {
    const tag = tags.find((known) => fold(known) === fold(match[1] ?? ''));
    return tag === undefined ? [] : [placed({ kind: 'tag', tag }, placeOf(match))];
  });

const inThread = String.raw`(?:dans\s+(?:le\s+fil\s+|mon\s+fil\s+)?|in\s+(?:the\s+thread\s+|my\s+thread\s+)?|fil\s+|thread\s+)(?:[«"“]\s*)?`;

/** « dans Maman », « le fil Maman ». */
const threadsIn = (text: string, { threads }: QuestionContext): readonly QuestionFilter[] =>
  threads.flatMap(({ threadId, name }) => {
    const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${inThread}${RegExp.escape(name)}(?![\p{L}\p{N}])`, 'iu');
    const match = named.exec(text);
    return match ? [placed({ kind: 'thread', threadId }, placeOf(match))] : [];
  });

const moodWords: readonly (readonly [Mood, string])[] = [
  ['happy', 'heureux|heureuse|joyeux|joyeuse|happy|joyful'],
  ['sad', 'tristes?|sad'],
  ['excited', 'enthousiastes?|excit[ée]e?|excited|enthusiastic'],
  ['calm', 'calmes?|apais[ée]e?|sereine?|calm|peaceful'],
  ['stressed', 'stress[ée]e?|tendue?|angoiss[ée]e?|stressed|tense|anxious'],
  ['frustrated', 'contrari[ée]e?|frustr[ée]e?|[ée]nerv[ée]e?|frustrated|annoyed'],
  ['inspired', 'inspir[ée]e?|inspired'],
];
const feeling = String.raw`(?:j['’][ée]tais|je\s+suis|je\s+me\s+(?:sens|sentais|suis\s+sentie?)|m['’]a\s+(?:rendue?|fait)|i\s+was|i\s+am|i\s+felt|i\s+feel|made\s+me)\s+`;

/** « quand j’étais triste ». */
const moodsIn = (text: string): readonly QuestionFilter[] =>
  moodWords.flatMap(([mood, words]) => {
    const match = new RegExp(String.raw`(?<!\p{L})${feeling}(?:${words})(?!\p{L})`, 'iu').exec(text);
    return match ? [placed({ kind: 'mood', mood }, placeOf(match))] : [];
  });

const countPatterns: readonly (readonly [QuestionCount, RegExp])[] = [
  ['first', /premi[èe]re\s+fois|first\s+time|depuis\s+quand|since\s+when/iu],
  ['last', /derni[èe]re\s+fois|last\s+time/iu],
  [
    'how-often',
    /combien\s+(?:de\s+(?:fois|pens[ée]es|jours)|j['’]ai)|quand\s+(?:ai-je|est-ce\s+que\s+j['’]ai)|how\s+(?:often|many\s+(?:times|thoughts|days))|when\s+did\s+i/iu,
  ],
];
const countIn = (text: string): QuestionCount | null =>
  countPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
