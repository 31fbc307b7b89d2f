import type { Aggregate } from '@ecrin/domain/kernel/event-sourcing.ts';
import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { loadAt } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** Those who waited less are still looking at the screen. */
const minWaitMs = 60_000;

export const announceThought: AnnounceAbout = async ({ events }, { id, revision, at }) => {
  const { at: then, latest } = await loadAt(events, transcribedThought, { id, revision });
  const [now, transcribed] = [existing(latest.thought), asTranscribed(then)];
  if (!now || !transcribed?.recording) return null;
  if (Date.parse(at) - Date.parse(transcribed.recording.transcript.since) <= minWaitMs) return null;
  const { ownerId, occurredAt, timeZone } = now;
  return { ownerId, kind: 'thought', subject: { kind: 'thought', id }, timeZone, moment: occurredAt };
};

type TranscribedThought = Readonly<{ thought: Thought; transcribedWording: number }>;

/** A thought with the wording of its last transcription. */
const transcribedThought: Aggregate<TranscribedThought, ThoughtEvent> = {
  category: thought.category,
  initial: { thought: thought.initial, transcribedWording: 1 },
  evolve: (state, event) => {
    const next = thought.evolve(state.thought, event);
    const wording = existing(next)?.wording ?? 0;
    return {
      thought: next,
      transcribedWording: event.type === 'ThoughtTranscribed' ? wording : state.transcribedWording,
    };
  },
  ownerOf: (state) => thought.ownerOf(state.thought),
};

/** null once its words are no longer the transcribed ones: the person edited them. */
const asTranscribed = (state: TranscribedThought): ExistingThought | null => {
  const found = existing(state.thought);
  return found && found.wording <= state.transcribedWording ? found : null;
};

const existing = (state: Thought): ExistingThought | null => (state.status === 'active' ? state : null);
