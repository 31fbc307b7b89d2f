import { expect, it } from 'vitest';
import { createLoopTurns, urgency, type Urgency } from '#concurrency/loop-turns.ts';

it('given work of more than a slice in all, then each round of the event loop does one slice of it, in the order it was asked for', async () => {
  let [ms, round, going] = [0, 0, true];
  const turn = createLoopTurns({ sliceMs: 5, now: () => ms });
  const count = (): void => {
    round += 1;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  const done: { who: string; round: number }[] = [];
  const work = async (who: string): Promise<void> => {
    for (let piece = 0; piece < 4; piece += 1) {
      await turn();
      done.push({ who, round });
      ms += 3;
    }
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  going = false;
  expect(done.map(({ who }) => who).join('')).toBe('abcabcabcabc');
  const perRound = Map.groupBy(done, ({ round: at }) => at);
  expect(Math.max(...[...perRound.values()].map((pieces) => pieces.length))).toBeLessThanOrEqual(3);
  expect(perRound.size).toBeGreaterThanOrEqual(4);
});

it('given time that is left, then a turn comes without waiting for the event loop', async () => {
  const turn = createLoopTurns({ sliceMs: 5, now: () => 0 });
  await turn();
  let passed = false;
  setImmediate(() => (passed = true));
  await turn();
  expect(passed).toBe(false);
});

it('given pieces that wait, then one that somebody begins to wait for comes before those that were asked for earlier', async () => {
  let ms = 0;
  const turn = createLoopTurns({ sliceMs: 5, now: () => ms });
  const [awaited, done] = [new Set<string>(), [] as string[]];
  const work = async (who: string): Promise<void> => {
    await turn(() => (awaited.has(who) ? urgency.awaited : urgency.prompt));
    done.push(who);
    ms += 3;
    if (who === 'a') awaited.add('d');
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(work));
  expect(done.join('')).toBe('adbce');
});

it('given work that nobody waits for beside work that never ends, then it comes last, but it comes', async () => {
  const turn = createLoopTurns({ now: () => 0 });
  const done: string[] = [];
  const work = async (who: string, of: Urgency, pieces: number): Promise<void> => {
    for (let piece = 0; piece < pieces; piece += 1) {
      await turn(() => of);
      done.push(who);
    }
  };
  await Promise.all([work('d', urgency.deferred, 2), work('p', urgency.prompt, 20), work('q', urgency.prompt, 20)]);
  expect(done.slice(0, 6).join('')).toBe('pqpqpq');
  expect(done.lastIndexOf('d')).toBeLessThan(20);
});
