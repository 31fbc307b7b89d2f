import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Memory } from './memory.aggregate.ts';
import type { MemoryFactForgotten, MemorySwitched } from './memory.events.ts';

export const switchMemory = (
  { clientId, on, now }: Readonly<{ clientId: string; on: boolean; now: string }>,
  state: Memory,
): Decision<MemorySwitched> =>
  state.on === on ? nothingNew : [{ type: 'MemorySwitched', data: { clientId, on, switchedAt: now }, private: null }];

export const forgetEverything = (
  { clientId, now }: Readonly<{ clientId: string; now: string }>,
  { facts }: Memory,
): Decision<MemoryFactForgotten> =>
  facts.flatMap(({ factId, status }) =>
    status === 'forgotten'
      ? []
      : [
          {
            type: 'MemoryFactForgotten' as const,
            data: { clientId, factId, forgottenAt: now },
            private: null,
          },
        ],
  );
