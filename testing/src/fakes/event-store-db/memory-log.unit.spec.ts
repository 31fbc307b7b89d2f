import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLog, type MemoryLog, type NewRecord } from './memory-log.ts';

let log: MemoryLog;
beforeEach(() => {
  log = createMemoryLog();
});
const records = (count: number): readonly NewRecord[] =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'ThoughtPinned',
    contentType: 'application/json',
    data: Buffer.from('{}'),
    metadata: new Uint8Array(),
  }));

/** The rules EventStoreDB documents for expected revisions and repeated ids. */
describe('appends as EventStoreDB handles them', () => {
  it.each([
    ['the revision it is at', 1, 'appended'],
    ['a revision it is past, with new ids', 0, 'wrong-version'],
    ['a revision it has not reached', 5, 'wrong-version'],
    ['no stream', -1, 'wrong-version'],
    ['any', 'any', 'appended'],
    ['a stream', 'stream-exists', 'appended'],
  ] as const)('given a stream of two, when %s is expected, then the append ends so', (_what, expected, kind) => {
    log.append('thought-1', -1, records(2));
    expect(log.append('thought-1', expected, records(1))).toMatchObject(
      kind === 'appended' ? { kind, revision: 2 } : { kind, current: 1 },
    );
  });
  it('given no stream, when one is expected, then it is a wrong version', () => {
    expect(log.append('thought-1', 'stream-exists', records(1))).toEqual({ kind: 'wrong-version', current: -1 });
    expect(log.append('thought-1', 0, records(1))).toEqual({ kind: 'wrong-version', current: -1 });
  });
  it('given the same ids at the same revision, then the first answer is repeated, whatever the content', () => {
    const events = records(2);
    const first = log.append('thought-1', -1, events);
    log.append('thought-1', 1, records(3));
    log.restart();
    expect(log.append('thought-1', -1, events)).toEqual(first);
    expect(
      log.append(
        'thought-1',
        -1,
        events.map((event) => ({ ...event, type: 'ThoughtUnpinned' })),
      ),
    ).toEqual(first);
    expect(log.all).toHaveLength(5);
  });
  it('given some of the same ids at the same revision, then it is a wrong version', () => {
    const [event, ...others] = records(2);
    log.append('thought-1', -1, event ? [event] : []);
    expect(log.append('thought-1', -1, [...(event ? [event] : []), ...others])).toMatchObject({
      kind: 'wrong-version',
    });
  });
  it('given the same ids at the current revision of the stream, then they are appended without a check', () => {
    const events = records(1);
    log.append('thought-1', -1, events);
    expect(log.append('thought-1', 0, events)).toMatchObject({ kind: 'appended', revision: 1 });
  });
  it('given the same ids at any revision, then they are recognized until the server restarts', () => {
    const events = records(2);
    const first = log.append('thought-1', 'any', events);
    expect(log.append('thought-1', 'any', events)).toEqual(first);
    log.restart();
    expect(log.append('thought-1', 'any', events)).toMatchObject({ kind: 'appended', revision: 3 });
  });
  it('given an id of another stream, then it is accepted', () => {
    const events = records(1);
    log.append('thought-1', -1, events);
    expect(log.append('thought-2', -1, events)).toMatchObject({ kind: 'appended', revision: 0 });
  });
  it('given appends, then positions only grow, by their size', () => {
    log.append('thought-1', -1, records(3));
    log.appendSystem('$stats', '$statsCollected');
    const positions = log.all.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other));
    expect(positions[1]).toBeGreaterThan(100);
  });
  it.each([-1, 'any'] as const)(
    'given an append that is not committed, when it comes again (%s), then it is dropped, and cannot be read yet',
    (expected) => {
      const events = records(2);
      log.prepare('thought-1', expected, events);
      expect(log.prepare('thought-1', expected, events)).toEqual({ kind: 'dropped' });
      expect([log.all, log.stream('thought-1')]).toEqual([[], []]);
      expect(log.prepare('thought-1', -1, records(1))).toEqual({ kind: 'wrong-version', current: 1 });
      log.commit();
      expect(log.prepare('thought-1', expected, events)).toMatchObject({ kind: 'appended', revision: 1 });
      expect(log.stream('thought-1')).toHaveLength(2);
    },
  );
});
