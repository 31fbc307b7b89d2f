import { createJournalImportRoutes, type ApiServices } from '@ecrin/command-api';
import { createThreadJournalReader } from '@ecrin/platform/adapters/journal-reader/thread-journal-reader.ts';
import { findDuplicates } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';
import { openArchiveSource } from './archive-source.ts';

const journalReader = createThreadJournalReader();

/** Bringing a journal: of all that send one, one file is read at a time. */
export const journalImportRoutes = (
  { blobs, models }: Stores,
  services: ApiServices,
  clientBytes: () => Promise<number>,
) =>
  createJournalImportRoutes({
    ...services,
    blobs,
    journalReader,
    findDuplicates: findDuplicates(models),
    archiveSource: openArchiveSource(services.push.allowed),
    clientBytes,
  });
