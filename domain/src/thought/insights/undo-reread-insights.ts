import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtRereadingUndone } from '../thought.events.ts';
import { isShownFrom } from './insight-histories.ts';

export type UndoRereadInsights = Readonly<{ thoughtId: string; rereadingId: string; now: string }>;

/** Only what still shows a value of this rereading changes. */
export const undoRereadInsights = (
  { thoughtId, rereadingId, now }: UndoRereadInsights,
  thought: Thought,
): Decision<ThoughtRereadingUndone, ThoughtUnavailable> =>
  requireThought(thought, ({ insights }) =>
    isShownFrom(insights, rereadingId)
      ? [{ type: 'ThoughtRereadingUndone', data: { thoughtId, rereadingId, undoneAt: now }, private: null }]
      : nothingNew,
  );
