import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtUnderstandingFailed } from '../thought.events.ts';
import type { UnderstandingFailure } from '../thought.vocabulary.ts';

export type FailUnderstanding = Readonly<{
  thoughtId: string;
  wording: number;
  reason: UnderstandingFailure;
  /** An administrator retried it after an earlier failure: this one counts by itself. */
  retried?: boolean;
  now: string;
}>;

export const failUnderstanding = (
  { thoughtId, wording, reason, retried = false, now }: FailUnderstanding,
  thought: Thought,
): Decision<ThoughtUnderstandingFailed, ThoughtUnavailable> =>
  requireThought(thought, (existing) =>
    existing.wording !== wording ||
    existing.understoodWording === wording ||
    (existing.failedWording === wording && !retried)
      ? nothingNew
      : [{ type: 'ThoughtUnderstandingFailed', data: { thoughtId, wording, reason, failedAt: now }, private: null }],
  );
