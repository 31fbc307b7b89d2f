import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

/** Where the leftmost heading of the page begins by now, in px; headings for screen readers alone do not count. */
const leftEdge = async (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('main :is(h1, h2)')]
        .map((heading) => heading.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .map(({ left }) => Math.round(left)),
    ),
  );

e2eSuite('layout', ({ person }) => {
  it('every page begins at one left edge on a desk', async () => {
    const { page, api } = await person({ viewport: desk });
    const thought = writtenThought('Une soirée calme.');
    await api.call('POST', '/thoughts', { body: thought });
    await page.goto('/app');
    await page.locator('main h1').first().waitFor();
    const edge = await leftEdge(page);
    for (const path of [
      '/app/thoughts',
      `/app/thoughts/${thought.thoughtId}`,
      '/app/threads',
      '/app/goals',
      '/app/notifications',
      '/app/profile',
      '/app/profile/edit',
      '/app/profile/reminders',
    ]) {
      await page.goto(path);
      // What stands at the edge may come after the title: the filters beside thoughts wait until there is a thought.
      await expect.poll(async () => leftEdge(page), { message: path, timeout: 10_000 }).toBe(edge);
    }
  });
});
