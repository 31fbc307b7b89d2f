import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { ThoughtInsightRedone } from '../thought-insights.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { InsightField } from '../thought.vocabulary.ts';
import { canRedoInsight } from './insight-history.ts';

export type RedoInsight = Readonly<{ thoughtId: string; field: InsightField; now: string }>;

export const redoInsight = (
  { thoughtId, field, now }: RedoInsight,
  thought: Thought,
): Decision<ThoughtInsightRedone, ThoughtUnavailable | 'thought.nothing-to-redo'> =>
  requireThought(thought, ({ insights }) =>
    canRedoInsight(insights[field])
      ? [{ type: 'ThoughtInsightRedone', data: { thoughtId, field, redoneAt: now }, private: null }]
      : refuse('thought.nothing-to-redo'),
  );
