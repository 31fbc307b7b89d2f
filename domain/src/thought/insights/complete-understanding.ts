import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtUnderstood } from '../thought.events.ts';
import type { InsightValues } from '../thought.vocabulary.ts';

/** A null field: nothing honest could be said. */
export type CompleteUnderstanding = Readonly<{
  thoughtId: string;
  wording: number;
  engine: string;
  model: string;
  promptVersion: string;
  needsHumanHelp: boolean;
  insights: Readonly<{ [Field in keyof InsightValues]: InsightValues[Field] | null }>;
  now: string;
}>;

/** What was read of an older wording, or was read already, is not kept. Fields the person touched are left alone by `evolve`. */
export const completeUnderstanding = (
  { insights: { mood, category, ...words }, now, ...read }: CompleteUnderstanding,
  thought: Thought,
): Decision<ThoughtUnderstood, ThoughtUnavailable> =>
  requireThought(thought, ({ wording, understoodWording }) =>
    read.wording !== wording || understoodWording === wording
      ? nothingNew
      : [{ type: 'ThoughtUnderstood', data: { ...read, mood, category, understoodAt: now }, private: words }],
  );
