import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type { EngineUsed, EngineUseEvent } from './engine-use.events.ts';

type EngineUse = Readonly<{ status: 'not-recorded' | 'recorded' }>;

/** One for each call. */
export const engineUse: Aggregate<EngineUse, EngineUseEvent> = {
  category: 'engine-use',
  initial: { status: 'not-recorded' },
  ownerOf: () => null,
  evolve: evolveWith<EngineUse, EngineUseEvent>({ EngineUsed: () => ({ status: 'recorded' }) }),
};

export type RecordEngineUse = Omit<EngineUsed['data'], 'usedAt'> & Readonly<{ now: string }>;

/** Once for each call: recording it again adds nothing. */
export const recordEngineUse = ({ now, ...use }: RecordEngineUse, { status }: EngineUse): Decision<EngineUsed> =>
  status === 'recorded' ? nothingNew : [{ type: 'EngineUsed', data: { ...use, usedAt: now }, private: null }];
