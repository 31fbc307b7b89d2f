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

test('given three events, when the second is asked for, then what it found, what it left, what is now and what followed are told', async () => {
  expect(await at(1)).toEqual({ before: 1, at: 11, latest: 111, next: 100 });
});

test('given the last revision, then nothing followed it', async () => {
  expect(await at(2)).toEqual({ before: 11, at: 111, latest: 111, next: null });
});

test('given a revision that is not there, then the states around it are the first one', async () => {
  expect(await at(9)).toEqual({ before: 0, at: 0, latest: 111, next: null });
});
