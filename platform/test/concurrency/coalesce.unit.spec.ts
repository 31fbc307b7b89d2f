import { expect, it } from 'vitest';
import { createCoalescer } from '#concurrency/coalesce.ts';

it('begins once more for all who asked meanwhile, and forgets a key that is at rest', async () => {
  const once = createCoalescer<number>();
  let begun = 0;
  const ask = () =>
    once('key', async () => {
      begun += 1;
      const mine = begun;
      await new Promise(setImmediate);
      if (mine === 3) throw new Error('it failed');
      return mine;
    });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 2, 2]);
  await expect(ask()).rejects.toThrow('it failed');
  expect(await ask()).toBe(4);
});
