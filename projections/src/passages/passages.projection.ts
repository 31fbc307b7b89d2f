import type { ThoughtAiUseSet } from '@ecrin/domain/thought/thought-flags.events.ts';
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
  | ThoughtAiUseSet
  | ThoughtWritten
  | ThoughtRecorded
  | ThoughtTranscribed
  | ThoughtTranscriptCorrected
  | ThoughtEdited
  | ThoughtDeleted
  | ThoughtRestored;

const firstPassages = ({ ownerId, thoughtId, language }: ThoughtWritten['data'] | ThoughtRecorded['data']) =>
  ({
    ownerId,
    thoughtId,
    language,
    ...unplaced,
    waiting: false,
    wording: 0,
    withoutAi: false,
  }) satisfies PassagesDocument;

/** Counts wordings as the card does, and discards the vectors of an earlier one, and all of a thought that no model is to read; `place-passages.ts` computes those of the current one. */
const reworded = (doc: PassagesDocument | null): PassagesDocument | null =>
  doc && { ...doc, ...unplaced, waiting: !doc.withoutAi, wording: doc.wording + 1 };

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
    ThoughtAiUseSet: (doc, { withoutAi }) =>
      doc && { ...doc, ...unplaced, withoutAi, waiting: !withoutAi && doc.wording > 0 },
    ThoughtDeleted: () => null,
    ThoughtRestored: (doc) => doc,
  },
});
