import type { Page } from 'playwright-core';
import { openScreen } from '../screens/open-screen.ts';
import { drawn } from '../screens/screen-checks.ts';
import { faultsOfLook, type Look } from '../screens/screen-visits.ts';
import type { PublicThings } from './seeds.ts';
import { publicPages, type PublicPage } from './table.ts';

/** A link to the first page is seen, or this is it. */
const leadsHome = async (page: Page, home: string): Promise<boolean> => {
  const paths = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    );
  return [new URL(page.url()).pathname, ...paths].includes(home);
};

const faultsOfPage = async (page: Page, { home = '/', leadsTo, ...screen }: PublicPage, looks: readonly Look[]) => {
  await openScreen(page, screen);
  await drawn(page);
  const found: string[] = [];
  const { pathname } = new URL(page.url());
  const expected = leadsTo ?? screen.path.replace(/[#?].*$/u, '');
  if (pathname !== expected) found.push(`leads to ${pathname}`);
  if (!(await leadsHome(page, home))) found.push('no way home');
  for (const look of looks) found.push(...(await faultsOfLook(page, look)));
  return found;
};

/** What is wrong with the pages that anybody may open, by path. `looksOf`: how the page at a place of the table is looked at. */
export const visitPublicPages = async (
  page: Page,
  things: PublicThings,
  looksOf: (place: number) => readonly Look[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const faults: Record<string, readonly string[]> = {};
  for (const [place, one] of Object.values(publicPages(things)).flat().entries()) {
    const found = await faultsOfPage(page, one, looksOf(place)).catch((fault: unknown) => [String(fault)]);
    if (found.length > 0) faults[`${one.path} ${one.leadsTo ?? ''}`.trim()] = found;
  }
  return faults;
};
