import type {
  ThoughtDeleted,
  ThoughtEdited,
  ThoughtRestored,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { importedThoughtModel, type ImportedThoughtDocument } from './imported-thought.model.ts';

type Handled = ThoughtWritten | ThoughtEdited | ThoughtDeleted | ThoughtRestored;

/** What was written here has no document. */
export const importedThoughtProjection = defineProjection<ImportedThoughtDocument, Handled>()({
  model: importedThoughtModel,
  documentId: ({ data }) => data.thoughtId,
  restoring: { removedBy: 'ThoughtDeleted', restoredBy: 'ThoughtRestored' },
  on: {
    ThoughtWritten: (_none, { ownerId, thoughtId, origin }) =>
      origin ? { ownerId, thoughtId, importId: origin.importId, entry: origin.entry ?? null, changed: false } : null,
    ThoughtEdited: (imported) => imported && { ...imported, changed: true },
    ThoughtDeleted: () => null,
    ThoughtRestored: (imported) => imported,
  },
});
