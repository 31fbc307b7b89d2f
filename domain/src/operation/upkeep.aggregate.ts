import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { UpkeepAct } from './operation.vocabulary.ts';
import type { UpkeepEvent } from './upkeep.events.ts';

export type Upkeep =
  | Readonly<{ status: 'idle' }>
  | Readonly<{ status: 'under-way'; upkeepId: string; act: UpkeepAct; percent: number }>;

/** Of one read model, under its name: one at a time. */
export const upkeep: Aggregate<Upkeep, UpkeepEvent> = {
  category: 'upkeep',
  initial: { status: 'idle' },
  ownerOf: () => null,
  evolve: evolveWith<Upkeep, UpkeepEvent>({
    UpkeepRequested: (_state, { upkeepId, act }) => ({ status: 'under-way', upkeepId, act, percent: 0 }),
    UpkeepAdvanced: (state, { percent }) => (state.status === 'under-way' ? { ...state, percent } : state),
    UpkeepDone: () => ({ status: 'idle' }),
    UpkeepFailed: () => ({ status: 'idle' }),
  }),
};
