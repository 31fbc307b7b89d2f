import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { insightValueOf } from '@ecrin/domain/thought/insights/insight-value.ts';
import { categories, moods, type InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { cutAtWord, isWorthSummary } from './extract-sentences.ts';

/** What a model is asked for. */
export const understandingAnswer = z.strictObject({
  title: z.string().nullable(),
  summary: z.string().nullable(),
  mood: z.enum(moods).nullable(),
  category: z.enum(categories).nullable(),
  tags: z.array(z.string()),
  keyInsights: z.array(z.string()),
  questions: z.array(z.string()),
  needsHumanHelp: z.boolean(),
});
type Answer = z.infer<typeof understandingAnswer>;

export type ReadUnderstanding = Readonly<{ [Field in keyof InsightValues]: InsightValues[Field] | null }> &
  Readonly<{ needsHumanHelp: boolean }>;
/** What of an answer about `text` is kept: values are truncated to the field limits, tags are words of the thought, and a short thought needs no summary. */
export const checkedAgainst = (
  text: string,
  { title, summary, mood, category, tags, keyInsights, questions, needsHumanHelp }: Answer,
): ReadUnderstanding => ({
  title: title === null ? null : insightValueOf('title', line(title, 120)),
  summary: summary === null || !isWorthSummary(text) ? null : insightValueOf('summary', line(summary, 1_000)),
  mood,
  category,
  tags: someOrNull(insightValueOf('tags', lines(tags.filter(occursIn(text)), { most: 5, max: 40 }))),
  keyInsights: someOrNull(insightValueOf('keyInsights', lines(keyInsights, { most: 3, max: 300 }))),
  questions: someOrNull(insightValueOf('questions', lines(questions.filter(isQuestion), { most: 3, max: 300 }))),
  needsHumanHelp,
});

/** One line of plain text: no control characters, no bidirectional marks, no line breaks. */
const line = (text: string, max: number): string => cutAtWord(text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), max);
const lines = (texts: readonly string[], { most, max }: Readonly<{ most: number; max: number }>): readonly string[] =>
  texts
    .map((text) => line(text, max))
    .filter((text) => text !== '')
    .slice(0, most);
const wordsIn = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
/** Whole words in their order; a tag that a model invents is not kept. */
const occursIn = (text: string): ((tag: string) => boolean) => {
  const said = ` ${wordsIn(text)} `;
  return (tag) => wordsIn(tag) !== '' && said.includes(` ${wordsIn(tag)} `);
};
/** Small models return statements here. */
const isQuestion = (text: string): boolean => /[?？]\s*$/u.test(text);
const someOrNull = (values: readonly string[] | null): readonly string[] | null =>
  values === null || values.length === 0 ? null : values;
