import type { Recording } from '@ecrin/domain/thought/recordings.ts';
import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

export type ThoughtAudio = Readonly<{ name: string; format: string; bytes: number }>;
/** `erased`: its sound was kept as long as announced, and is gone. */
type FoundAudio = ThoughtAudio | 'erased';
/** `recordingId` absent: the first recording whose sound is kept. */
type Asked = Readonly<{ clientId: string; thoughtId: string; recordingId?: string | undefined }>;

/** The blob of one recording of one's own thought; null when there is none, it was deleted, or it belongs to another client. */
export const findThoughtAudio = async (
  events: Pick<Events, 'readStream'>,
  asked: Asked,
): Promise<FoundAudio | null> => {
  const { state } = await loadAggregate(events, thought, { id: asked.thoughtId });
  return state.status === 'active' ? audioOf(state, asked) : null;
};

/** The recording of a thought that a blob holds, null when there is none; of a deleted thought too: it may be restored, so its audio stays. */
export const findStoredThoughtAudio = async (
  events: Pick<Events, 'readStream'>,
  { clientId, thoughtId, name }: Readonly<{ clientId: string; thoughtId: string; name: string }>,
): Promise<ThoughtAudio | null> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  const existing = evenIfDeleted(state);
  if (existing?.ownerId !== clientId) return null;
  return (
    existing.recordings.map((recording) => audioIn(thoughtId, recording)).find((audio) => audio.name === name) ?? null
  );
};

const evenIfDeleted = (state: Thought): ExistingThought | null => {
  if (state.status === 'not-created' || state.status === 'erased') return null;
  return state.status === 'deleted' ? state.before : state;
};

const audioOf = (
  { ownerId, recordings }: ExistingThought,
  { clientId, thoughtId, recordingId }: Asked,
): FoundAudio | null => {
  if (ownerId !== clientId) return null;
  const recording =
    recordingId === undefined
      ? (recordings.find(({ erasedAt }) => erasedAt === null) ?? recordings[0])
      : recordings.find((one) => one.recordingId === recordingId);
  if (!recording) return null;
  return recording.erasedAt === null ? audioIn(thoughtId, recording) : 'erased';
};

const audioIn = (thoughtId: string, { sha256, format, fileSize }: Recording): ThoughtAudio => ({
  name: audioBlobName({ thoughtId, sha256 }),
  format,
  bytes: fileSize,
});
