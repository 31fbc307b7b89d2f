// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyUpdate, dismissUpdate, offerUpdate, useAppUpdate } from '#lib/page/app-update.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
/** `controller`: of this page; `waiting`: installed, not active. */
const workers = (controller: object | null, waiting: object | null) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistration: async () => ({ waiting }) } });
beforeEach(() => void workers({}, {}));
const serves = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

it.each([
  ['the version of the server', async () => Response.json({ version: '1.4.0' }), '1.4.0'],
  ['no version without an answer', () => Promise.reject(new TypeError('no network')), null],
  ['no version from a foreign page', async () => new Response('<html>'), null],
] as const)('is set with %s, its source and its time, and can be cleared', async (_name, answer, newVersion) => {
  serves(answer);
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  const { result } = renderHook(useAppUpdate);
  expect(result.current).toEqual({ hasUpdate: false, updateInfo: null });

  await act(offerUpdate);
  expect(result.current).toEqual({
    hasUpdate: true,
    updateInfo: { newVersion, source: 'service-worker', timestamp: 1_800_000_000_000 },
  });

  act(dismissUpdate);
  expect(result.current).toEqual({ hasUpdate: false, updateInfo: null });
});

it.each([
  ['the first installation', null, {}],
  ['nothing waiting', {}, null],
] as const)('given %s, then nothing is offered', async (_name, controller, waiting) => {
  workers(controller, waiting);
  const { result } = renderHook(useAppUpdate);
  await act(offerUpdate);
  expect(result.current).toMatchObject({ hasUpdate: false });
});

it('activates a version that waits, and reloads the page when none waits any more', async () => {
  const [activate, reload] = [vi.fn(async () => undefined), vi.fn()];
  await applyUpdate(activate, reload);
  workers({}, null);
  await applyUpdate(activate, reload);
  expect([activate.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});
