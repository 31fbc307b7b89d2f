import type { Locator, Page } from 'playwright-core';
import { phone } from '../browser.ts';
import { drawn, overflowOf } from '../screens/screen-checks.ts';
import { screenPaths } from '../screens/screen-paths.ts';
import { adminTable } from './table.ts';

/** How far down the first row of a list may begin, in px: below it most of a phone’s screen is the list. */
const rowsBegin = 330;

/** Where the first row of a list begins: on the screen, or in the part of the page that the list is. */
const beginOf = (page: Page, row: string): Promise<number> =>
  page
    .locator(row)
    .first()
    .evaluate((found) => {
      const part = found.closest('section[class*="panel"]');
      return Math.round(found.getBoundingClientRect().top - (part?.getBoundingClientRect().top ?? 0));
    });

/** How far down their page the history of a client begins, in px. */
export const historyBeginsAt = async (page: Page, path: string): Promise<number> => {
  const { row = '' } = adminTable['/admin/clients/:clientId'] ?? {};
  await page.setViewportSize(phone);
  await page.goto(path);
  await drawn(page);
  return page
    .locator(row)
    .first()
    .evaluate((found) => Math.round(found.getBoundingClientRect().top));
};

/** Chooses the language of a message’s readers among the criteria, and takes that back. Returns how far down the page, in px, the number of them stands. */
export const chooseCriterionOnPhone = async (page: Page): Promise<number> => {
  await page.setViewportSize(phone);
  await page.goto('/admin/communication');
  const opener = page.getByRole('button', { name: 'Critères' });
  await opener.press('Enter');
  await page.getByLabel('Langue', { exact: true }).selectOption('fr');
  await page.getByRole('button', { name: 'Revenir au message' }).press('Enter');
  await page.getByRole('button', { name: 'Retirer le filtre En français' }).press('Enter');
  await page.getByRole('button', { name: 'Retirer le filtre En français' }).waitFor({ state: 'detached' });
  const reached = page.getByText(/^sur \d+ clients$/u).first();
  await reached.waitFor();
  return reached.evaluate((found) => Math.round(found.getBoundingClientRect().top));
};

/** The letters of keys that buttons show on a phone, in the first of each queue that has some. */
export const keyHintsOnPhone = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize(phone);
  const shown: string[] = [];
  for (const [route, { letters = {}, row = '' }] of Object.entries(adminTable))
    for (const state of Object.keys(letters)) {
      await page.goto(`${route.replace(/\/:.*$/u, '')}?${state}`);
      await page.locator(`${row} a`).first().click();
      const buttons = page.locator('main button[data-key]');
      await buttons.first().waitFor();
      shown.push(...(await buttons.evaluateAll((found) => found.map((one) => one.textContent))));
    }
  return shown;
};

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** The button of the filters opens them by keyboard, and has the focus again after them. */
const faultsOfSheet = async (page: Page): Promise<readonly string[]> => {
  const opener = page.getByRole('button', { name: /^Filtres/u });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Filtres' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Filtres' }).waitFor({ state: 'detached' });
  return (await isFocused(opener)) ? [] : ['the focus is lost with the sheet'];
};

/** With filters in force the narrowest phone holds the page too. */
const faultsOfNarrowest = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = await overflowOf(page);
  await page.setViewportSize(phone);
  return found.map((fault) => `at 320 px: ${fault}`);
};

/** What is in force is counted, in sight, and taken back by keyboard, as the address says. */
const faultsOfFilter = async (page: Page, path: string, filter: string): Promise<readonly string[]> => {
  await page.goto(`${path}?${filter}`);
  await drawn(page);
  await page.getByRole('button', { name: 'Filtres · 1', exact: true }).waitFor();
  const found = [...(await faultsOfNarrowest(page)), ...(await faultsOfSheet(page))];
  await page.getByRole('button', { name: /^Retirer le filtre/u }).press('Enter');
  const opener = page.getByRole('button', { name: 'Filtres', exact: true });
  await opener.waitFor();
  const { search } = new URL(page.url());
  return [
    ...found,
    ...((await isFocused(opener)) ? [] : ['the focus is lost with the filter']),
    ...(search.includes(filter) ? [`the address keeps ${search}`] : []),
  ];
};

const faultsOf = async (
  page: Page,
  path: string,
  { row, filter }: (typeof adminTable)[string],
): Promise<readonly string[]> => {
  await page.goto(path);
  await drawn(page);
  const begin = row === undefined ? 0 : await beginOf(page, row);
  const late = begin > rowsBegin ? [`its first row begins at ${begin}`] : [];
  return filter === undefined ? late : [...late, ...(await faultsOfFilter(page, path, filter))];
};

/** What is wrong with the lists on a phone, by path. Throws where one has no entry. */
export const phoneListFaults = async (page: Page, ids: Readonly<Record<string, string>>) => {
  await page.setViewportSize(phone);
  const faults: Record<string, readonly string[]> = {};
  for (const [route, screen] of Object.entries(adminTable)) {
    const [path = route] = screenPaths([route], ids);
    if (screen.row === undefined) continue;
    const found = await faultsOf(page, path, screen).catch((fault: unknown) => [String(fault)]);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
};
