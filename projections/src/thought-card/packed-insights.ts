import type { InsightHistories } from '@ecrin/domain/thought/insights/insight-histories.ts';
import type { InsightEntry, InsightHistory, InsightSource } from '@ecrin/domain/thought/insights/insight-history.ts';
import type { InsightField, InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** `source`: its place among the sources. Without a value it is the one that the card shows. */
type PackedEntry<Value> = Readonly<{ source: number; value?: Value | null }>;
type PackedHistory<Value> = Readonly<{
  past: readonly PackedEntry<Value>[];
  future?: readonly PackedEntry<Value>[];
  touched?: true;
}>;

/** Histories as a card keeps them: each source and each shown value once, nothing of fields without any. */
export type PackedInsights = Readonly<{ sources: readonly InsightSource[] }> &
  Readonly<{ [Field in InsightField]?: PackedHistory<InsightValues[Field]> | undefined }>;
/** The values that a card shows. */
export type ShownValues = Readonly<{ [Field in InsightField]?: InsightValues[Field] | null }>;

export const packInsights = (insights: InsightHistories, shown: ShownValues): PackedInsights => {
  const sources: InsightSource[] = [];
  const pack = packWith(sources);
  return {
    sources,
    title: pack(insights.title, shown.title),
    summary: pack(insights.summary, shown.summary),
    mood: pack(insights.mood, shown.mood),
    category: pack(insights.category, shown.category),
    tags: pack(insights.tags, shown.tags),
    keyInsights: pack(insights.keyInsights, shown.keyInsights),
    questions: pack(insights.questions, shown.questions),
  };
};

/** Adds the sources it meets. */
const packWith =
  (sources: InsightSource[]) =>
  <Value>(
    { past, future, touched }: InsightHistory<Value>,
    shownValue: Value | null | undefined,
  ): PackedHistory<Value> | undefined => {
    if (past.length === 0 && future.length === 0 && !touched) return undefined;
    const packed = ({ value, from }: InsightEntry<Value>, isShown: boolean): PackedEntry<Value> => ({
      source: placeOf(from, sources),
      ...(isShown && value === shownValue ? {} : { value }),
    });
    return {
      past: past.map((entry, index) => packed(entry, index === past.length - 1)),
      ...(future.length > 0 && { future: future.map((entry) => packed(entry, false)) }),
      ...(touched && { touched }),
    };
  };

const placeOf = (from: InsightSource, sources: InsightSource[]): number => {
  const known = sources.findIndex((one) => JSON.stringify(one) === JSON.stringify(from));
  return known === -1 ? sources.push(from) - 1 : known;
};

export const unpackInsights = ({ sources, ...packed }: PackedInsights, shown: ShownValues): InsightHistories => {
  const unpack = <Value>(
    { past, future = [], touched }: PackedHistory<Value> = { past: [] },
    shownValue: Value | null = null,
  ): InsightHistory<Value> => {
    const entries = ({ source, value = shownValue }: PackedEntry<Value>): readonly InsightEntry<Value>[] =>
      sources.slice(source, source + 1).map((from) => ({ value, from }));
    return { past: past.flatMap(entries), future: future.flatMap(entries), touched: touched ?? false };
  };
  return {
    title: unpack(packed.title, shown.title),
    summary: unpack(packed.summary, shown.summary),
    mood: unpack(packed.mood, shown.mood),
    category: unpack(packed.category, shown.category),
    tags: unpack(packed.tags, shown.tags),
    keyInsights: unpack(packed.keyInsights, shown.keyInsights),
    questions: unpack(packed.questions, shown.questions),
  };
};
