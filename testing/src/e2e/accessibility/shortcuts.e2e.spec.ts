import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openShortcutList } from '../kit/keyboard.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';

type Case = Readonly<{
  on: '/app' | '/app/thoughts' | 'thought';
  before?: readonly string[];
  shows: (page: Page) => Promise<unknown>;
}>;

const leadsTo = (path: string): Case => ({ on: '/app/thoughts', shows: (page) => page.waitForURL(path) });
const focused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((at) => document.activeElement?.matches(at) ?? false, selector)).toBe(true);
const row = (page: Page, nth: number) => page.locator('main [data-row]').nth(nth);
const rowIsFocused = (page: Page, nth: number) =>
  expect.poll(() => row(page, nth).evaluate((link) => link === document.activeElement)).toBe(true);

/** Every key of the list of shortcuts, where it is pressed, and what it does there. */
const cases: Readonly<Record<string, Case>> = {
  n: { on: '/app/thoughts', shows: (page) => focused(page, '[data-composer] textarea') },
  '/': { on: '/app', shows: (page) => focused(page, 'search input') },
  '?': { on: '/app', shows: (page) => page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor() },
  'g h': leadsTo('/app'),
  'g l': { on: '/app', shows: (page) => page.waitForURL('/app/thoughts') },
  'g f': leadsTo('/app/threads'),
  'g o': leadsTo('/app/goals'),
  'g b': leadsTo('/app/orbs'),
  'g c': leadsTo('/app/chat'),
  'g s': leadsTo('/app/stories'),
  'g v': leadsTo('/app/favorites'),
  'g y': leadsTo('/app/year'),
  'g r': leadsTo('/app/profile/reminders'),
  'g n': leadsTo('/app/notifications'),
  'g p': leadsTo('/app/profile'),
  j: { on: '/app/thoughts', before: ['j'], shows: (page) => rowIsFocused(page, 1) },
  k: { on: '/app/thoughts', before: ['j', 'j'], shows: (page) => rowIsFocused(page, 0) },
  Enter: { on: '/app/thoughts', before: ['j'], shows: (page) => page.waitForURL(/\/app\/thoughts\/[^/]+$/u) },
  x: { on: '/app/thoughts', before: ['j', 'x', 'j'], shows: (page) => page.getByText('2 pensées choisies').waitFor() },
  Escape: {
    on: '/app/thoughts',
    before: ['x'],
    shows: (page) => page.getByRole('checkbox').first().waitFor({ state: 'detached' }),
  },
  e: { on: 'thought', shows: (page) => focused(page, 'main form textarea') },
  p: { on: 'thought', shows: (page) => page.getByRole('button', { name: 'Désépingler' }).waitFor() },
  // The last: what is being recorded does not let the page go.
  r: { on: '/app/thoughts', shows: (page) => page.getByRole('button', { name: 'Terminer et garder' }).waitFor() },
};

e2eSuite('the shortcuts', ({ person }) => {
  /** On a desk, with two thoughts, once keys are read. */
  const start = async () => {
    const { page, api } = await person({ viewport: desk });
    await focused(page, '[data-composer] textarea');
    for (const content of ['Le lac, au matin.', 'La barque des voisins.'])
      await api.call('POST', '/thoughts', { body: writtenThought(content) });
    return page;
  };
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Raccourcis clavier' });
  const openList = async (page: Page) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await openShortcutList(page);
  };
  const closeList = async (page: Page) => {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  };

  const openFirst = async (page: Page) => {
    await row(page, 0).click();
    await page.getByRole('button', { name: 'Modifier' }).waitFor();
  };

  it('each do what the list of them says, and the list says all of them', async () => {
    const page = await start();
    await openList(page);
    const listed = await dialog(page)
      .locator('[data-keys]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-keys') ?? ''));
    expect(listed.toSorted()).toEqual(Object.keys(cases).toSorted());
    for (const [keys, { on, before = [], shows }] of Object.entries(cases)) {
      await page.goto(on === 'thought' ? '/app/thoughts' : on);
      // On a desk the field takes the focus, once it is there.
      if (on === '/app') await focused(page, '[data-composer] textarea');
      else await page.getByRole('article').nth(1).waitFor();
      if (on === 'thought') await openFirst(page);
      await openList(page);
      const off = await dialog(page).locator(`[data-keys="${keys}"]`).getAttribute('data-off');
      expect([keys, off]).toEqual([keys, keys === 'Escape' ? 'true' : null]);
      await closeList(page);
      for (const key of [...before, ...keys.split(' ')]) await page.keyboard.press(key);
      await shows(page);
    }
  }, 240_000);

  it('leave text, dialogs and keys held alone, and can be turned off and seen without a key', async () => {
    const page = await start();
    await page.goto('/app/thoughts');
    await page.getByRole('article').nth(1).waitFor();
    await openList(page);
    expect(await axeViolationsByAppearance(page)).toEqual({});
    for (const key of ['g', 'h']) await page.keyboard.press(key);
    await closeList(page);
    await page.getByRole('searchbox').fill('');
    await page.keyboard.type('?gh');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?gh');
    // What was searched for is not there: a row is, once it is gone.
    await page.getByRole('searchbox').fill('');
    await page.getByRole('article').nth(1).waitFor();
    await page.getByRole('searchbox').blur();
    for (const key of ['Control+g', 'h', 'Shift+N', 'j']) await page.keyboard.press(key);
    await rowIsFocused(page, 0);
    expect(new URL(page.url()).pathname).toBe('/app/thoughts');
    await page.goto('/app/profile/display');
    await page.getByRole('button', { name: 'Voir les raccourcis' }).click();
    await dialog(page).getByRole('button', { name: 'Désactiver sur cet appareil' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
    expect(await page.getByRole('radio', { name: 'Coupés' }).isChecked()).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['?', 'g', 'h']) await page.keyboard.press(key);
    await page.getByText('Actifs', { exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/app/profile/display');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['g', 'h']) await page.keyboard.press(key);
    await page.waitForURL('/app');
  });
});
