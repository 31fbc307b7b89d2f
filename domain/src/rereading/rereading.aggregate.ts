import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { RereadingEvent } from './rereading.events.ts';

export type RereadingStatus = 'running' | 'ended' | 'stopped' | 'undone';
export type Rereading = Readonly<{ status: 'not-started' }> | Readonly<{ status: RereadingStatus; ownerId: string }>;

const became = (rereading: Rereading, status: RereadingStatus): Rereading =>
  rereading.status === 'not-started' ? rereading : { ...rereading, status };

export const rereading: Aggregate<Rereading, RereadingEvent> = {
  category: 'rereading',
  initial: { status: 'not-started' },
  ownerOf: (state) => (state.status === 'not-started' ? null : state.ownerId),
  evolve: evolveWith<Rereading, RereadingEvent>({
    RereadingStarted: (_state, { ownerId }) => ({ status: 'running', ownerId }),
    RereadingEnded: (state) => became(state, 'ended'),
    RereadingStopped: (state) => became(state, 'stopped'),
    RereadingUndone: (state) => became(state, 'undone'),
  }),
};
