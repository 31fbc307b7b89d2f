import { insightValueOf } from '@ecrin/domain/thought/insights/insight-value.ts';
import { categories, moods, type InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { cutAtWord } from './extract-sentences.ts';

const answer = z.strictObject({
  title: z.string().nullable(),
  summary: z.string().nullable(),
  mood: z.enum(moods).nullable(),
  category: z.enum(categories).nullable(),
  tags: z.array(z.string()),
  keyInsights: z.array(z.string()),
  questions: z.array(z.string()),
  needsHumanHelp: z.boolean(),
});
type Answer = z.infer<typeof answer>;

const { $schema: _dialect, ...schema } = z.toJSONSchema(answer);
/** The schema sent to the server. Answers are validated again here: not every server enforces it. */
export const answerSchema: Readonly<Record<string, unknown>> = schema;

export type ReadUnderstanding = Readonly<{ [Field in keyof InsightValues]: InsightValues[Field] | null }> &
  Readonly<{ needsHumanHelp: boolean }>;
export type ReadAnswer = Readonly<{ understanding: ReadUnderstanding }> | Readonly<{ problems: readonly string[] }>;

/** Parses what a model wrote; values are truncated to the field limits. `problems` name fields only. */
export const readAnswer = (content: string): ReadAnswer => {
  const parsed = answer.safeParse(jsonIn(content));
  return parsed.success
    ? { understanding: capped(parsed.data) }
    : { problems: parsed.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.') || 'JSON'} : ${code}`) };
};

/** Models often wrap their JSON in a sentence or a code fence. */
export const jsonIn = (content: string): unknown => {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

const capped = ({
  title,
  summary,
  mood,
  category,
  tags,
  keyInsights,
  questions,
  needsHumanHelp,
}: Answer): ReadUnderstanding => ({
  title: title === null ? null : insightValueOf('title', line(title, 120)),
  summary: summary === null ? null : insightValueOf('summary', line(summary, 1_000)),
  mood,
  category,
  tags: someOrNull(insightValueOf('tags', lines(tags, { most: 5, max: 40 }))),
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
/** Small models return statements here. */
const isQuestion = (text: string): boolean => /[?？]\s*$/u.test(text);
const someOrNull = (values: readonly string[] | null): readonly string[] | null =>
  values === null || values.length === 0 ? null : values;
