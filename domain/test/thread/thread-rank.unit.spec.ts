import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveThread } from '#thread/commands/move-thread.ts';
import { byRank, firstThreadRank, isThreadRank, rankBetween, rankOneStep } from '#thread/thread-rank.ts';
import type { ThreadMoved } from '#thread/thread.events.ts';
import { deleted, given, now, otherId, started, threadId } from './thread.fixtures.ts';

const id = fc.uuid({ version: 7 });
type Ranked = Readonly<{ threadId: string; rank: string }>;
const startedOf = (threadId: string): Ranked => ({ threadId, rank: firstThreadRank(threadId) });
const idsOf = (threads: readonly Ranked[]) => threads.map((one) => one.threadId);

/** Removes one and inserts it at a place, as a drag does. */
const movedTo = (threads: readonly Ranked[], from: number, to: number): readonly Ranked[] => {
  const rest = threads.filter((_one, place) => place !== from);
  const moving = threads[from];
  if (!moving) return threads;
  return [
    ...rest,
    { ...moving, rank: rankBetween(rest[to - 1]?.rank ?? null, rest[to]?.rank ?? null, moving.threadId) },
  ].toSorted(byRank);
};

describe('thread ranks', () => {
  it('place a thread exactly where it was dropped, 60 times over', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(id, { minLength: 2, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 60 }),
        (ids, moves) => {
          let threads: readonly Ranked[] = ids.map(startedOf).toSorted(byRank);
          for (const [one, other] of moves) {
            const [from, to] = [one % ids.length, other % ids.length];
            const order = idsOf(threads);
            const [moving = ''] = order.splice(from, 1);
            order.splice(to, 0, moving);
            threads = movedTo(threads, from, to);
            expect(idsOf(threads)).toEqual(order);
            expect(threads.every(({ rank }) => isThreadRank(rank))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('allow two concurrent moves into one gap: both end up in it', () => {
    const [low, high] = ['5', '6'];
    const [one, other] = [rankBetween(low, high, threadId), rankBetween(low, high, otherId)];
    expect(one).not.toBe(other);
    for (const rank of [one, other]) expect([low, rank, high].toSorted()).toEqual([low, rank, high]);
    const between = rankBetween(
      one < other ? one : other,
      one < other ? other : one,
      '01980000-0000-7000-8000-00000000000c',
    );
    expect([one, between, other].toSorted()[1]).toBe(between);
  });

  it('stay short however often one place is chosen', () => {
    let rank = firstThreadRank(threadId);
    for (let time = 0; time < 500; time += 1) rank = rankBetween(null, rank, threadId);
    expect(rank.length).toBeLessThan(120);
  });

  it('find a place between neighbours with equal ranks', () =>
    expect(rankBetween('5', '5', threadId) > '5').toBe(true));

  it('move one place up or down, and not beyond the ends', () => {
    const threads = [
      { threadId: 'a', rank: '2' },
      { threadId: 'b', rank: '4' },
      { threadId: 'c', rank: '6' },
    ];
    const order = (moved: string, rank: string | null) =>
      idsOf(threads.map((one) => (one.threadId === moved ? { ...one, rank: rank ?? '' } : one)).toSorted(byRank));
    expect(order('c', rankOneStep(threads, 'c', 'up'))).toEqual(['a', 'c', 'b']);
    expect(order('b', rankOneStep(threads, 'b', 'up'))).toEqual(['b', 'a', 'c']);
    expect(order('a', rankOneStep(threads, 'a', 'down'))).toEqual(['b', 'a', 'c']);
    expect(order('b', rankOneStep(threads, 'b', 'down'))).toEqual(['a', 'c', 'b']);
    expect([
      rankOneStep(threads, 'a', 'up'),
      rankOneStep(threads, 'c', 'down'),
      rankOneStep(threads, 'd', 'up'),
    ]).toEqual([null, null, null]);
  });
  it('are ordered by id when equal', () =>
    expect(
      [
        { threadId: 'b', rank: '5' },
        { threadId: 'a', rank: '5' },
      ].toSorted(byRank)[0]?.threadId,
    ).toBe('a'));
});

describe('moving a thread', () => {
  const moved: ThreadMoved = { type: 'ThreadMoved', data: { threadId, rank: '7k1', movedAt: now }, private: null };
  it('records the new rank', () => given(started).when(moveThread, { threadId, rank: '7k1', now }).then(moved));
  it('is recorded once', () => given(started, moved).when(moveThread, { threadId, rank: '7k1', now }).thenNothing());
  it('refuses an invalid rank, and deleted threads', () => {
    for (const rank of ['', '0', '70', 'A', '7-k', 'k'.repeat(201)])
      given(started).when(moveThread, { threadId, rank, now }).thenRefused('thread.rank-not-accepted');
    given(started, deleted).when(moveThread, { threadId, rank: '7k1', now }).thenRefused('thread.deleted');
  });
});
