import type { EventToAppend } from '@ecrin/platform/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import {
  all,
  anEvent,
  newStreamName,
  expectFault,
  idsOf,
  readIds,
  someEvents,
  type EventStoreCases,
} from './event-store.fixtures.ts';

export const idempotencyCases: EventStoreCases = (store, limits, restart) => {
  describe('idempotent appends', () => {
    it('given an append, when it is repeated, then it gets the first answer and nothing is appended', async () => {
      const [stream, events] = [newStreamName(), someEvents(2)];
      const first = await store().append(stream, 'no-stream', events);
      expect(await store().append(stream, 'no-stream', events)).toEqual(first);
      expect(await readIds(store(), stream)).toEqual(idsOf(events));
    });
    it('given an append to any revision, when it is repeated, then nothing is appended', async () => {
      const [stream, events] = [newStreamName(), someEvents(2)];
      const first = await store().append(stream, 'any', events);
      expect(await store().append(stream, 'any', events)).toEqual(first);
      expect(await readIds(store(), stream)).toEqual(idsOf(events));
    });
    it('given later events in the stream, when an old append is repeated, then it still gets its first answer', async () => {
      const [stream, events] = [newStreamName(), someEvents(2)];
      const first = await store().append(stream, 'no-stream', events);
      await store().append(stream, 1, someEvents(3));
      expect(await store().append(stream, 'no-stream', events)).toEqual(first);
    });
    it('given a restart, when an old append is repeated, then it still gets its first answer', async () => {
      const [stream, events] = [newStreamName(), someEvents(2)];
      const first = await store().append(stream, 'no-stream', events);
      await restart();
      expect(await store().append(stream, 'no-stream', events)).toEqual(first);
    });
    it('given the same append twice concurrently, then both get one answer and it is stored once', async () => {
      const [stream, events] = [newStreamName(), someEvents(2)];
      const [one, other] = await Promise.all([
        store().append(stream, 'no-stream', events),
        store().append(stream, 'no-stream', events),
      ]);
      expect(one).toEqual(other);
      expect(await readIds(store(), stream)).toEqual(idsOf(events));
    });
    it.each<readonly [string, Partial<EventToAppend>]>([
      ['type', { type: 'ThoughtUnpinned' }],
      ['data', { data: { thoughtId: 'another' } }],
      ['sealed part', { sealed: 'QUJD' }],
    ])('given an event, when its id comes again with another %s, then the id is reused', async (_what, change) => {
      const [stream, event] = [newStreamName(), anEvent()];
      await store().append(stream, 'no-stream', [event]);
      await expectFault(store().append(stream, 'no-stream', [{ ...event, ...change }]), 'id-reused');
      expect(await all(store().readStream(stream))).toMatchObject([
        { type: event.type, data: event.data, sealed: null },
      ]);
    });
    it.each(['no-stream', 'any', 0] as const)(
      'given an event, when one event of an append has its id (%s), then nothing of it is appended',
      async (expected) => {
        const [stream, event] = [newStreamName(), anEvent()];
        await store().append(stream, 'no-stream', [event]);
        await expectFault(store().append(stream, expected, [event, anEvent()]), 'id-reused');
        await expectFault(store().append(stream, expected, [anEvent(), event]), 'id-reused');
        expect(await readIds(store(), stream)).toEqual([event.id]);
      },
    );
    it('given an append, when its events come again in another order, then the ids are reused', async () => {
      const [stream, events] = [newStreamName(), someEvents(3)];
      await store().append(stream, 'no-stream', events);
      await expectFault(store().append(stream, 'no-stream', [...events].reverse()), 'id-reused');
    });
    it('given one id twice in one append, then it is refused', async () => {
      const event = anEvent();
      await expectFault(store().append(newStreamName(), 'any', [event, event]), 'id-reused');
    });
    it.skipIf(limits.idsArePerStream)(
      `given an event, when its id comes in another stream, then the id is reused${limits.idsArePerStream ? ' (this store knows ids by stream)' : ''}`,
      async () => {
        const [stream, event] = [newStreamName(), anEvent()];
        await store().append(newStreamName(), 'no-stream', [event]);
        await expectFault(store().append(stream, 'no-stream', [event]), 'id-reused');
        expect(await readIds(store(), stream)).toEqual([]);
      },
    );
  });
};
