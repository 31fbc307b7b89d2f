import type { JournalImportStatus } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type JournalImportDocument = Readonly<{
  ownerId: string;
  importId: string;
  source: JournalSource;
  status: JournalImportStatus;
  entries: number;
  startedAt: string;
  endedAt: string | null;
}>;

export const journalImportModel: Model<JournalImportDocument> = {
  name: 'journal-import',
  version: 1,
  indexes: [['ownerId', 'startedAt']],
};
