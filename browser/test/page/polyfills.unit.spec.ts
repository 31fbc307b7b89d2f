// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { loadPolyfills } from '#page/polyfills.ts';

const native = Object.getOwnPropertyDescriptor(Promise, 'withResolvers');
afterEach(() => void Object.defineProperty(Promise, 'withResolvers', native ?? {}));

it('given a browser without it, then what is missing is there once loaded', async () => {
  Reflect.deleteProperty(Promise, 'withResolvers');
  await loadPolyfills();
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve('done');
  expect(await promise).toBe('done');
});
