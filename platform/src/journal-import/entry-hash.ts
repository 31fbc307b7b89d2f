import { hash } from 'node:crypto';
import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';

/** What an entry is known by once it was brought; null: its source has no ids. Shortened: it only tells the entries of one person apart. */
export const entryHash = (source: JournalSource, sourceId: string | null): string | null =>
  sourceId === null ? null : hash('sha256', `${source}/${sourceId}`, 'hex').slice(0, 32);
