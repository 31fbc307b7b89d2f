import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { WorkEvent } from './work.events.ts';

/** The last act of an administrator on a piece of work; null: none. Each act counts by itself, since the work may fail again. */
export type Work = Readonly<{ last: Readonly<{ act: 'retried' | 'dropped'; by: string; at: string }> | null }>;

export const work: Aggregate<Work, WorkEvent> = {
  category: 'work',
  initial: { last: null },
  // Several administrators act on it.
  ownerOf: () => null,
  evolve: evolveWith<Work, WorkEvent>({
    WorkRetried: (_state, { by, retriedAt: at }) => ({ last: { act: 'retried', by, at } }),
    WorkDropped: (_state, { by, droppedAt: at }) => ({ last: { act: 'dropped', by, at } }),
  }),
};
