import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { UnderstandThoughtInput } from './understand-thought.input.ts';

type WordedEvent = Pick<RecordedEvent, 'revision' | 'metadata'> & Readonly<{ data: Readonly<{ thoughtId: string }> }>;

/** Every new wording is analysed again, so that fields the person has not edited follow it. */
const start = ({ data: { thoughtId }, revision, metadata: { ownerId } }: WordedEvent): TriggerAction => {
  const input: UnderstandThoughtInput = { thoughtId, ownerId, revision };
  return { start: { workflow: 'understand-thought', id: `understand-thought/${thoughtId}/${revision}`, input } };
};

const unlessBrought = (event: WordedEvent & Readonly<{ data: Readonly<{ origin?: unknown }> }>): TriggerAction | null =>
  event.data.origin ? null : start(event);

export const understandThoughtTrigger = defineTrigger<ThoughtEvent>()({
  name: 'understand-thought',
  on: {
    // Whether what was brought from elsewhere is analysed was chosen with its import, which sees to it.
    ThoughtWritten: unlessBrought,
    ThoughtTranscribed: unlessBrought,
    ThoughtEdited: unlessBrought,
    ThoughtTranscriptCorrected: unlessBrought,
    ThoughtRestored: start,
    // What no model was to read so far may be read now.
    ThoughtAiUseSet: (event) => (event.data.withoutAi ? null : start(event)),
  },
});
