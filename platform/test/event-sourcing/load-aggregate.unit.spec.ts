import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { expect, test } from 'vitest';
import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { loadAt } from '#event-sourcing/load-aggregate.ts';

type Counted = DomainEvent<'Counted', { by: number }, null>;
const counter: Aggregate<number, Counted> = {
  category: 'counter',
  initial: 0,
  evolve: (count, { data }) => count + data.by,
  ownerOf: () => null,
};

const streams = (...steps: readonly number[]): Pick<Events, 'readStream'> => ({
  readStream: async function* (stream) {
    for (const [revision, by] of steps.entries()) {
      yield {
        type: 'Counted',
        data: { by },
        private: null,
        stream,
        revision,
        metadata: { commandId: `command-${revision}` },
      } as unknown as RecordedEvent;
    }
  },
});

const at = async (revision: number) => {
  const { before, at: then, latest, next } = await loadAt(streams(1, 10, 100), counter, { id: 'a', revision });
  return { before, at: then, latest, next: next?.data.by ?? null };
};

test('given three events, when the second is loaded, then the state before, the state after, the current state and the later events are returned', async () => {
  expect(await at(1)).toEqual({ before: 1, at: 11, latest: 111, next: 100 });
});

test('given the last revision, then no later events are returned', async () => {
  expect(await at(2)).toEqual({ before: 11, at: 111, latest: 111, next: null });
});

test('given a revision that does not exist, then the states before and after are the initial one', async () => {
  expect(await at(9)).toEqual({ before: 0, at: 0, latest: 111, next: null });
});
