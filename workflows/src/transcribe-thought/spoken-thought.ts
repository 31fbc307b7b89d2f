import type { Recording } from '@ecrin/domain/thought/recordings.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { TranscriberFault, type Audio } from '@ecrin/platform/ports/transcriber.ts';
import type { TranscribeThoughtInput } from './transcribe-thought.input.ts';

export type SpokenThought = Readonly<{
  thoughtId: string;
  existing: ExistingThought;
  recording: Recording;
  attempt: number;
}>;

/** The recording to be transcribed; null when its attempt is no longer the current one. Attempt null: the first recording that waits. */
export const findSpokenThought = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, attempt }: TranscribeThoughtInput,
): Promise<SpokenThought | null> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  if (state.status !== 'active') return null;
  const recording = state.recordings.find(
    ({ transcript }) => transcript.status === 'processing' && transcript.attempt === (attempt ?? transcript.attempt),
  );
  return recording ? { thoughtId, existing: state, recording, attempt: recording.transcript.attempt } : null;
};

/** Reading throws `TranscriberFault('unreadable-audio')` once the audio or its key was deleted. */
export const audioOf = (
  blobs: Pick<SealedBlobs, 'read'>,
  { thoughtId, existing, recording }: SpokenThought,
): Audio => ({
  format: recording.format,
  bytes: recording.fileSize,
  sealed: { recordingId: recording.recordingId, sha256: recording.sha256 },
  read: async () => {
    const content = await blobs.read(existing.ownerId, audioBlobName({ thoughtId, sha256: recording.sha256 }));
    if (!content) throw new TranscriberFault('unreadable-audio', 'the recording or its key is gone');
    return content;
  },
});
