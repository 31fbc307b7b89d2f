import type { RecordingRetention } from '@ecrin/domain/service-settings/recording-retention.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** How long recordings are kept, for every client; one document. */
export type RecordingRetentionDocument = Readonly<{ ownerId: string }> & RecordingRetention;

export const recordingRetentionId = 'recordings';

export const recordingRetentionModel: Model<RecordingRetentionDocument> = {
  name: 'recording-retention',
  version: 1,
  indexes: [['ownerId']],
};

/** `in-words`: it was transcribed, and words were heard; `waiting`: neither that nor erased. */
export type SoundState = 'waiting' | 'in-words' | 'erased';

/** The sound of one recording, and nothing that was said in it. `keptSince`, `erasedAt`: ISO 8601. */
export type KeptSoundDocument = Readonly<{
  ownerId: string;
  thoughtId: string;
  recordingId: string;
  keptSince: string;
  state: SoundState;
  erasedAt: string | null;
}>;

export const keptSoundModel: Model<KeptSoundDocument> = {
  name: 'kept-sound',
  version: 1,
  indexes: [
    ['state', 'keptSince', 'ownerId'],
    ['state', 'erasedAt'],
  ],
};
