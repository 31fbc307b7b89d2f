import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { drawn } from '../kit/screens/screen-checks.ts';

/** More than a screen of a phone, over all. */
const thoughts = 31;

type Place = Readonly<{ scrolledTo: number; reached: boolean }>;

/** Scrolls from the beginning of the page to its end by half a screen, and notes where the whole button is seen and would be pressed. */
const placesOf = (page: Page, name: string): Promise<readonly Place[]> =>
  page.getByRole('button', { name }).evaluate(async (button) => {
    const isReached = () => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      // Within its border, at each end: below the header, above the tabs.
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint((left + right) / 2, y) === button);
    };
    const places: Place[] = [];
    const last = document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < last + innerHeight / 2; at += innerHeight / 2) {
      scrollTo(0, Math.min(at, last));
      await new Promise(requestAnimationFrame);
      places.push({ scrolledTo: Math.round(scrollY), reached: isReached() });
    }
    return places;
  });

const screens = [
  { path: '/app/stories/new', name: 'Commencer le récit' },
  // One of the orbs everybody has.
  { path: '/app/orbs/01900000-0000-7000-8000-000000000001/run', name: 'Lire' },
] as const;

e2eSuite('what a long form ends with', ({ person }) => {
  it('is in sight and reached wherever a phone has scrolled to', async () => {
    const { page, api } = await person();
    for (let count = 0; count < thoughts; count += 1)
      await api.call('POST', '/thoughts', { body: writtenThought(`La barque, le soir numéro ${count}.`) });
    for (const { path, name } of screens) {
      await page.goto(path);
      await drawn(page);
      await page.getByText('le soir numéro').nth(10).waitFor();
      const places = await placesOf(page, name);
      expect({ path, scrolledFar: (places.at(-1)?.scrolledTo ?? 0) > phone.height }).toEqual({
        path,
        scrolledFar: true,
      });
      expect({ path, missed: places.filter(({ reached }) => !reached) }).toEqual({ path, missed: [] });
    }
  }, 120_000);
});
