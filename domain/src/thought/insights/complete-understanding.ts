import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { ExistingThought, Thought } from '../thought.aggregate.ts';
import type { ThoughtUnderstood } from '../thought.events.ts';
import type { InsightValues } from '../thought.vocabulary.ts';

/** A null field: the model had no answer. */
export type CompleteUnderstanding = Readonly<{
  thoughtId: string;
  wording: number;
  engine: string;
  model: string;
  promptVersion: string;
  usage?: ThoughtUnderstood['data']['usage'] | undefined;
  counted?: ThoughtUnderstood['data']['counted'] | undefined;
  /** null: the first analysis of this wording. */
  rereadingId: string | null;
  insights: Readonly<{ [Field in keyof InsightValues]: InsightValues[Field] | null }>;
  now: string;
}>;

/** A result for an older wording, a second one (unless for a rereading), or one for a thought that no model may read any more, appends nothing. `evolve` leaves edited fields unchanged. */
export const completeUnderstanding = (
  { insights: { mood, category, ...words }, rereadingId, usage, counted, now, ...read }: CompleteUnderstanding,
  thought: Thought,
): Decision<ThoughtUnderstood, ThoughtUnavailable> =>
  requireThought(thought, (existing) =>
    read.wording !== existing.wording || existing.flags.withoutAi || isDone(existing, rereadingId)
      ? nothingNew
      : [
          {
            type: 'ThoughtUnderstood',
            data: {
              ...read,
              mood,
              category,
              understoodAt: now,
              ...(rereadingId !== null && { rereadingId }),
              ...(usage && { usage }),
              ...(counted && { counted }),
            },
            private: words,
          },
        ],
  );

/** A rereading is only of what was analysed before. */
const isDone = (
  { wording, understoodWording, rereadingId: last }: ExistingThought,
  rereadingId: string | null,
): boolean =>
  rereadingId === null ? understoodWording === wording : understoodWording !== wording || last === rereadingId;
