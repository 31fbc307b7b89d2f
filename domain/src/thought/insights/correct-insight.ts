import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { ThoughtInsightCorrected } from '../thought-insights.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { Category, InsightField, InsightValues, Mood } from '../thought.vocabulary.ts';
import { currentInsight } from './insight-history.ts';
import { insightValueOf } from './insight-value.ts';

export type CorrectInsight = Readonly<{
  thoughtId: string;
  field: InsightField;
  value: string | readonly string[];
  now: string;
}>;

/** The person's value takes precedence: no later run changes this field. Setting the proposed value makes it theirs. */
export const correctInsight = (
  { thoughtId, field, value, now }: CorrectInsight,
  thought: Thought,
): Decision<ThoughtInsightCorrected, ThoughtUnavailable | 'thought.value-not-accepted'> =>
  requireThought(thought, ({ insights }) => {
    const accepted = insightValueOf(field, value);
    if (accepted === null) return refuse('thought.value-not-accepted');
    const shown = currentInsight<unknown>(insights[field]);
    if (shown?.from.by === 'person' && sameValue(shown.value, accepted)) return nothingNew;

    return [correction({ thoughtId, field, accepted, now })];
  });

type Accepted = Readonly<{
  thoughtId: string;
  field: InsightField;
  accepted: InsightValues[InsightField];
  now: string;
}>;

const correction = ({ thoughtId, field, accepted, now }: Accepted): ThoughtInsightCorrected => {
  const choice = field === 'mood' || field === 'category';
  return {
    type: 'ThoughtInsightCorrected',
    data: {
      thoughtId,
      field,
      correctedAt: now,
      mood: field === 'mood' ? (accepted as Mood) : null,
      category: field === 'category' ? (accepted as Category) : null,
    },
    private: choice ? null : { value: accepted },
  };
};

const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
