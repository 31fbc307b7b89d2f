import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { seedAdminThings } from '../kit/admin-screens.ts';
import { adminTable } from '../kit/admin/table.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { drawn } from '../kit/screens/screen-checks.ts';
import { screenPaths } from '../kit/screens/screen-paths.ts';

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

/** What is no figure: how much is asked for, where one is, and how things are set. */
const noFigures = /\/api\/admin\/(?:me|settings|notifications|inbox-counts|work)(?:[/?]|$)/u;

/** Of a client only the figures: the rest are instants and choices. */
const withLongest = (body: unknown, longer: Longest): unknown =>
  typeof body === 'object' && body !== null && 'figures' in body && 'client' in body
    ? { ...body, figures: asLong(body.figures, longer) }
    : asLong(body, longer);

/** Answers have the longest values from now on. */
const lengthen = async (page: Page, longer: Longest): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/admin\//u, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || noFigures.test(request.url())) return route.continue();
    const answer = await route.fetch();
    if (!/json/u.test(answer.headers()['content-type'] ?? '')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: withLongest(await answer.json(), longer) });
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

/** Screens whose tiles have figures; that they are as long as can be is seen there. */
const withFigures = [
  '/admin',
  '/admin/admins/:adminId',
  '/admin/clients/:clientId',
  '/admin/orbs/:orbId',
  '/admin/payments',
  '/admin/queues',
];

e2eSuite('figures of the back-office', ({ open, person, server }) => {
  it('stay in their tiles on every screen, with the longest values, at every width', async () => {
    const { api } = await person();
    const ada = await open({ viewport: desk, expected: [/40[34]/u] });
    await createFirstAdmin(ada, server());
    const ids = await seedAdminThings(ada, api);
    const found: string[] = [];
    const long = new Set<string>();
    for (const longer of [longest, words]) {
      await lengthen(ada, longer);
      for (const route of longer === longest ? Object.keys(adminTable) : long) {
        const path = screenPaths([route], ids).at(-1) ?? route;
        await ada.goto(path);
        await drawn(ada);
        if ((await ada.locator('main dl > div').count()) === 0) continue;
        if (/98.765.432|1.234.567/u.test(await ada.locator('main').innerText())) long.add(route);
        for (const width of widths) {
          await ada.setViewportSize({ width, height: 900 });
          found.push(...(await strays(ada)).map((text) => `${path} at ${width}: ${text}`));
        }
      }
    }
    await ada.unrouteAll({ behavior: 'ignoreErrors' });
    expect(found).toEqual([]);
    expect([...long]).toEqual(expect.arrayContaining(withFigures));
  }, 300_000);
});
