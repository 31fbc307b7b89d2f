import type { JournalImportStatus } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import type { JournalSource, LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type JournalImportDocument = Readonly<{
  ownerId: string;
  importId: string;
  source: JournalSource;
  status: JournalImportStatus;
  entries: number;
  /** How many it had brought when it ended; null: it has not. */
  brought: number | null;
  /** With them; null: not counted. */
  pictures: number | null;
  sounds: number | null;
  /** The earliest thought it brought; null: none, or not known. */
  first: string | null;
  leftOut: readonly Readonly<{ reason: LeftOutReason; count: number }>[];
  understand: boolean;
  startedAt: string;
  endedAt: string | null;
}>;

export const journalImportModel: Model<JournalImportDocument> = {
  name: 'journal-import',
  version: 3,
  indexes: [['ownerId', 'startedAt']],
};
