import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const child = new URL('resting.child.ts', import.meta.url).pathname;
/** MB of the heap after a burst, and after a rest. */
const heapsOf = (...options: readonly string[]): Readonly<{ busy: number; rested: number }> =>
  JSON.parse(spawnSync(process.execPath, [...options, child], { encoding: 'utf8' }).stdout);

it('given a thread that rests after a burst, then it gives back what the burst took', () => {
  const { busy, rested } = heapsOf('--expose-gc');
  expect(busy).toBeGreaterThan(40);
  expect(rested).toBeLessThan(20);
});
