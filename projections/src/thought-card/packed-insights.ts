import type { InsightHistories } from '@ecrin/domain/thought/insights/insight-histories.ts';
import type { InsightEntry, InsightHistory, InsightSource } from '@ecrin/domain/thought/insights/insight-history.ts';
import type { InsightField, InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** The person has no engine. */
type PackedSource = readonly [
  at: string,
  engine?: string,
  model?: string,
  promptVersion?: string,
  rereadingId?: string,
];
/** A source's place alone: the value is the one that the card shows. */
type PackedEntry<Value> = number | readonly [source: number, value: Value | null];
/** A place alone: that one value, which the person has not touched. */
type PackedHistory<Value> =
  | number
  | readonly [past: readonly PackedEntry<Value>[], future: readonly PackedEntry<Value>[], touched: 0 | 1];

/**
 * Histories as a card keeps them: each source and each shown value once, nothing of fields without any. Lists rather than names: every page of cards is
 * parsed, and of these only a thought's own page reads anything.
 */
export type PackedInsights = Readonly<{ sources: readonly PackedSource[] }> &
  Readonly<{ [Field in InsightField]?: PackedHistory<InsightValues[Field]> | undefined }>;
/** The values that a card shows. */
export type ShownValues = Readonly<{ [Field in InsightField]?: InsightValues[Field] | null }>;

export const packInsights = (insights: InsightHistories, shown: ShownValues): PackedInsights => {
  const sources: PackedSource[] = [];
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
  (sources: PackedSource[]) =>
  <Value>(
    { past, future, touched }: InsightHistory<Value>,
    shownValue: Value | null | undefined,
  ): PackedHistory<Value> | undefined => {
    if (past.length === 0 && future.length === 0 && !touched) return undefined;
    const packed = ({ value, from }: InsightEntry<Value>, isShown: boolean): PackedEntry<Value> => {
      const source = placeOf(from, sources);
      return isShown && value === shownValue ? source : [source, value];
    };
    const entries = past.map((entry, index) => packed(entry, index === past.length - 1));
    return shortened([entries, future.map((entry) => packed(entry, false)), touched ? 1 : 0]);
  };

const shortened = <Value>(history: Exclude<PackedHistory<Value>, number>): PackedHistory<Value> => {
  const [[only, ...others], future, touched] = history;
  return typeof only === 'number' && others.length + future.length + touched === 0 ? only : history;
};

const placeOf = (from: InsightSource, sources: PackedSource[]): number => {
  const source = packSource(from);
  const known = sources.findIndex((one) => JSON.stringify(one) === JSON.stringify(source));
  return known === -1 ? sources.push(source) - 1 : known;
};

const packSource = (from: InsightSource): PackedSource => {
  if (from.by === 'person') return [from.at];
  const { at, engine, model, promptVersion, rereadingId } = from;
  return rereadingId === undefined
    ? [at, engine, model, promptVersion]
    : [at, engine, model, promptVersion, rereadingId];
};

const unpackSource = ([at, engine, model = '', promptVersion = '', rereadingId]: PackedSource): InsightSource =>
  engine === undefined
    ? { by: 'person', at }
    : { by: 'ai', engine, model, promptVersion, at, ...(rereadingId !== undefined && { rereadingId }) };

export const unpackInsights = ({ sources, ...packed }: PackedInsights, shown: ShownValues): InsightHistories => {
  const all = sources.map(unpackSource);
  const unpack = <Value>(
    history: PackedHistory<Value> | undefined,
    shownValue: Value | null = null,
  ): InsightHistory<Value> => {
    const [past, future, touched] = typeof history === 'number' ? [[history], [], 0] : (history ?? [[], [], 0]);
    const entries = (entry: PackedEntry<Value>): readonly InsightEntry<Value>[] => {
      const [source, value] = typeof entry === 'number' ? [entry, shownValue] : entry;
      return all.slice(source, source + 1).map((from) => ({ value, from }));
    };
    return { past: past.flatMap(entries), future: future.flatMap(entries), touched: touched === 1 };
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
