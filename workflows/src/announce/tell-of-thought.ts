import { thought, type KeptThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { streamOf } from '@ecrin/platform/load-aggregate.ts';
import type { Tell } from './announcement.ts';

/** Whoever waited less has not looked away. */
const unseenMs = 60_000;

/** A spoken thought whose words somebody is waiting for: what was edited since is the person’s own. */
export const tellOfThought: Tell = async ({ events }, { id, revision, at }) => {
  let state: Thought = thought.initial;
  let heard: KeptThought | null = null;
  let spoken = 1;
  for await (const event of events.readStream(streamOf(thought, id))) {
    // A thought's stream holds only its events; newer types change nothing.
    state = thought.evolve(state, event as unknown as ThoughtEvent);
    if (state.status !== 'kept') continue;
    if (event.type === 'ThoughtTranscribed') spoken = state.wording;
    if (event.revision === revision) heard = state.wording <= spoken ? state : null;
  }
  if (state.status !== 'kept' || !heard?.recording) return null;
  if (Date.parse(at) - Date.parse(heard.recording.transcript.since) <= unseenMs) return null;
  const { ownerId, occurredAt, timeZone } = state;
  return { ownerId, kind: 'thought', subject: { kind: 'thought', id }, timeZone, moment: occurredAt };
};
