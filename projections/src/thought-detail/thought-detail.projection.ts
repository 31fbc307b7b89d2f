import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import {
  joinTranscripts,
  moveLater,
  recordingStartMs,
  shiftSegment,
  shiftTimes,
} from '@ecrin/domain/thought/transcript/join-transcripts.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Projection } from '@ecrin/platform/projections/projection.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { thoughtDetailModel, type Spoken, type ThoughtDetailDocument } from './thought-detail.model.ts';

type Recorded = RecordedEvent<ThoughtEvent>;
type OfType<Type extends ThoughtEvent['type']> = RecordedEvent<Extract<ThoughtEvent, { type: Type }>>;

const nothingSpoken: Spoken = { segments: [], setAside: [], transcribedBy: null, correctedAt: null };

const spoken = (detail: ThoughtDetailDocument | null, event: Recorded): Spoken => {
  const before = detail ?? nothingSpoken;
  if (event.type === 'ThoughtTranscribed') return heard(detail, event);
  if (event.type === 'ThoughtAudioMeasured') return measured(detail, event.data);
  const { segments, setAside, transcribedBy, correctedAt } = before;
  return event.type === 'ThoughtTranscriptCorrected'
    ? { segments: event.private?.segments ?? [], setAside, transcribedBy, correctedAt: event.data.correctedAt }
    : { segments, setAside, transcribedBy, correctedAt };
};

/** What is heard in one of several recordings is added to what is there; an only recording has just its own. */
const heard = (
  detail: ThoughtDetailDocument | null,
  { data, private: words }: OfType<'ThoughtTranscribed'>,
): Spoken => {
  const { engine, model, transcribedAt, recordingId } = data;
  const { segments = [], setAside = [] } = words ?? {};
  const transcribedBy = { engine, model, at: transcribedAt };
  if (!detail || detail.recordings.length < 2) return { segments, setAside, transcribedBy, correctedAt: null };
  const startMs = recordingStartMs(detail.recordings, recordingId);
  const before = { words: detail.content, segments: detail.segments };
  return {
    segments: joinTranscripts(before, { words: words?.text ?? null, segments }, startMs).segments,
    setAside: [...detail.setAside, ...setAside.map((passage) => shiftTimes(passage, startMs))],
    transcribedBy,
    correctedAt: detail.correctedAt,
  };
};

const measured = (detail: ThoughtDetailDocument | null, data: OfType<'ThoughtAudioMeasured'>['data']): Spoken => {
  const { segments, setAside, transcribedBy, correctedAt } = detail ?? nothingSpoken;
  const moved = { recordings: detail?.recordings ?? [], ...data };
  return {
    segments: moveLater(segments, moved, shiftSegment),
    setAside: moveLater(setAside, moved, shiftTimes),
    transcribedBy,
    correctedAt,
  };
};

/** The card's own fold, with what only the page of one thought shows. */
export const thoughtDetailProjection: Projection<ThoughtDetailDocument, Recorded> = {
  model: thoughtDetailModel,
  handles: thoughtCardProjection.handles,
  documentId: thoughtCardProjection.documentId,
  shown: thoughtCardProjection.shown,
  ...(thoughtCardProjection.restoring && { restoring: thoughtCardProjection.restoring }),
  apply: (detail, event) => {
    const card = thoughtCardProjection.apply(detail, event);
    return (
      card && {
        ...card,
        ...spoken(detail, event),
        revision: event.revision,
      }
    );
  },
};
