import type { Handlers } from '#kernel/event-sourcing.ts';
import { composed } from '#text/visible-text.ts';
import type {
  ThoughtInsightCorrected,
  ThoughtInsightEvent,
  ThoughtInsightRedone,
  ThoughtInsightUndone,
} from '../thought-insights.events.ts';
import type { ThoughtRereadingUndone, ThoughtUnderstood } from '../thought.events.ts';
import type { Category, InsightField, InsightValues, Mood } from '../thought.vocabulary.ts';
import {
  correctInsight,
  isRereadIn,
  noInsight,
  proposeInsight,
  redoInsight,
  rereadInsight,
  undoInsight,
  undoReread,
  type InsightEntry,
  type InsightHistory,
  type InsightSource,
} from './insight-history.ts';

/** The seven fields of one thought, each with its own history. */
export type InsightHistories = Readonly<{ [Field in InsightField]: InsightHistory<InsightValues[Field]> }>;

export const noInsights: InsightHistories = {
  title: noInsight,
  summary: noInsight,
  mood: noInsight,
  category: noInsight,
  tags: noInsight,
  keyInsights: noInsight,
  questions: noInsight,
};

const sourceOf = ({
  engine,
  model,
  promptVersion,
  understoodAt,
  rereadingId,
}: ThoughtUnderstood['data']): InsightSource => ({
  by: 'ai',
  engine,
  model,
  promptVersion,
  at: understoodAt,
  ...(rereadingId && { rereadingId }),
});

/** Events from before tags were composed hold what looks the same in two forms. */
const composedTags = (tags: readonly string[]): readonly string[] => [...new Set(tags.map(composed))];

/** A run's values are added to every field that the person has not edited; those of a rereading over the ones before. */
export const withUnderstanding = (
  histories: InsightHistories,
  data: ThoughtUnderstood['data'],
  words: ThoughtUnderstood['private'],
): InsightHistories => {
  const from = sourceOf(data);
  const entry = <Value>(value: Value | null | undefined): InsightEntry<Value> => ({ value: value ?? null, from });
  const propose = data.rereadingId === undefined ? proposeInsight : rereadInsight;
  return {
    title: propose(histories.title, entry(words?.title)),
    summary: propose(histories.summary, entry(words?.summary)),
    mood: propose<Mood>(histories.mood, entry(data.mood)),
    category: propose<Category>(histories.category, entry(data.category)),
    tags: propose(histories.tags, entry(words?.tags && composedTags(words.tags))),
    keyInsights: propose(histories.keyInsights, entry(words?.keyInsights)),
    questions: propose(histories.questions, entry(words?.questions)),
  };
};

const withCorrection = (
  histories: InsightHistories,
  { field, mood, category, correctedAt }: ThoughtInsightCorrected['data'],
  words: ThoughtInsightCorrected['private'],
): InsightHistories => {
  const given = words?.value ?? null;
  const value = mood ?? category ?? (field === 'tags' && Array.isArray(given) ? composedTags(given) : given);
  return step(histories, field, (history) => correctInsight<unknown>(history, value, correctedAt));
};

const withUndo = (histories: InsightHistories, { field }: ThoughtInsightUndone['data']): InsightHistories =>
  step(histories, field, undoInsight);

const withRedo = (histories: InsightHistories, { field }: ThoughtInsightRedone['data']): InsightHistories =>
  step(histories, field, redoInsight);

/** How what a person does to fields changes them: the aggregate and the read models share these. */
export const insightHandlers = <State>(
  change: (state: State, changed: (histories: InsightHistories) => InsightHistories) => State,
): Handlers<State, ThoughtInsightEvent> => ({
  ThoughtInsightCorrected: (state, data, words) => change(state, (insights) => withCorrection(insights, data, words)),
  ThoughtInsightUndone: (state, data) => change(state, (insights) => withUndo(insights, data)),
  ThoughtInsightRedone: (state, data) => change(state, (insights) => withRedo(insights, data)),
});

const fields = Object.keys(noInsights) as readonly InsightField[];

/** Whether any field shows a value of this rereading. */
export const isShownFrom = (histories: InsightHistories, rereadingId: string): boolean =>
  fields.some((field) => isRereadIn(histories[field], rereadingId));

export const withRereadingUndone = (
  histories: InsightHistories,
  { rereadingId }: ThoughtRereadingUndone['data'],
): InsightHistories =>
  fields.reduce((undone, field) => step(undone, field, (history) => undoReread(history, rereadingId)), histories);

// The decision that wrote the event has matched value and field; the compiler cannot follow that through a name.
const step = (
  histories: InsightHistories,
  field: InsightField,
  move: (history: InsightHistory<unknown>) => InsightHistory<unknown>,
): InsightHistories => ({ ...histories, [field]: move(histories[field]) as InsightHistories[typeof field] });
