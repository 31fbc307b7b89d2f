// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { loadPolyfills } from '#page/polyfills.ts';

const native = [
  [Promise, 'withResolvers', Object.getOwnPropertyDescriptor(Promise, 'withResolvers')],
  [Map, 'groupBy', Object.getOwnPropertyDescriptor(Map, 'groupBy')],
] as const;
afterEach(() => {
  for (const [of, name, descriptor] of native) Object.defineProperty(of, name, descriptor ?? {});
});

it('given a browser without them, then what is missing is there once loaded', async () => {
  Reflect.deleteProperty(Promise, 'withResolvers');
  Reflect.deleteProperty(Map, 'groupBy');
  await loadPolyfills();
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve('done');
  expect(await promise).toBe('done');
  expect(Map.groupBy([1, 2, 3], (each) => each % 2)).toEqual(
    new Map([
      [1, [1, 3]],
      [0, [2]],
    ]),
  );
});
