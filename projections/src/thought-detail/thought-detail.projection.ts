import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Projection } from '@ecrin/platform/projections/projection.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { thoughtDetailModel, type Spoken, type ThoughtDetailDocument } from './thought-detail.model.ts';

type Recorded = RecordedEvent<ThoughtEvent>;

const nothingSpoken: Spoken = { segments: [], setAside: [], transcribedBy: null, correctedAt: null };

const spoken = (before: Spoken, event: Recorded): Spoken => {
  if (event.type === 'ThoughtTranscribed') {
    const { engine, model, transcribedAt } = event.data;
    const { segments = [], setAside = [] } = event.private ?? {};
    return { segments, setAside, transcribedBy: { engine, model, at: transcribedAt }, correctedAt: null };
  }
  if (event.type === 'ThoughtTranscriptCorrected') {
    const { setAside, transcribedBy } = before;
    return { segments: event.private?.segments ?? [], setAside, transcribedBy, correctedAt: event.data.correctedAt };
  }
  const { segments, setAside, transcribedBy, correctedAt } = before;
  return { segments, setAside, transcribedBy, correctedAt };
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
        ...spoken(detail ?? nothingSpoken, event),
        revision: event.revision,
      }
    );
  },
};
