import type { QueryAnswer } from '@ecrin/platform/routing/answer-query.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClosing } from '#closing.ts';
import type { beginReader, RunningReader } from '#reader/begin-reader.ts';
import { startReader } from '#reader/start-reader.ts';

type Begin = typeof beginReader;
type Begun = Parameters<Begin>[0] & { ready: boolean; left: QueryAnswer | null | undefined; answerAll: () => void };

const answer: QueryAnswer = { json: new Uint8Array(), leftOut: 0, fields: [] };
const context = { clientId: 'c', adminId: '', sessionId: null, now: '', newId: () => '', language: 'fr' } as const;
const list = 'client /thoughts';

/** Readers that answer when the test says so. */
const fakeReaders = () => {
  const begun: Begun[] = [];
  const begin: Begin = (given) => {
    const waiting: ((answer: QueryAnswer | null) => void)[] = [];
    let answered = 0;
    const giveAll = (left: QueryAnswer | null) => {
      for (const give of waiting.splice(0)) give(left);
    };
    const one: Begun = {
      ...given,
      ready: false,
      left: undefined,
      answerAll: () => {
        answered += waiting.length;
        giveAll(answer);
      },
    };
    begun.push(one);
    setImmediate(() => (one.ready = true));
    return {
      isReady: () => one.ready,
      waiting: () => waiting.length,
      answered: () => answered,
      ask: () => new Promise((resolve) => waiting.push(resolve)),
      end: async (left = null) => {
        one.left = left;
        giveAll(left);
        given.onEnded();
      },
    } satisfies RunningReader;
  };
  return { begun, begin };
};

const started = () => {
  const [{ begun, begin }, faults] = [fakeReaders(), [] as string[]];
  const note = (_facts: object, message: string) => void faults.push(message);
  const log = { debug: note, info: note, warn: note, error: note };
  const closing = createClosing(log);
  const reader = startReader({ modelsFile: 'models.db', log, closing, begin });
  /** In one turn of the event loop. */
  const atOnce = (count: number, query = list) =>
    Array.from({ length: count }, () => reader.answerElsewhere(query, { params: {}, query: {} }, context));
  return { ...reader, begun, faults, closing, atOnce };
};
const turn = () => vi.advanceTimersByTimeAsync(0);
const elsewhere = (answers: readonly unknown[]) => answers.filter((one) => one !== null).length;

const mine = [list, { params: {}, query: { cursor: '1' } }, context] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('given queries', () => {
  it('when each comes alone, then all are answered here', async () => {
    const { atOnce, begun } = started();
    for (let nth = 0; nth < 300; nth += 1) {
      expect(elsewhere(atOnce(1))).toBe(0);
      await turn();
    }
    expect(begun).toEqual([]);
  });

  it('when a screen asks for some at once, then no reader begins', () => {
    const { atOnce, begun } = started();
    expect(elsewhere(atOnce(20))).toBe(0);
    expect(begun).toEqual([]);
  });

  it('when many come together, then a reader begins, and from then on answers all but the first of each turn', async () => {
    const { atOnce, begun, answered } = started();
    void atOnce(101);
    expect(begun).toHaveLength(1);
    await turn();
    expect(elsewhere(atOnce(10))).toBe(9);
    begun[0]?.answerAll();
    expect(answered()).toBe(9);
  });

  it('when no reader knows them, then they are answered here', async () => {
    const { atOnce } = started();
    void atOnce(101);
    await turn();
    expect(elsewhere(atOnce(10, 'client /orbs'))).toBe(0);
    expect(elsewhere(atOnce(10, 'admin /thoughts'))).toBe(0);
  });

  it('when the reader is not ready or has enough to do, then they are answered here', async () => {
    const { atOnce } = started();
    expect(elsewhere(atOnce(110))).toBe(0);
    await turn();
    expect(elsewhere(atOnce(100))).toBe(64);
    await turn();
    expect(elsewhere(atOnce(10))).toBe(0);
  });
});

describe('given a reader', () => {
  const withReader = async () => {
    const given = started();
    void given.atOnce(101);
    await turn();
    const [reader] = given.begun;
    if (!reader) throw new Error('no reader began');
    return { ...given, reader };
  };

  it('when little is asked at once any more, then it ends, and what it answered is still counted', async () => {
    const { atOnce, reader, answered, begun } = await withReader();
    void atOnce(10);
    reader.answerAll();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reader.left).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reader.left).toBeNull();
    expect(answered()).toBe(9);
    void atOnce(101);
    expect(begun).toHaveLength(2);
  });

  it('when it answers nothing any more, then it is ended, and what it hangs at is not asked here', async () => {
    const { atOnce, reader, faults } = await withReader();
    const asked = atOnce(10);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reader.left).toEqual({ refused: 'general.busy' });
    expect(await asked[1]).toEqual({ refused: 'general.busy' });
    expect(faults).toEqual(['the reader thread answered nothing and is ended']);
  });

  it('when it was asked just before it is looked after, then it is given time to answer', async () => {
    const { atOnce, reader, faults } = await withReader();
    await vi.advanceTimersByTimeAsync(9_999);
    void atOnce(10);
    await vi.advanceTimersByTimeAsync(1);
    expect([reader.left, faults]).toEqual([undefined, []]);
  });

  it('when it ends by a fault, then another begins only after a pause', async () => {
    const { atOnce, reader, faults, begun } = await withReader();
    reader.onFault(new RangeError('words of somebody'));
    reader.onEnded();
    expect(faults).toEqual(['the reader thread ended by a fault']);
    void atOnce(101);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    void atOnce(101);
    expect(begun).toHaveLength(2);
  });

  it('when the server closes, then it ends, and none begins', async () => {
    const { atOnce, reader, closing, begun } = await withReader();
    await closing.closeAll();
    expect(reader.left).toBeNull();
    void atOnce(101);
    expect(begun).toHaveLength(1);
  });

  it('when one held the thread of the API, then it is answered elsewhere from then on, even alone, and others are not put behind it', async () => {
    const { answerElsewhere, moveQuery, atOnce, begun } = started();
    expect(answerElsewhere(...mine)).toBeNull();
    moveQuery(...mine);
    await turn();
    const answered = answerElsewhere(...mine);
    expect(answerElsewhere(...mine)).toBe(answered);
    expect(elsewhere(atOnce(300))).toBe(0);
    begun[0]?.answerAll();
    expect(await answered).toEqual(answer);
  });

  it('when the reader hangs at it, then it is refused from then on, and no thread tries it again', async () => {
    const { answerElsewhere, moveQuery, begun } = started();
    moveQuery(...mine);
    const answered = answerElsewhere(...mine);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answered).toEqual({ refused: 'general.busy' });
    expect(await answerElsewhere(...mine)).toEqual({ refused: 'general.too-demanding' });
    expect(begun).toHaveLength(1);
  });
});
