// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveSocket } from '#api/live-socket.ts';

type Greeted = (userId: string, greeting?: Readonly<{ told: number | null; complete: boolean }>) => void;

/** What a page knows is its own: each test has its own page. */
const openPage = async () => {
  vi.resetModules();
  const { createBaseQuery } = await import('#api/base-query.ts');
  const { refetchOnceGreeted, sayHello } = await import('#api/live-socket.ts');
  const [emit, refetch] = [vi.fn(), vi.fn()];
  let greeted: Greeted = () => undefined;
  const on = (_name: string, listener: Greeted) => {
    greeted = listener;
  };
  refetchOnceGreeted({ on } as unknown as LiveSocket, refetch);
  return {
    answered: async (headers: Readonly<Record<string, string>>) => {
      const ask = createBaseQuery('client', async () => Response.json({}, { headers }));
      await ask('http://localhost/me', { signal: new AbortController().signal } as Parameters<typeof ask>[1], {});
    },
    /** The number in its `init`. */
    toldAtHello: ({ fetching = false } = {}): unknown => {
      sayHello({ emit }, { userId: 'u1', accountType: 'client' }, fetching);
      return emit.mock.lastCall?.[1].told;
    },
    greet: (greeting?: Parameters<Greeted>[1]) => greeted('u1', greeting),
    refetch,
  };
};
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  page = await openPage();
});

it('given several answers, then the page is as far as the earliest of them', async () => {
  expect(page.toldAtHello()).toBeNull();
  await page.answered({ 'X-Changes-Told': '12' });
  await page.answered({ 'X-Changes-Told': '11' });
  await page.answered({ 'X-Changes-Told': '13' });
  expect(page.toldAtHello()).toBe(11);
});

it('given an answer underway, then nobody knows how far the page is', async () => {
  await page.answered({ 'X-Changes-Told': '12' });
  expect(page.toldAtHello({ fetching: true })).toBeNull();
});

it('given an answer without a number, then the page is nowhere', async () => {
  await page.answered({ 'X-Changes-Told': '12' });
  await page.answered({});
  expect(page.toldAtHello()).toBe(0);
});

it('given a greeting, then all is fetched again unless the changes follow, and the page goes on from there', async () => {
  await page.answered({ 'X-Changes-Told': '12' });
  page.greet({ told: 20, complete: true });
  expect(page.refetch).not.toHaveBeenCalled();
  expect(page.toldAtHello()).toBe(20);
  page.greet({ told: 30, complete: false });
  expect(page.refetch).toHaveBeenCalledTimes(1);
  expect(page.toldAtHello()).toBe(30);
  page.greet();
  expect(page.refetch).toHaveBeenCalledTimes(2);
  expect(page.toldAtHello()).toBe(0);
});
