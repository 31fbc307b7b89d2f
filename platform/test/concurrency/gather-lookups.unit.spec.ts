import { expect, it } from 'vitest';
import { gatherLookups } from '#concurrency/gather-lookups.ts';

const stored = new Map([
  ['a', 1],
  ['b', 2],
]);

it('given several that ask in one turn of the event loop, then they are looked up in one call, each id once', async () => {
  const calls: (readonly string[])[] = [];
  const lookUp = gatherLookups(async (ids) => {
    calls.push(ids);
    return stored;
  });
  expect(await Promise.all(['a', 'b', 'a', 'c'].map(lookUp))).toEqual([1, 2, 1, null]);
  expect(calls).toEqual([['a', 'b', 'c']]);
});

it('given one that asks while a call is under way, then it is answered by the next: what was there before it asked may be over', async () => {
  const answers = [new Map([['a', 1]]), new Map<string, number>()];
  const began = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  let calls = 0;
  const lookUp = gatherLookups(async () => {
    const answer = answers[calls] ?? stored;
    calls += 1;
    if (calls === 1) {
      began.resolve();
      await first.promise;
    }
    return answer;
  });
  const before = lookUp('a');
  await began.promise;
  const after = lookUp('a');
  first.resolve();
  expect([await before, await after]).toEqual([1, null]);
});

it('given a call that fails, then all who asked with it hear why, and the next ones are looked up again', async () => {
  let calls = 0;
  const lookUp = gatherLookups(async () => {
    calls += 1;
    if (calls === 1) throw new Error('away');
    return stored;
  });
  const faults = await Promise.allSettled([lookUp('a'), lookUp('b')]);
  expect(faults.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lookUp('a')).toBe(1);
});
