import { keptForEver } from '@ecrin/domain/service-settings/recording-retention.ts';
import { withRetention } from '@ecrin/domain/service-settings/service-settings.aggregate.ts';
import type { ServiceSettingsEvent } from '@ecrin/domain/service-settings/service-settings.events.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineProjection, defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { allClients } from '@ecrin/platform/projections/service-owner.ts';
import {
  keptSoundModel,
  recordingRetentionId,
  recordingRetentionModel,
  type KeptSoundDocument,
  type RecordingRetentionDocument,
} from './recording-retention.model.ts';

export const recordingRetentionProjection = defineProjection<RecordingRetentionDocument, ServiceSettingsEvent>()({
  model: recordingRetentionModel,
  documentId: () => recordingRetentionId,
  on: {
    ServiceSettingChanged: (before, data) =>
      data.setting === 'recordingsKeptDays'
        ? { ownerId: allClients, ...withRetention(before ?? keptForEver, data) }
        : before,
  },
});

type Sounding = Extract<
  ThoughtEvent,
  {
    type:
      | 'ThoughtRecorded'
      | 'ThoughtRecordingAppended'
      | 'ThoughtTranscriptionRequested'
      | 'ThoughtTranscribed'
      | 'ThoughtSoundErased';
  }
>;
type Handlers = {
  readonly [Type in Sounding['type']]: (
    doc: KeptSoundDocument | null,
    event: RecordedEvent<Extract<Sounding, { type: Type }>>,
  ) => KeptSoundDocument | null;
};

const newSound = (
  { thoughtId, recordingId }: Sounding['data'],
  ownerId: string | null,
  keptSince: string,
): KeptSoundDocument => ({
  ownerId: ownerId ?? '',
  thoughtId,
  recordingId,
  keptSince,
  state: 'waiting',
  erasedAt: null,
});

const handlers: Handlers = {
  ThoughtRecorded: (_none, { data, metadata }) => newSound(data, metadata.ownerId, data.recordedAt),
  ThoughtRecordingAppended: (_none, { data, metadata }) => newSound(data, metadata.ownerId, data.appendedAt),
  ThoughtTranscriptionRequested: (sound) => sound && { ...sound, state: 'waiting' },
  ThoughtTranscribed: (sound, { private: words }) =>
    sound && { ...sound, state: words && words.text.trim() !== '' ? 'in-words' : 'waiting' },
  ThoughtSoundErased: (sound, { data: { erasedAt } }) => sound && { ...sound, state: 'erased', erasedAt },
};

/** One document a recording, kept after its thought is deleted: it may be restored, and its sound grows old meanwhile. */
export const keptSoundProjection = defineRecordProjection<KeptSoundDocument>()({
  model: keptSoundModel,
  handles: Object.keys(handlers),
  documentId: (event) => {
    const { thoughtId, recordingId } = (event as RecordedEvent<Sounding>).data;
    return `${thoughtId}/${recordingId}`;
  },
  apply: (sound, event) => {
    // The key chooses the handler; the compiler cannot follow that from a name to its event.
    const table = handlers as Readonly<
      Record<string, (doc: KeptSoundDocument | null, event: RecordedEvent) => KeptSoundDocument | null>
    >;
    return table[event.type]?.(sound, event) ?? sound;
  },
});
