import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { ThoughtInsightUndone } from '../thought-insights.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { InsightField } from '../thought.vocabulary.ts';
import { canUndoInsight } from './insight-history.ts';

export type UndoInsight = Readonly<{ thoughtId: string; field: InsightField; now: string }>;

export const undoInsight = (
  { thoughtId, field, now }: UndoInsight,
  thought: Thought,
): Decision<ThoughtInsightUndone, ThoughtUnavailable | 'thought.nothing-to-undo'> =>
  requireThought(thought, ({ insights }) =>
    canUndoInsight(insights[field])
      ? [{ type: 'ThoughtInsightUndone', data: { thoughtId, field, undoneAt: now }, private: null }]
      : refuse('thought.nothing-to-undo'),
  );
