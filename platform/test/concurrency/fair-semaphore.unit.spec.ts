import { describe, expect, it } from 'vitest';
import { createFairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';

const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('turns', () => {
  it('are held by so many at once', async () => {
    const turns = createFairSemaphore(2);
    const held: Release[] = [];
    for (const key of ['a', 'b', 'c']) void turns.acquire(key).then((release) => held.push(release));
    await settle();
    expect(held).toHaveLength(2);
    held[0]?.();
    await settle();
    expect(held).toHaveLength(3);
  });

  it('go round by key, whoever asked most', async () => {
    const turns = createFairSemaphore(1);
    const order: string[] = [];
    const ask = async (key: string, index: number): Promise<void> => {
      const release = await turns.acquire(key);
      order.push(`${key}${index}`);
      release();
    };
    await Promise.all(['busy', 'busy', 'busy', 'busy', 'quiet', 'calm'].map(ask));
    expect(order).toEqual(['busy0', 'busy1', 'quiet4', 'calm5', 'busy2', 'busy3']);
  });

  it('given back twice count once', async () => {
    const turns = createFairSemaphore(1);
    const release = await turns.acquire('a');
    release();
    release();
    await turns.acquire('b');
    await expect(Promise.race([turns.acquire('c'), settle().then(() => 'still waiting')])).resolves.toBe(
      'still waiting',
    );
  });

  it('given up before they came leave the line', async () => {
    const turns = createFairSemaphore(1);
    const release = await turns.acquire('a');
    const gone = new AbortController();
    const waiting = turns.acquire('b', gone.signal);
    const behind = turns.acquire('c');
    gone.abort(new Error('no longer'));
    await expect(waiting).rejects.toThrow('no longer');
    release();
    await expect(behind).resolves.toBeTypeOf('function');
    await expect(turns.acquire('d', gone.signal)).rejects.toThrow('no longer');
  });
});
