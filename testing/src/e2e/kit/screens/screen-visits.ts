import type { Page } from 'playwright-core';
import { axeViolations } from '../axe.ts';
import { openScreen, type Screen } from './open-screen.ts';
import { overlappingTextsOn } from './overlapping-texts.ts';
import { rawKeysOn } from './raw-keys.ts';
import {
  contradictionsOn,
  looseSignsOn,
  drawn,
  emptyListsOn,
  hasBackButton,
  litOn,
  overflowOf,
  waysBackOn,
  type WayBack,
} from './screen-checks.ts';

/** How a screen is looked at. */
export type Look = Readonly<{ width: number; dark: boolean; axe: boolean }>;

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1_024, 1280: 900 };

/** What is wrong with a screen as it is looked at. */
export const faultsOfLook = async (page: Page, { width, dark, axe }: Look): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: heights[width] ?? 900 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.waitForFunction(
    (scheme) => {
      // A page without a script is drawn by the device’s scheme itself.
      if (document.scripts.length === 0) return matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
      return document.documentElement.dataset['colorScheme'] === scheme;
    },
    dark ? 'dark' : 'light',
  );
  await drawn(page);
  const found = [
    ...(await overflowOf(page)),
    ...(await overlappingTextsOn(page)),
    ...(await looseSignsOn(page)),
    ...(await contradictionsOn(page)),
    ...(await rawKeysOn(page)).map((id) => `raw message id: ${id}`),
    ...(axe ? await axeViolations(page) : []),
  ];
  return found.map((fault) => `${width} px, ${dark ? 'dark' : 'light'}: ${fault}`);
};

const navigationFaults = async (page: Page, ways: readonly WayBack[] | null): Promise<readonly string[]> => {
  const lit = await litOn(page);
  return [
    ...(ways?.length === 0 && !(await hasBackButton(page)) ? ['no way back'] : []),
    ...(lit.length === 1 ? [] : [`lit: ${lit.length === 0 ? 'nothing' : lit.join(', ')}`]),
  ];
};

/** False: something of it still loads after half a minute. */
const isDrawn = (page: Page): Promise<boolean> =>
  drawn(page).then(
    () => true,
    () => false,
  );

type Visits = Readonly<{ faults: Readonly<Record<string, readonly string[]>>; misnamed: readonly string[] }>;

/** Opens each screen and looks at it. `misnamed`: links back to a list that are called otherwise than its heading. */
export const visitScreens = async (page: Page, screens: readonly Screen[], looks: readonly Look[]): Promise<Visits> => {
  const faults: Record<string, readonly string[]> = {};
  const headings = new Map<string, string>();
  const named: WayBack[] = [];
  for (const screen of screens) {
    const { path } = screen;
    await openScreen(page, screen);
    if (!(await isDrawn(page))) {
      faults[path] = ['never drawn'];
      continue;
    }
    const ways = await waysBackOn(page);
    headings.set(path, (await page.locator('h1').first().innerText()).trim());
    named.push(...(ways ?? []).slice(0, 1).filter(({ isNamed }) => isNamed));
    const seen = [...(await navigationFaults(page, ways)), ...(screen.filled ? await emptyListsOn(page) : [])];
    for (const look of looks) seen.push(...(await faultsOfLook(page, look)));
    if (seen.length > 0) faults[path] = seen;
  }
  const misnamed = named.flatMap(({ path, name }) => {
    const heading = headings.get(path);
    // Two are called by their place: the heading of the first screen is the day, that of the profile is whose it is. What has an id may be called by what it is.
    return ['/app', '/app/profile'].includes(path) || /\d/u.test(path) || heading === undefined || heading === name
      ? []
      : [`${path}: « ${name} », « ${heading} »`];
  });
  return { faults, misnamed: [...new Set(misnamed)] };
};
