import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { desk, newContext, newPage, noBrowser, openBrowser } from './browser.ts';
import { entry, keep, register } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** Thoughts straight into the API, as the signed-in person. */
const seed = (page: Page, ids: readonly string[]) =>
  page.evaluate(async (thoughtIds) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}`, 'Content-Type': 'application/json' };
    const write = async (thoughtId: string, nth: number) => {
      const body = JSON.stringify({ thoughtId, content: `Pensée numéro ${nth}.`, occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris', language: 'fr' });
      const { status } = await fetch('/api/client/thoughts', { method: 'POST', headers: { ...headers, 'Idempotency-Key': thoughtId }, body });
      if (status >= 300) throw new Error(`the thought was answered with ${status}`);
    };
    await Promise.all(thoughtIds.map(write));
  }, ids);

describe.skipIf(noBrowser)(`a mind may change${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  let server: ServerProcess;
  let browser: Browser;
  beforeAll(async () => {
    server = await serverProcess();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });
  const opened = async (words: string): Promise<Page> => {
    const { page } = await newPage(await newContext(browser, { viewport: desk }));
    await register(page, server.url);
    await keep(page, words);
    await entry(page, words).getByText('Calme').waitFor();
    await entry(page, words).getByRole('link').first().click();
    await page.waitForURL('**/app/thoughts/*');
    return page;
  };

  it('a deleted thought is taken back', async () => {
    const words = 'Une soirée calme, à relire.';
    const page = await opened(words);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.waitForURL('**/app');
    await expect.poll(() => entry(page, words).count()).toBe(0);
    // The word about keeping may still stand, with an undo of its own.
    await page.getByRole('listitem').filter({ hasText: 'Pensée supprimée' }).getByRole('button', { name: 'Annuler' }).click();
    await entry(page, words).waitFor();
  });

  it('what the analysis says is corrected, undone and restored', async () => {
    const page = await opened('Une soirée calme, à corriger.');
    const mood = page.getByRole('button', { name: /^Humeur, d’après l’IA/ });
    await mood.click();
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByRole('button', { name: 'Joyeuse' }).click();
    const own = page.getByRole('button', { name: /^Humeur, selon vous/ });
    await own.click();
    await page.getByRole('main').getByRole('button', { name: 'Annuler', exact: true }).click();
    await mood.click();
    await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
    await own.waitFor();
  });

  it('a list of many goes on to its end, and asks again by its button when the network failed', async () => {
    const { page } = await newPage(await newContext(browser, { viewport: desk }), [/Failed to load resource/]);
    await register(page, server.url);
    await seed(page, Array.from({ length: 75 }, () => v7()));
    let asked = 0;
    await page.route(/\/thoughts\?.*cursor=/, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`${server.url}/app/thoughts`);
    const more = page.getByRole('button', { name: /Afficher la suite/ });
    await more.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(4);
    await page.unroute(/\/thoughts\?.*cursor=/);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(30);
    await expect.poll(async () => {
      await page.keyboard.press('End');
      return page.getByRole('article').count();
    }, { timeout: 10_000 }).toBe(75);
  });
});

describe.skipIf(noBrowser)(`a session ends${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  let server: ServerProcess;
  let browser: Browser;
  beforeAll(async () => {
    server = await serverProcess();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  it('with a 401: what was stored goes, and the way leads to the landing, in either language', async () => {
    const context = await newContext(browser, { viewport: desk });
    const { page } = await newPage(context, [/401/]);
    await register(page, server.url);
    await context.clearCookies({ name: /^(?!preferred_language)/ });
    await page.evaluate(() => localStorage.setItem('token', 'worn'));
    await page.reload();
    await page.waitForURL(`${server.url}/`);
    expect(await page.evaluate(() => ['token', 'userType', 'userId', 'userInfo'].filter((name) => localStorage.getItem(name) !== null))).toEqual([]);
    await page.getByRole('button', { name: /EN/ }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
    await page.getByRole('button', { name: /FR/ }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
  });

  it('in one tab for the other, too', async () => {
    const context = await newContext(browser, { viewport: desk });
    const { page: one } = await newPage(context);
    await register(one, server.url);
    const { page: two } = await newPage(context);
    await two.goto(`${server.url}/app`);
    await two.getByLabel('Écrire une pensée').waitFor();
    await one.goto(`${server.url}/app/profile`);
    await one.getByRole('button', { name: 'Se déconnecter' }).click();
    await one.getByRole('dialog').or(one.getByRole('alertdialog')).getByRole('button', { name: 'Se déconnecter' }).click();
    await one.waitForURL(`${server.url}/`);
    await two.waitForURL(`${server.url}/`);
  });
});
