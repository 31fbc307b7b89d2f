import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

const widths = [320, 390, 576, 768, 992, 1200, 1280, 1440];

/** `share`, `euros`: as long as they are ever shown; all else is a count, or milliseconds. */
type Longest = Readonly<{ share: number; euros: number; count: number }>;
const longest = { share: 12.34, euros: 1_234_567, count: 98_765_432 };
/** « moins de 1 € »: a value of words. */
const words = { ...longest, euros: 0.4 };

const figureNamed = (name: string, { share, euros, count }: Longest): number => {
  if (/share/i.test(name)) return share;
  return /euros/i.test(name) ? euros : count;
};
/** Where there is nothing to tell yet, there will be. */
const mayBeNone = /share|medianMs/i;

const asLong = (value: unknown, longer: Longest, name = ''): unknown => {
  if (typeof value === 'number') return figureNamed(name, longer);
  if (value === null) return mayBeNone.test(name) ? figureNamed(name, longer) : null;
  if (Array.isArray(value)) return value.map((one) => asLong(one, longer, name));
  return typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asLong(one, longer, key)]))
    : value;
};

const figures = /\/api\/admin\/(?:service-figures|usage|queues|clients\/[^/?]+)(?:\?|$)/u;

/** Answers have the longest values from now on. */
const lengthen = async (page: Page, longer: Longest): Promise<void> => {
  await page.unrouteAll();
  await page.route(figures, async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    // Of a client only the figures: the rest are instants and choices.
    const isClient = typeof body === 'object' && body !== null && 'figures' in body && 'client' in body;
    const json = isClient ? { ...body, figures: asLong(body.figures, longer) } : asLong(body, longer);
    await route.fulfill({ response: answer, json });
  });
};

/** What is drawn outside the tile it belongs to, by its words. */
const strays = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main dl > div')].flatMap((tile) => {
      const box = tile.getBoundingClientRect();
      const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
      const outside: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isHidden = texts.currentNode.parentElement?.closest('.vh') !== null;
        const isOut = [...range.getClientRects()].some(
          ({ left, right, width }) => width > 0 && (left < box.left - 0.5 || right > box.right + 0.5),
        );
        if (isOut && !isHidden) outside.push(texts.currentNode.textContent ?? '');
      }
      return outside;
    }),
  );

e2eSuite('figures of the back-office', ({ open, person, server }) => {
  it('stay in their tiles with the longest values, at every width', async () => {
    const { api } = await person();
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const found: string[] = [];
    for (const longer of [longest, words]) {
      await lengthen(ada, longer);
      for (const path of ['/admin', '/admin/queues', `/admin/clients/${api.clientId}`]) {
        await ada.goto(path);
        await ada.locator('main dl > div').nth(3).waitFor();
        await ada
          .getByText(/98.765.432/u)
          .first()
          .waitFor();
        for (const width of widths) {
          await ada.setViewportSize({ width, height: 900 });
          found.push(...(await strays(ada)).map((text) => `${path} at ${width}: ${text}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
});
