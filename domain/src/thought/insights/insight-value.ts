import { tidyLine, tidyText } from '#text/visible-text.ts';
import { categories, maxTagLength, moods, type InsightField, type InsightValues } from '../thought.vocabulary.ts';

type Given = string | readonly string[];
type Accept<Value> = (given: Given) => Value | null;

const words =
  (max: number): Accept<string> =>
  (given) => {
    const text = typeof given === 'string' ? tidyText(given) : '';
    return text === '' || text.length > max ? null : text;
  };

const oneOf =
  <Value extends string>(values: readonly Value[]): Accept<Value> =>
  (given) =>
    values.find((value) => value === given) ?? null;

const lines =
  (max: number): Accept<readonly string[]> =>
  (given) => {
    if (typeof given === 'string') return null;
    const lines = [...new Set(given.map(tidyLine).filter((line) => line !== ''))];
    return lines.length > 20 || lines.some((line) => line.length > max) ? null : lines;
  };

const accept: { readonly [Field in InsightField]: Accept<InsightValues[Field]> } = {
  title: words(160),
  summary: words(2_000),
  mood: oneOf(moods),
  category: oneOf(categories),
  tags: lines(maxTagLength),
  keyInsights: lines(400),
  questions: lines(400),
};

/** A typed or chosen value, trimmed and without duplicates; null when it is invalid. An empty list is a value. */
export const insightValueOf = <Field extends InsightField>(field: Field, given: Given): InsightValues[Field] | null =>
  accept[field](given);
