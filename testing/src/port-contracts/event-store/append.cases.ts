import { maxEventBytes, type EventToAppend, type Json } from '@ecrin/platform/ports/event-store.ts';
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

/** What TypeScript would not let through, as a careless caller would. */
const unchecked = (value: unknown): Json => value as Json;

export const appendCases: EventStoreCases = (store, _limits, restart) => {
  describe('events recorded by another store', () => {
    it('given events with a time of recording, when they are appended, then that time is stored, also when they are appended again and after a restart', async () => {
      const stream = newStreamName();
      const [first, second] = [
        anEvent({ recordedAt: '2024-02-29T23:59:59.999Z' }),
        anEvent({ recordedAt: '2024-03-01T00:00:00.000Z' }),
      ];
      const appended = await store().append(stream, 'no-stream', [first, second]);
      expect(await store().append(stream, 'no-stream', [first, second])).toEqual(appended);
      await restart();
      expect((await all(store().readStream(stream))).map(({ recordedAt }) => recordedAt)).toEqual([
        first.recordedAt,
        second.recordedAt,
      ]);
      expect(
        (await all(store().readAll({ direction: 'backward', max: 2 }))).map(({ recordedAt }) => recordedAt),
      ).toEqual([second.recordedAt, first.recordedAt]);
    });
    it('given an invalid instant, when it is appended, then it is malformed', async () => {
      await expectFault(store().append(newStreamName(), 'no-stream', [anEvent({ recordedAt: 'hier' })]), 'malformed');
    });
  });

  describe('expected revisions', () => {
    it('given no stream, when none is expected, then it begins at revision 0', async () => {
      const appended = await store().append(newStreamName(), 'no-stream', [anEvent()]);
      expect(appended.revision).toBe(0);
      expect(appended.position).toEqual(expect.any(Number));
    });
    it('given a stream, when none is expected, then it is a wrong revision with the actual one', async () => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', someEvents(2));
      await expectFault(store().append(stream, 'no-stream', [anEvent()]), 'wrong-revision', 1);
    });
    it('given a stream, when its last revision is expected, then the append gets the next', async () => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', someEvents(3));
      expect(await store().append(stream, 2, [anEvent()])).toMatchObject({ revision: 3 });
    });
    it('given a stream, when a stale revision is expected, then nothing is appended', async () => {
      const stream = newStreamName();
      const events = someEvents(3);
      await store().append(stream, 'no-stream', events);
      await expectFault(store().append(stream, 1, [anEvent()]), 'wrong-revision', 2);
      expect(await readIds(store(), stream)).toEqual(idsOf(events));
    });
    it('given a stream, when a revision too high is expected, then it is refused', async () => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', [anEvent()]);
      await expectFault(store().append(stream, 7, [anEvent()]), 'wrong-revision', 0);
    });
    it('given no stream, when a revision is expected, then it is refused with no actual revision', async () => {
      await expectFault(store().append(newStreamName(), 0, [anEvent()]), 'wrong-revision', null);
    });
    it('given no stream, when any existing one is expected, then it is refused', async () => {
      await expectFault(store().append(newStreamName(), 'stream-exists', [anEvent()]), 'wrong-revision', null);
    });
    it('given a stream, when any existing one is expected, then it is appended to', async () => {
      const stream = newStreamName();
      await store().append(stream, 'any', [anEvent()]);
      expect(await store().append(stream, 'stream-exists', [anEvent()])).toMatchObject({ revision: 1 });
    });
    it('given any state, when any revision is accepted, then it is appended to', async () => {
      const stream = newStreamName();
      expect(await store().append(stream, 'any', [anEvent()])).toMatchObject({ revision: 0 });
      expect(await store().append(stream, 'any', [anEvent()])).toMatchObject({ revision: 1 });
    });
    it('given twenty concurrent appends at one revision, then exactly one succeeds', async () => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', [anEvent()]);
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => store().append(stream, 0, [anEvent()])));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await readIds(store(), stream)).toHaveLength(2);
    });
  });

  describe('accepted and refused events', () => {
    it.each([1, 10, 1_000])('given %i events in one append, then all are stored in order', async (count) => {
      const [stream, events] = [newStreamName(), someEvents(count)];
      expect(await store().append(stream, 'no-stream', events)).toMatchObject({ revision: count - 1 });
      const stored = await all(store().readStream(stream));
      expect(idsOf(stored)).toEqual(idsOf(events));
      expect(stored.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
    });
    it('given a thousand events of which one is too large, then none is stored', async () => {
      const [stream, events] = [
        newStreamName(),
        [...someEvents(999), anEvent({ data: { text: 'x'.repeat(maxEventBytes) } })],
      ];
      await expectFault(store().append(stream, 'no-stream', events), 'too-large');
      expect(await readIds(store(), stream)).toEqual([]);
    });
    it('given no events, then the append is empty', () =>
      expectFault(store().append(newStreamName(), 'any', []), 'empty'));
    it('given an event just within the limit, then it is read back whole', async () => {
      const [stream, text] = [newStreamName(), 'é'.repeat((maxEventBytes - 2_000) / 2)];
      await store().append(stream, 'no-stream', [anEvent({ data: { text } })]);
      expect((await all(store().readStream(stream)))[0]?.data).toEqual({ text });
    });
    it('given an event over the limit in bytes though not in characters, then it is too large', () =>
      expectFault(
        store().append(newStreamName(), 'any', [anEvent({ data: { text: 'é'.repeat(maxEventBytes / 2) } })]),
        'too-large',
      ));
    it('given a sealed part over the limit, then it is too large', () =>
      expectFault(
        store().append(newStreamName(), 'any', [anEvent({ sealed: 'QUJD'.repeat(maxEventBytes / 4) })]),
        'too-large',
      ));
    it.each<readonly [string, string, Partial<EventToAppend>]>([
      ['an empty stream name', '', {}],
      ['a half character in the stream name', 'thought-\ud800', {}],
      ['NUL in the stream name', 'thought-\0', {}],
      ['an id that is no uuid', 'thought-1', { id: 'first' }],
      ['an empty type', 'thought-1', { type: '' }],
      ['a half character in the type', 'thought-1', { type: 'Thought\udc00' }],
      ['a sealed part that is no base64', 'thought-1', { sealed: 'é' }],
      ['data that is not a number', 'thought-1', { data: { count: Number.NaN } }],
      ['a date', 'thought-1', { data: unchecked({ at: new Date(0) }) }],
      ['a big integer', 'thought-1', { data: unchecked({ count: 1n }) }],
      ['data that holds itself', 'thought-1', { data: unchecked(holdsItself()) }],
    ])('given %s, then it is malformed', (_what, stream, change) =>
      expectFault(store().append(stream, 'any', [anEvent(change)]), 'malformed'),
    );
    it.each([
      ['accents, emoji and other scripts', 'Ça va ? 🫶🏽 ‮ 日本語 \u2028 é'],
      ['NUL and control characters', 'a\0b\u0001\u001f\u007f'],
      ['half surrogates', 'a\ud800b\udc00'],
      ['quotes and backslashes', '"\\\'`${}'],
    ])('given %s, then they are read back unchanged', async (_what, text) => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', [anEvent({ data: { text, [text]: [text] } })]);
      expect((await all(store().readStream(stream)))[0]?.data).toEqual({ text, [text]: [text] });
    });
    it('given a refused append among concurrent ones, then the others succeed', async () => {
      const streams = Array.from({ length: 30 }, newStreamName);
      const tries = await Promise.allSettled(
        streams.map((stream, index) => store().append(stream, index % 3 ? 'no-stream' : 5, someEvents(2))),
      );
      expect(tries.map(({ status }) => status)).toEqual(
        streams.map((_, index) => (index % 3 ? 'fulfilled' : 'rejected')),
      );
      const lengths = await Promise.all(streams.map(async (stream) => (await readIds(store(), stream)).length));
      expect(lengths).toEqual(streams.map((_, index) => (index % 3 ? 2 : 0)));
    });
  });
};

const holdsItself = (): object => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  return circular;
};
