import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { desk, phone } from '../kit/browser.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

/** What the page asks the server for before its first answer. */
const firstRound = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = [];
  let answered = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!answered && pathname.startsWith('/api/')) asked.push(pathname.replace('/api/client/', ''));
  });
  page.on('requestfinished', (request) => {
    answered ||= request.url().includes('/api/');
  });
  await page.goto('/app');
  await page.getByRole('article').first().waitFor();
  return asked.toSorted();
};

e2eSuite('the first screen', ({ person }) => {
  it.each([
    ['a phone', phone, []],
    ['a desk', desk, ['threads']],
  ])('asks for all of the day in one round, on %s', async (_name, viewport, more) => {
    const { page, api } = await person({ viewport, at: '/about' });
    await seedClientScreens(api);
    const session = await page.context().newCDPSession(page);
    // Answers take their time, as they do in a network.
    await session.send('Network.enable');
    const conditions = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', conditions);
    expect(await firstRound(page)).toEqual(
      ['goals', 'me', 'reminders', 'thoughts', 'thoughts/counts', 'thoughts/earlier-years', ...more].toSorted(),
    );
    const preloaded = page.locator('head link[rel="modulepreload"][href*="/home-"]');
    expect(await preloaded.count()).toBe(1);
  });

  it('asks again only for what changed between its answers and its open socket', async () => {
    const { page, api } = await person({ at: '/about' });
    await api.call('POST', '/thoughts', { body: writtenThought('Gardée avant.') });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/api/client/', '')));
    const { promise: changed, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/assets/live-connection-*.js', async (route) => {
      await changed;
      await route.continue();
    });
    await page.goto('/app');
    await page.getByRole('article').filter({ hasText: 'Gardée avant.' }).waitFor();
    await api.call('POST', '/thoughts', { body: writtenThought('Gardée entre-temps.') });
    open();
    await page.getByRole('article').filter({ hasText: 'Gardée entre-temps.' }).waitFor();
    // A new thought changes lists, counts and goals.
    for (const path of ['me', 'reminders']) expect(asked.filter((one) => one === path)).toHaveLength(1);
  });
});
