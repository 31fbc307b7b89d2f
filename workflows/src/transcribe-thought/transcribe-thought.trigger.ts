import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { TranscribeThoughtInput } from './transcribe-thought.input.ts';

/** Each attempt is one workflow, of one recording; a restored thought continues where it was. */
export const transcribeThoughtTrigger = defineTrigger<ThoughtEvent>()({
  name: 'transcribe-thought',
  on: {
    // What was brought from elsewhere has its transcript with it, or says that one is wanted.
    ThoughtRecorded: ({ data: { thoughtId, ownerId, origin } }) =>
      origin ? null : start('1', { thoughtId, ownerId, attempt: 1 }),
    ThoughtRecordingAppended: ({ data: { thoughtId, attempt, origin }, metadata: { ownerId } }) =>
      origin ? null : start(String(attempt), { thoughtId, ownerId, attempt }),
    ThoughtTranscriptionRequested: ({ data: { thoughtId, attempt }, metadata: { ownerId } }) =>
      start(String(attempt), { thoughtId, ownerId, attempt }),
    ThoughtRestored: ({ data: { thoughtId }, metadata: { ownerId }, revision }) =>
      start(`restored-${revision}`, { thoughtId, ownerId, attempt: null }),
  },
});

const start = (attempt: string, input: TranscribeThoughtInput): TriggerAction => ({
  start: { workflow: 'transcribe-thought', id: `transcribe-thought/${input.thoughtId}/${attempt}`, input },
});
