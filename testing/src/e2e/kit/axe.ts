import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { desk, phone } from './browser.ts';
import { rawKeysOn } from './screens/raw-keys.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe violations of a page: each rule with its elements; empty without any. */
export const axeViolations = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found: AxeResults['violations'] = await page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
};

type Found = Readonly<Record<string, readonly string[]>>;

const appearances = [
  { name: 'desk, light', viewport: desk, scheme: 'light' },
  { name: 'desk, dark', viewport: desk, scheme: 'dark' },
  { name: 'phone, dark', viewport: phone, scheme: 'dark' },
  { name: 'phone, light', viewport: phone, scheme: 'light' },
] as const;

/** All of them on CI; elsewhere one per language, so that the tests in both cover both sizes and both schemes. */
const appearancesOf = async (page: Page): Promise<readonly (typeof appearances)[number][]> => {
  if (process.env['CI']) return appearances;
  const isFrench = await page.evaluate(() => navigator.language.startsWith('fr'));
  return [isFrench ? appearances[0] : appearances[2]];
};

/** No request is pending, in the intended colour scheme. */
const settled = (page: Page, scheme: string) =>
  page.waitForFunction((wanted) => {
    const { documentElement: html } = document;
    return (
      html.dataset['colorScheme'] === wanted &&
      html.querySelector('h1') !== null &&
      html.querySelector('[class*="skeleton"]') === null
    );
  }, scheme);

/** The axe violations, and ids shown in place of messages, of a page in each size and scheme; empty without any. */
export const axeViolationsByAppearance = async (page: Page): Promise<Found> => {
  const found: Record<string, readonly string[]> = {};
  for (const { name, viewport, scheme } of await appearancesOf(page)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: scheme });
    await settled(page, scheme);
    const wrong = [...(await axeViolations(page)), ...(await rawKeysOn(page)).map((id) => `raw message id: ${id}`)];
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
};

/** The same of screens, by their paths. */
export const axeViolationsOfScreens = async (
  page: Page,
  screens: readonly string[],
): Promise<Readonly<Record<string, Found>>> => {
  const found: Record<string, Found> = {};
  for (const path of screens) {
    await page.goto(path);
    const wrong = await axeViolationsByAppearance(page);
    if (Object.keys(wrong).length > 0) found[path] = wrong;
  }
  return found;
};
