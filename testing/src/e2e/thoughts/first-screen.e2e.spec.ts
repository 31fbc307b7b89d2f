import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { desk, phone } from '../kit/browser.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

/** Opens the first screen, whose requests are answered only once it has sent all of these: none waits for the answer to another. */
const openWithAnswersHeld = async (page: Page, expected: readonly string[]): Promise<void> => {
  const asked: string[] = [];
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/api/client/', ''));
    await answering;
    await route.continue();
  });
  await page.goto('/app');
  // What comes once the page is idle may follow before this looks.
  await expect.poll(() => asked.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  answer();
  await page.getByRole('article').first().waitFor();
};

e2eSuite('the first screen', ({ person }) => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('asks for all of the day in one round, on %s', async (_name, viewport) => {
    const { page, api } = await person({ viewport, at: '/about' });
    await seedClientScreens(api);
    const ofDay = ['goals', 'me', 'notifications', 'reminders', 'threads', 'thoughts', 'thoughts/counts'];
    // The last one: those with two versions.
    const ofSlip = ['thoughts/earlier-years', 'threads/proposal', 'thoughts'];
    await openWithAnswersHeld(page, [...ofDay, ...ofSlip]);
    const preloaded = page.locator('head link[rel="modulepreload"][href*="/home-"]');
    expect(await preloaded.count()).toBe(1);
  });

  it('asks again only for what changed between its answers and its open socket', async () => {
    const { page, api } = await person({ at: '/about' });
    await api.call('POST', '/thoughts', { body: writtenThought('Gardée avant.') });
    // The first answers include it: until its socket is open the page learns of nothing.
    await expect.poll(async () => (await api.call('GET', '/thoughts')).body['items']).toHaveLength(1);
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
