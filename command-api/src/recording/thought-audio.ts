import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

export type ThoughtAudio = Readonly<{ name: string; format: string; bytes: number }>;
type Asked = Readonly<{ clientId: string; thoughtId: string }>;

/** The blob of one's own thought's audio; null when there is none, it was deleted, or it belongs to another client. */
export const findThoughtAudio = async (
  events: Pick<Events, 'readStream'>,
  asked: Asked,
): Promise<ThoughtAudio | null> => {
  const { state } = await loadAggregate(events, thought, { id: asked.thoughtId });
  return state.status === 'active' ? audioOf(state, asked) : null;
};

/** The same for a deleted thought too: it may be restored, so its audio stays. */
export const findStoredThoughtAudio = async (
  events: Pick<Events, 'readStream'>,
  asked: Asked,
): Promise<ThoughtAudio | null> => {
  const { state } = await loadAggregate(events, thought, { id: asked.thoughtId });
  const existing = evenIfDeleted(state);
  return existing ? audioOf(existing, asked) : null;
};

const evenIfDeleted = (state: Thought): ExistingThought | null => {
  if (state.status === 'not-created') return null;
  return state.status === 'deleted' ? state.before : state;
};

const audioOf = ({ ownerId, recording }: ExistingThought, { clientId, thoughtId }: Asked): ThoughtAudio | null => {
  if (ownerId !== clientId || recording === null) return null;
  const { sha256, format, fileSize } = recording;
  return { name: audioBlobName({ thoughtId, sha256 }), format, bytes: fileSize };
};
