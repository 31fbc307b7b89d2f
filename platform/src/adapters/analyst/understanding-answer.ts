import { checkStatement } from '@ecrin/domain/conversation/statement/check-statement.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { insightValueOf } from '@ecrin/domain/thought/insights/insight-value.ts';
import { categories, moods, type InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { cutAtWord, extractKeyInsights, extractQuestions, isWorthSummary, type Sentence } from './extract-sentences.ts';
import { isStopWord } from './stop-words.ts';
import { valueNames } from './understanding-prompt.ts';

/** A thought as a model reads it: `text` is what its sentences say. */
export type ReadThought = Readonly<{ text: string; sentences: readonly Sentence[]; language: Language }>;

/** What a model is asked for: values by their names in the thought’s language, sentences by their numbers from 1. */
export const understandingSchema = ({ text, sentences, language }: ReadThought) => {
  const names = valueNames[language];
  return z.object({
    mood: z.enum(Object.values(names.mood)),
    category: z.enum(Object.values(names.category)),
    title: z.string().max(80),
    ideas: z.array(z.literal([1, ...sentences.slice(1).map((_sentence, place) => place + 2)])).max(3),
    words: z.array(z.string().max(30)).max(5),
    summary: isWorthSummary(text) ? z.string().max(400).nullable() : z.null(),
  });
};
type Answer = z.infer<ReturnType<typeof understandingSchema>>;

export type ReadUnderstanding = Readonly<{ [Field in keyof InsightValues]: InsightValues[Field] | null }>;

/** What of an answer is kept: title and summary that rest on the thought’s own words, tags that are words of it, ideas and questions as its own sentences. */
export const checkedAgainst = (thought: ReadThought, answer: Answer): ReadUnderstanding => {
  const { text, sentences, language } = thought;
  const { title, summary, ideas, words } = answer;
  const names = valueNames[language];
  return {
    title: isFrom(thought, title)
      ? insightValueOf('title', line(title.replace(/(?<![\s.,;:…])[\s.,;:…]+$/u, ''), 120))
      : null,
    summary:
      summary !== null && summary.length < 0.8 * text.length && isFrom(thought, summary)
        ? insightValueOf('summary', line(summary, 1_000))
        : null,
    mood: moods.find((mood) => names.mood[mood] === answer.mood) ?? null,
    category: categories.find((category) => names.category[category] === answer.category) ?? null,
    tags: someOrNull(insightValueOf('tags', lines(words.filter(isTagOf(text)), { most: 5, max: 40 }))),
    // What the person says they understand, decide or wish is plain; a model’s choice counts where they say none.
    keyInsights:
      extractKeyInsights(sentences) ??
      someOrNull(insightValueOf('keyInsights', lines(ideasIn(sentences, ideas), { most: 3, max: 300 }))),
    questions: extractQuestions(sentences),
  };
};

/** Said so in the thought, or else names, figures and most words come from it. */
const isFrom = ({ text, language }: ReadThought, written: string): boolean =>
  written.trim() !== '' &&
  (isSaidIn(text, written) ||
    checkStatement(
      { text: line(written, 500), numbers: [1] },
      { question: '', language, sources: [{ content: text, day: null }] },
    ) !== null);

const ideasIn = (sentences: readonly Sentence[], ideas: readonly number[]): readonly string[] =>
  sentences
    .filter((_sentence, place) => ideas.includes(place + 1))
    .map(({ text }) => text)
    .filter((text) => !isQuestion(text));
const isQuestion = (text: string): boolean => /[?？]\s*$/u.test(text);

/** One line of plain text: no control characters, no bidirectional marks, no line breaks. */
const line = (text: string, max: number): string => cutAtWord(text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), max);
const lines = (texts: readonly string[], { most, max }: Readonly<{ most: number; max: number }>): readonly string[] =>
  texts
    .map((text) => line(text, max))
    .filter((text) => text !== '')
    .slice(0, most);

const wordsIn = (text: string): readonly string[] => wordsOf(text).map(({ word }) => word);
/** Whole words of a text, in their order. */
const isSaidIn = (text: string, phrase: string): boolean =>
  ` ${wordsIn(text).join(' ')} `.includes(` ${wordsIn(phrase).join(' ')} `);
/** A tag that a model invents is not kept, nor one of words that say nothing. */
const isTagOf =
  (text: string) =>
  (tag: string): boolean =>
    wordsIn(tag).some((word) => word.length > 2 && !isStopWord(word)) && isSaidIn(text, tag);
const someOrNull = (values: readonly string[] | null): readonly string[] | null =>
  values === null || values.length === 0 ? null : values;
