import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { thread } from '#thread/thread.aggregate.ts';
import type {
  ThreadArchived,
  ThreadDeleted,
  ThreadMerged,
  ThreadRestored,
  ThreadStarted,
} from '#thread/thread.events.ts';

export const { given } = specFor(thread);

export const threadId = '01980000-0000-7000-8000-00000000000a';
export const otherId = '01980000-0000-7000-8000-00000000000b';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const now = '2026-01-02T09:00:00.000Z';

export const started: ThreadStarted = {
  type: 'ThreadStarted',
  data: { threadId, ownerId, colour: 'emerald', rank: '019800000000000a1', startedAt: now },
  private: { name: 'La maison', description: 'Ce que nous en ferons' },
};
export const archived: ThreadArchived = { type: 'ThreadArchived', data: { threadId, archivedAt: now }, private: null };
export const merged: ThreadMerged = {
  type: 'ThreadMerged',
  data: { threadId, intoId: otherId, mergedAt: now },
  private: null,
};
export const deleted: ThreadDeleted = { type: 'ThreadDeleted', data: { threadId, deletedAt: now }, private: null };
export const restored: ThreadRestored = { type: 'ThreadRestored', data: { threadId, restoredAt: now }, private: null };
