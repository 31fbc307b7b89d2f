import type { JournalImportStatus } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type JournalImportDocument = Readonly<{
  ownerId: string;
  importId: string;
  source: JournalSource;
  status: JournalImportStatus;
  entries: number;
  /** How many it had brought when it ended; null: it has not. */
  brought: number | null;
  understand: boolean;
  startedAt: string;
  endedAt: string | null;
}>;

export const journalImportModel: Model<JournalImportDocument> = {
  name: 'journal-import',
  version: 2,
  indexes: [['ownerId', 'startedAt']],
};
