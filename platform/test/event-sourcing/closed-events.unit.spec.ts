import { describe, expect, it } from 'vitest';
import { closedEvents } from '#event-sourcing/closed-events.ts';
import type { StoredEvent } from '#ports/event-store.ts';

const stored = (position: number, recordedAt: string): StoredEvent => ({
  id: `e${position}`,
  type: 'ThoughtWritten',
  data: { thoughtId: `t${position}` },
  get sealed(): never {
    throw new Error('opened');
  },
  metadata: {
    commandId: 'c',
    correlationId: 'c',
    causationId: null,
    actor: 'client:o',
    ownerId: 'o',
    occurredAt: recordedAt,
    timeZone: 'UTC',
    schemaVersion: 1,
  },
  stream: 'thought-t',
  revision: position - 1,
  position,
  recordedAt,
});
const [one, two, three] = [
  stored(1, '2026-01-01T00:00:00.000Z'),
  stored(2, '2026-03-01T00:00:00.000Z'),
  stored(3, '2026-02-01T00:00:00.000Z'),
];
const logOf = (...events: readonly StoredEvent[]) => {
  const read = async function* () {
    yield* events;
  };
  return { readAll: read, readStream: read };
};

describe('events with closed private parts', () => {
  it('given a sealed part, then it is null and nothing asks for it', async () => {
    const [event] = await Array.fromAsync(closedEvents(logOf(one), { position: 9, recordedAt: null }).readAll());
    expect(event).toMatchObject({ type: 'ThoughtWritten', data: { thoughtId: 't1' }, private: null, position: 1 });
  });

  it('given something in its place, then handlers see that', async () => {
    const closed = closedEvents(logOf(one), { position: 9, recordedAt: null }, ({ type }) => ({ type }));
    expect((await Array.fromAsync(closed.readAll()))[0]?.private).toEqual({ type: 'ThoughtWritten' });
  });

  it('given a position, then the log ends there, also for single streams', async () => {
    const closed = closedEvents(logOf(one, two, three), { position: 2, recordedAt: null });
    expect((await Array.fromAsync(closed.readAll())).map(({ position }) => position)).toEqual([1, 2]);
    expect((await Array.fromAsync(closed.readStream('thought-t'))).map(({ position }) => position)).toEqual([1, 2]);
  });

  it('given a moment, then what was recorded later is left out, in whatever order it was stored', async () => {
    const closed = closedEvents(logOf(one, two, three), { position: 3, recordedAt: '2026-02-01T00:00:00.000Z' });
    expect((await Array.fromAsync(closed.readAll())).map(({ position }) => position)).toEqual([1, 3]);
  });

  it('given a damaged event, then it stays marked and its content is not touched', async () => {
    const damaged: StoredEvent = {
      id: 'e4',
      type: '?',
      stream: 'thought-t',
      revision: 3,
      position: 4,
      recordedAt: '',
      damaged: true,
      get data(): never {
        throw new Error('damaged');
      },
      get sealed(): never {
        throw new Error('damaged');
      },
      get metadata(): never {
        throw new Error('damaged');
      },
    };
    const [event] = await Array.fromAsync(closedEvents(logOf(damaged), { position: 4, recordedAt: null }).readAll());
    expect([event?.damaged, event?.position]).toEqual([true, 4]);
    expect(() => event?.data).toThrow('damaged');
    expect(() => event?.metadata).toThrow('damaged');
  });
});
