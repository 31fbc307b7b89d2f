import type { JournalFetchEvent, JournalImportEvent } from '@ecrin/domain/journal-import/journal-import.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { journalImportModel, type JournalImportDocument } from './journal-import.model.ts';

export const journalImportProjection = defineProjection<
  JournalImportDocument,
  Exclude<JournalImportEvent, JournalFetchEvent>
>()({
  model: journalImportModel,
  documentId: ({ data }) => data.importId,
  on: {
    JournalImportStarted: (_none, { ownerId, importId, source, entries, understand, startedAt, leftOut = [] }) => ({
      ownerId,
      importId,
      source,
      status: 'running',
      entries,
      brought: null,
      pictures: null,
      sounds: null,
      first: null,
      leftOut,
      understand,
      startedAt,
      endedAt: null,
    }),
    JournalImportPaused: (found) => found && { ...found, status: 'paused' },
    JournalImportResumed: (found) => found && { ...found, status: 'running' },
    JournalImportEnded: (found, { thoughts, endedAt, pictures = null, sounds = null, first = null }) =>
      found && { ...found, status: 'ended', brought: thoughts, pictures, sounds, first, endedAt },
    JournalImportUndone: (found, { undoneAt }) => found && { ...found, status: 'undone', endedAt: undoneAt },
  },
});
