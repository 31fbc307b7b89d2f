import { describe, expect, it } from 'vitest';
import {
  all,
  anEvent,
  newStreamName,
  expectFault,
  idsOf,
  metadata,
  someEvents,
  type EventStoreCases,
} from './event-store.fixtures.ts';

export const readCases: EventStoreCases = (store, limits, restart) => {
  const aLongStream = async () => {
    const [stream, events] = [newStreamName(), someEvents(700)];
    await store().append(stream, 'no-stream', events);
    return { stream, ids: idsOf(events) };
  };

  describe('reading a stream', () => {
    it('given a missing stream, then it reads as empty, both ways', async () => {
      expect(await all(store().readStream(newStreamName()))).toEqual([]);
      expect(await all(store().readStream(newStreamName(), { direction: 'backward' }))).toEqual([]);
    });
    it('given a long stream, then it reads forward and backward in order', async () => {
      const { stream, ids } = await aLongStream();
      expect(idsOf(await all(store().readStream(stream)))).toEqual(ids);
      expect(idsOf(await all(store().readStream(stream, { direction: 'backward' })))).toEqual([...ids].reverse());
    });
    it.each([
      ['from a revision', { from: 650 }, [650, 700]],
      ['at most some', { max: 5 }, [0, 5]],
      ['from a revision, at most some', { from: 10, max: 600 }, [10, 610]],
      ['none at all', { max: 0 }, [0, 0]],
      ['from past the end', { from: 700 }, [0, 0]],
    ] as const)(
      'given a long stream, when it is read %s, then exactly those are returned',
      async (_what, options, [start, end]) => {
        const { stream, ids } = await aLongStream();
        expect(idsOf(await all(store().readStream(stream, options)))).toEqual(ids.slice(start, end));
      },
    );
    it('given a long stream, when it is read backward from a revision, then that one comes first', async () => {
      const { stream, ids } = await aLongStream();
      const read = await all(store().readStream(stream, { direction: 'backward', from: 2 }));
      expect(idsOf(read)).toEqual([ids[2], ids[1], ids[0]]);
      expect(idsOf(await all(store().readStream(stream, { direction: 'backward', max: 2 })))).toEqual([
        ids[699],
        ids[698],
      ]);
    });
    it('given all fields of an event, then they are read back, also after a restart', async () => {
      const [stream, event] = [
        newStreamName(),
        anEvent({
          sealed: 'QUJD',
          metadata: { ...metadata, causationId: metadata.commandId, timeZone: 'Pacific/Apia' },
        }),
      ];
      const { revision, position } = await store().append(stream, 'no-stream', [event]);
      await restart();
      const [stored] = await all(store().readStream(stream));
      expect(stored).toEqual({
        ...event,
        stream,
        revision,
        position,
        recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
    });
    it('given a reader that stops early, then the next one is not affected', async () => {
      const { stream, ids } = await aLongStream();
      for await (const event of store().readStream(stream)) if (event.revision === 3) break;
      expect(idsOf(await all(store().readStream(stream)))).toEqual(ids);
    });
    it('given an append while a stream is read, then the read continues in order', async () => {
      const { stream, ids } = await aLongStream();
      const read: number[] = [];
      for await (const { revision } of store().readStream(stream)) {
        if (revision === 10) await store().append(stream, 699, [anEvent()]);
        read.push(revision);
      }
      expect(read.slice(0, ids.length)).toEqual(ids.map((_, index) => index));
    });
  });

  describe('reading all events', () => {
    const threeStreams = async () => {
      const [one, other] = [newStreamName(), newStreamName()];
      const first = await store().append(one, 'no-stream', someEvents(2));
      await store().append(other, 'no-stream', someEvents(2));
      await store().append(one, 1, [anEvent()]);
      return { one, other, first };
    };

    it('given several streams, then all events are read in commit order, with growing positions', async () => {
      const { one, other } = await threeStreams();
      const events = (await all(store().readAll())).filter(({ stream }) => stream === one || stream === other);
      expect(events.map(({ stream, revision }) => `${stream === one ? 'one' : 'other'} ${revision}`)).toEqual([
        'one 0',
        'one 1',
        'other 0',
        'other 1',
        'one 2',
      ]);
      expect(events.every(({ position }, index) => index === 0 || position > (events[index - 1]?.position ?? 0))).toBe(
        true,
      );
    });
    it('given a position, when reading after it, then that event itself is not returned', async () => {
      const { one, other, first } = await threeStreams();
      const events = (await all(store().readAll({ after: first.position }))).filter(
        ({ stream }) => stream === one || stream === other,
      );
      expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    });
    it('given a limit, when reading, then no more are returned', async () => {
      const { first } = await threeStreams();
      expect(await all(store().readAll({ max: 2 }))).toHaveLength(2);
      expect(await all(store().readAll({ after: first.position, max: 1 }))).toMatchObject([{ revision: 0 }]);
    });
    it.skipIf(limits.sharedLog)(
      `given all events, when read backward, then the order is reversed${limits.sharedLog ? ' (others write to its log)' : ''}`,
      async () => {
        const forward = idsOf(await all(store().readAll()));
        expect(idsOf(await all(store().readAll({ direction: 'backward' })))).toEqual([...forward].reverse());
      },
    );
    it('given a position, when reading backward before it, then only earlier ones are returned', async () => {
      const { other, first } = await threeStreams();
      const before = await all(store().readAll({ direction: 'backward', after: first.position, max: 1 }));
      expect(before).toHaveLength(1);
      expect(before[0]?.position).toBeLessThan(first.position);
      expect(before[0]?.stream).not.toBe(other);
    });
    it('given the end, when reading after it, then nothing is returned', async () => {
      const { position } = await store().append(newStreamName(), 'any', [anEvent()]);
      expect((await all(store().readAll({ after: position }))).length).toBe(0);
    });
  });

  it('given a closed store, then appending and reading fail with closed', async () => {
    const closed = store();
    await restart();
    await expectFault(closed.append(newStreamName(), 'any', [anEvent()]), 'closed');
    await expectFault(all(closed.readStream(newStreamName())), 'closed');
  });
};
