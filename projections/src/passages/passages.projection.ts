import type {
  ThoughtDeleted,
  ThoughtEdited,
  ThoughtRecorded,
  ThoughtRestored,
  ThoughtTranscribed,
  ThoughtTranscriptCorrected,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { passagesModel, unplaced, type PassagesDocument } from './passages.model.ts';

type Worded =
  | ThoughtWritten
  | ThoughtRecorded
  | ThoughtTranscribed
  | ThoughtTranscriptCorrected
  | ThoughtEdited
  | ThoughtDeleted
  | ThoughtRestored;

const firstPassages = ({ ownerId, thoughtId, language }: ThoughtWritten['data'] | ThoughtRecorded['data']) =>
  ({ ownerId, thoughtId, language, ...unplaced, waiting: false, wording: 0 }) satisfies PassagesDocument;

/** Counts wordings as the card does, and discards the vectors of an earlier one; `place-passages.ts` computes those of the current one. */
const reworded = (doc: PassagesDocument | null): PassagesDocument | null =>
  doc && { ...doc, ...unplaced, wording: doc.wording + 1 };

export const passagesProjection = defineProjection<PassagesDocument, Worded>()({
  model: passagesModel,
  documentId: ({ data }) => data.thoughtId,
  // Nobody sees these: a search asks when it needs them.
  shown: () => false,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: (_none, data) => reworded(firstPassages(data)),
    ThoughtRecorded: (_none, data) => firstPassages(data),
    ThoughtTranscribed: reworded,
    ThoughtTranscriptCorrected: reworded,
    ThoughtEdited: reworded,
    ThoughtDeleted: () => null,
    ThoughtRestored: (doc) => doc,
  },
});
