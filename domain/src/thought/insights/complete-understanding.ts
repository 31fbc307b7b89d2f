import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtUnderstood } from '../thought.events.ts';
import type { InsightValues } from '../thought.vocabulary.ts';

/** A null field: the model had no answer. */
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

/** A result for an older wording, a second one, or one for a thought that no model may read any more, appends nothing. `evolve` leaves edited fields unchanged. */
export const completeUnderstanding = (
  { insights: { mood, category, ...words }, now, ...read }: CompleteUnderstanding,
  thought: Thought,
): Decision<ThoughtUnderstood, ThoughtUnavailable> =>
  requireThought(thought, ({ wording, understoodWording, flags }) =>
    read.wording !== wording || understoodWording === wording || flags.withoutAi
      ? nothingNew
      : [{ type: 'ThoughtUnderstood', data: { ...read, mood, category, understoodAt: now }, private: words }],
  );
