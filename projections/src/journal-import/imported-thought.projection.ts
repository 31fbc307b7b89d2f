import type {
  ThoughtDeleted,
  ThoughtEdited,
  ThoughtRecorded,
  ThoughtRestored,
  ThoughtTranscriptCorrected,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { importedThoughtModel, type ImportedThoughtDocument } from './imported-thought.model.ts';

type Begun = ThoughtWritten | ThoughtRecorded;
type Handled = Begun | ThoughtEdited | ThoughtTranscriptCorrected | ThoughtDeleted | ThoughtRestored;

const brought = (_none: unknown, { ownerId, thoughtId, origin }: Begun['data']): ImportedThoughtDocument | null =>
  origin ? { ownerId, thoughtId, importId: origin.importId, entry: origin.entry ?? null, changed: false } : null;

/** What it was before it was brought is no change. */
const changed = (
  imported: ImportedThoughtDocument | null,
  { origin }: (ThoughtEdited | ThoughtTranscriptCorrected)['data'],
): ImportedThoughtDocument | null => imported && (origin ? imported : { ...imported, changed: true });

/** What was written here has no document. */
export const importedThoughtProjection = defineProjection<ImportedThoughtDocument, Handled>()({
  model: importedThoughtModel,
  documentId: ({ data }) => data.thoughtId,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: brought,
    ThoughtRecorded: brought,
    ThoughtTranscriptCorrected: changed,
    ThoughtEdited: changed,
    ThoughtDeleted: () => null,
    ThoughtRestored: (imported) => imported,
  },
});
