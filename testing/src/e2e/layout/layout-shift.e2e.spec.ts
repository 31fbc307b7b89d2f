import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { seedAdminScreens } from '../kit/admin-screens.ts';
import { desk, phone } from '../kit/browser.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { storageStateOf } from '../kit/user-actions.ts';

/** The most a screen may shift while it loads, over all; 0.1 is called good, this is not seen. */
const mostShift = 0.02;

/** As on a mediocre mobile network, in ms and bytes a second: parts arrive one after the other. */
const slow = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 100_000 };

/** Sums layout shifts without user input, and notes what moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const shifts: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className} ${node.textContent?.slice(0, 30)}`
        : node?.textContent;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} [${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}]`,
        );
        if (!hadRecentInput)
          shifts.push({ value, what: `${value.toFixed(3)} at ${Math.round(startTime)}: ${what.join(' | ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

type Recorded = readonly Readonly<{ value: number; what: string }>[];

const slowed = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Each visit is a first one: fonts and chunks travel too.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slow);
};

/** The screens that shift too much, with what moved. */
const shiftsOf = async (
  page: Page,
  screens: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  await recordShifts(page);
  await slowed(page);
  const found: Record<string, readonly string[]> = {};
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[class*="skeleton"]'));
    const recorded: Recorded = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
    const sum = recorded.reduce((all, { value }) => all + value, 0);
    if (sum > mostShift) found[path] = [sum.toFixed(3), ...recorded.map(({ what }) => what)];
  }
  return found;
};

const publicScreens = ['/', '/about', '/legal', '/login', '/register', '/forgot-password', '/offline', '/admin/login'];

e2eSuite('nothing moves while a screen loads over a slow network', ({ open, person, server }) => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])(
    'on %s',
    async (_name, viewport) => {
      const visitor = await open({ viewport, expected: [/401/u] });
      expect(await shiftsOf(visitor, publicScreens)).toEqual({});
      const { page, api } = await person({ viewport, expected: [/40[04]/u] });
      const screens = await seedClientScreens(api);
      await page.goto('/app/thoughts');
      await page.getByText('Analyse en cours').first().waitFor({ state: 'detached' });
      expect(await shiftsOf(page, screens)).toEqual({});
    },
    900_000,
  );

  it('in the back-office', async () => {
    const { api } = await person();
    const page = await open({ viewport: desk, expected: [/404/u] });
    await createFirstAdmin(page, server());
    const screens = await seedAdminScreens(page, api);
    expect(await shiftsOf(page, screens)).toEqual({});
    const onPhone = await open({ viewport: phone, expected: [/404/u], ...(await storageStateOf(page)) });
    expect(await shiftsOf(onPhone, screens)).toEqual({});
  }, 900_000);
});
