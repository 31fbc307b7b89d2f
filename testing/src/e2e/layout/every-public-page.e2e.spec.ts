import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { seedPublicThings } from '../kit/public/seeds.ts';
import { declaredPublicPages, publicPages } from '../kit/public/table.ts';
import { visitPublicPages } from '../kit/public/visits.ts';

/** The first face that is asked for, if it has arrived. */
const faceOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const named = (family: string) => family.replaceAll('"', '');
      const face = named(getComputedStyle(element).fontFamily.split(',')[0] ?? '');
      const hasLoaded = [...document.fonts].some(({ family, status }) => named(family) === face && status === 'loaded');
      return hasLoaded ? face : `not loaded: ${face}`;
    });

/** Both schemes at the narrowest, and one at each other width, the other one for its neighbours; in every form: `every-screen-in-every-form.e2e.spec.ts`. */
const looksOf = (place: number) => [
  { width: 320, dark: false, axe: true },
  { width: 320, dark: true, axe: true },
  ...[390, 768, 1280].map((width, at) => ({ width, dark: (place + at) % 2 === 1, axe: false })),
];

e2eSuite('what a stranger sees fits every screen, leads home and is accessible', ({ server, open }) => {
  it.each(['fr', 'en'] as const)(
    'in %s',
    async (language) => {
      const things = await seedPublicThings(server().url);
      expect(Object.keys(publicPages(things)).toSorted()).toEqual(declaredPublicPages.toSorted());
      const page = await open({ language, expected: [/40[014]/u] });
      expect(await visitPublicPages(page, things, looksOf)).toEqual({});
      for (const path of [things.story, things.community, things.invitation]) {
        await page.goto(path);
        expect([await faceOf(page, 'h1'), await faceOf(page, '.by')]).toEqual(['Newsreader Display', 'Figtree']);
      }
      // Thirty pages in five forms, on a machine that is shared.
    },
    600_000,
  );
});
