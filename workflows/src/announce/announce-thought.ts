import type { Aggregate } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Recording } from '@ecrin/domain/thought/recordings.ts';
import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { loadAt } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AnnounceAbout } from './announcement.ts';

/** Those who waited less are still looking at the screen. */
const minWaitMs = 60_000;

export const announceThought: AnnounceAbout = async ({ events }, { id, revision, at }) => {
  const { at: then, latest } = await loadAt(events, transcribedThought, { id, revision });
  const now = existing(latest.thought);
  if (!now || !isAsTranscribed(then) || then.since === null) return null;
  if (Date.parse(at) - Date.parse(then.since) <= minWaitMs) return null;
  const { ownerId, occurredAt, timeZone } = now;
  return { ownerId, kind: 'thought', subject: { kind: 'thought', id }, timeZone, moment: occurredAt };
};

type TranscribedThought = Readonly<{ thought: Thought; transcribedWording: number; since: string | null }>;

/** A thought with the wording after its last transcription, or try of one, and when that began. */
const transcribedThought: Aggregate<TranscribedThought, ThoughtEvent> = {
  category: thought.category,
  initial: { thought: thought.initial, transcribedWording: 1, since: null },
  evolve: (state, event) => {
    const next = thought.evolve(state.thought, event);
    const found = existing(next);
    const recording = found?.recordings.find(endedBy(event));
    if (!found || !recording) return { ...state, thought: next };
    return { thought: next, transcribedWording: found.wording, since: recording.transcript.since };
  },
  ownerOf: (state) => thought.ownerOf(state.thought),
};

const endedBy =
  ({ type, data }: ThoughtEvent) =>
  ({ recordingId, transcript }: Recording): boolean =>
    (type === 'ThoughtTranscribed' && recordingId === data.recordingId) ||
    (type === 'ThoughtTranscriptionFailed' && transcript.attempt === data.attempt);

/** False once its words are no longer the transcribed ones: the person edited them. */
const isAsTranscribed = ({ thought: state, transcribedWording }: TranscribedThought): boolean => {
  const found = existing(state);
  return found !== null && found.wording <= transcribedWording;
};

const existing = (state: Thought): ExistingThought | null => (state.status === 'active' ? state : null);
