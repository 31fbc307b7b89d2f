import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnouncementServices, Tell } from './announcement.ts';

/** Whoever waited less has not looked away. */
const unseenMs = 60_000;

export const tellOfThought: Tell = async ({ events }, { id, revision, at }) => {
  const { now, heard } = await readHeard(events, { id, revision });
  if (!now || !heard?.recording) return null;
  if (Date.parse(at) - Date.parse(heard.recording.transcript.since) <= unseenMs) return null;
  const { ownerId, occurredAt, timeZone } = now;
  return { ownerId, kind: 'thought', subject: { kind: 'thought', id }, timeZone, moment: occurredAt };
};

type Heard = Readonly<{ now: ExistingThought | null; heard: ExistingThought | null }>;

/** A thought as it stands, and as it stood at one revision while its words were those that were heard: what was edited is the person’s own. */
const readHeard = async (
  events: AnnouncementServices['events'],
  { id, revision }: Readonly<{ id: string; revision: number }>,
): Promise<Heard> => {
  let state: Thought = thought.initial;
  let heard: ExistingThought | null = null;
  let spoken = 1;
  for await (const event of events.readStream(streamOf(thought, id))) {
    // A thought's stream holds only its events; newer types change nothing.
    state = thought.evolve(state, event as unknown as ThoughtEvent);
    const wording = keptOf(state)?.wording ?? 0;
    if (event.type === 'ThoughtTranscribed') spoken = wording;
    if (event.revision === revision && wording <= spoken) heard = keptOf(state);
  }
  return { now: keptOf(state), heard };
};

const keptOf = (state: Thought): ExistingThought | null => (state.status === 'active' ? state : null);
