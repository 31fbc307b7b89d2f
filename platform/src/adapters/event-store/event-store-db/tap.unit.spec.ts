import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tap } from './tap.ts';

it('hears of an end that comes while somebody is busy with the last item', async () => {
  const stream = new Readable({ objectMode: true, read: () => undefined });
  const source = tap<number>(stream);
  stream.push(1);
  expect(await source.more(500)).toBe(true);
  expect(source.take(64)).toEqual([1]);
  stream.push(null);
  await pause(20);
  expect(await source.more(500)).toBe(false);
});

it('gives every item once, however they come', async () => {
  const stream = new Readable({ objectMode: true, read: () => undefined });
  const source = tap<number>(stream);
  const came: number[] = [];
  const pushing = (async () => {
    for (let item = 0; item < 20; item += 1) {
      stream.push(item);
      if (item % 3 === 0) await pause(1);
    }
    stream.push(null);
  })();
  do came.push(...source.take(4));
  while (await source.more(500));
  await pushing;
  expect(came).toEqual(Array.from({ length: 20 }, (_, item) => item));
});
