import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import type { FactStatus } from '@ecrin/domain/memory/memory.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type FactDocument = Readonly<{
  factId: string;
  text: string | null;
  status: FactStatus;
  by: 'person' | 'model';
  source: Citation | null;
  changedAt: string;
}>;

/** One document for each client. */
export type MemoryDocument = Readonly<{ ownerId: string; on: boolean; facts: readonly FactDocument[] }>;

export const memoryModel: Model<MemoryDocument> = { name: 'memory', version: 1, indexes: [['ownerId']] };
