import { describe, expect, it } from 'vitest';
import { createFairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';

const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('a fair semaphore', () => {
  it('gives so many permits at once', async () => {
    const semaphore = createFairSemaphore(2);
    const releases: Release[] = [];
    for (const key of ['a', 'b', 'c']) void semaphore.acquire(key).then((release) => releases.push(release));
    await settle();
    expect(releases).toHaveLength(2);
    releases[0]?.();
    await settle();
    expect(releases).toHaveLength(3);
  });

  it('serves keys round-robin, however much one asks for', async () => {
    const semaphore = createFairSemaphore(1);
    const order: string[] = [];
    const ask = async (key: string, index: number): Promise<void> => {
      const release = await semaphore.acquire(key);
      order.push(`${key}${index}`);
      release();
    };
    await Promise.all(['busy', 'busy', 'busy', 'busy', 'quiet', 'calm'].map(ask));
    expect(order).toEqual(['busy0', 'busy1', 'quiet4', 'calm5', 'busy2', 'busy3']);
  });

  it('serves the lowest rank first, and keys round-robin within it', async () => {
    const semaphore = createFairSemaphore(1);
    const order: string[] = [];
    const ask = async ([key, rank]: readonly [string, number]): Promise<void> => {
      const release = await semaphore.acquire(key, undefined, rank);
      order.push(`${key}${rank}`);
      release();
    };
    await Promise.all(
      (
        [
          ['a', 2],
          ['a', 2],
          ['b', 1],
          ['b', 1],
          ['c', 1],
          ['d', 0],
        ] as const
      ).map(ask),
    );
    expect(order).toEqual(['a2', 'd0', 'b1', 'c1', 'b1', 'a2']);
  });

  it('leaves one permit to others, however much one key asks for, and gives nobody’s work all', async () => {
    const semaphore = createFairSemaphore(3);
    const releases: Release[] = [];
    const ask = (key: string) => void semaphore.acquire(key).then((release) => releases.push(release));
    for (const key of ['busy', 'busy', 'busy', 'busy']) ask(key);
    await settle();
    expect(releases).toHaveLength(2);
    ask('quiet');
    await settle();
    expect(releases).toHaveLength(3);
    releases[0]?.();
    await settle();
    expect(releases).toHaveLength(4);

    const own = createFairSemaphore(2);
    await own.acquire('');
    await expect(own.acquire('')).resolves.toBeTypeOf('function');
  });

  it('counts a permit given back twice once', async () => {
    const semaphore = createFairSemaphore(1);
    const release = await semaphore.acquire('a');
    release();
    release();
    await semaphore.acquire('b');
    await expect(Promise.race([semaphore.acquire('c'), settle().then(() => 'still waiting')])).resolves.toBe(
      'still waiting',
    );
  });

  it('removes those who give up from the queue', async () => {
    const semaphore = createFairSemaphore(1);
    const release = await semaphore.acquire('a');
    const gone = new AbortController();
    const waiting = semaphore.acquire('b', gone.signal);
    const behind = semaphore.acquire('c');
    gone.abort(new Error('no longer'));
    await expect(waiting).rejects.toThrow('no longer');
    release();
    await expect(behind).resolves.toBeTypeOf('function');
    await expect(semaphore.acquire('d', gone.signal)).rejects.toThrow('no longer');
  });
});
