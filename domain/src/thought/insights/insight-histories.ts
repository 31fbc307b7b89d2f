import type {
  ThoughtInsightCorrected,
  ThoughtInsightRedone,
  ThoughtInsightUndone,
  ThoughtUnderstood,
} from '../thought.events.ts';
import type { Category, InsightField, InsightValues, Mood } from '../thought.vocabulary.ts';
import {
  correctInsight,
  noInsight,
  proposeInsight,
  redoInsight,
  undoInsight,
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

const sourceOf = ({ engine, model, promptVersion, understoodAt }: ThoughtUnderstood['data']): InsightSource => ({
  by: 'ai',
  engine,
  model,
  promptVersion,
  at: understoodAt,
});

/** A run's values are added to every field that the person has not edited. */
export const withUnderstanding = (
  histories: InsightHistories,
  data: ThoughtUnderstood['data'],
  words: ThoughtUnderstood['private'],
): InsightHistories => {
  const from = sourceOf(data);
  const entry = <Value>(value: Value | null | undefined): InsightEntry<Value> => ({ value: value ?? null, from });
  return {
    title: proposeInsight(histories.title, entry(words?.title)),
    summary: proposeInsight(histories.summary, entry(words?.summary)),
    mood: proposeInsight<Mood>(histories.mood, entry(data.mood)),
    category: proposeInsight<Category>(histories.category, entry(data.category)),
    tags: proposeInsight(histories.tags, entry(words?.tags)),
    keyInsights: proposeInsight(histories.keyInsights, entry(words?.keyInsights)),
    questions: proposeInsight(histories.questions, entry(words?.questions)),
  };
};

export const withCorrection = (
  histories: InsightHistories,
  { field, mood, category, correctedAt }: ThoughtInsightCorrected['data'],
  words: ThoughtInsightCorrected['private'],
): InsightHistories => {
  const value = mood ?? category ?? words?.value ?? null;
  return step(histories, field, (history) => correctInsight<unknown>(history, value, correctedAt));
};

export const withUndo = (histories: InsightHistories, { field }: ThoughtInsightUndone['data']): InsightHistories =>
  step(histories, field, undoInsight);

export const withRedo = (histories: InsightHistories, { field }: ThoughtInsightRedone['data']): InsightHistories =>
  step(histories, field, redoInsight);

// The decision that wrote the event has matched value and field; the compiler cannot follow that through a name.
const step = (
  histories: InsightHistories,
  field: InsightField,
  move: (history: InsightHistory<unknown>) => InsightHistory<unknown>,
): InsightHistories => ({ ...histories, [field]: move(histories[field]) as InsightHistories[typeof field] });
