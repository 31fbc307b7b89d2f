import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, newContext, newPage, noBrowser, openBrowser, phone } from './browser.ts';
import { entry, keep, logIn, register } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

const words = 'L’été dernier, j’ai repeint la chambre du fond avec Papa. C’était calme, et j’étais heureux de ce silence.';

describe.skipIf(noBrowser)(`a typed thought${noBrowser ? ` (${noBrowser})` : ''}`, () => {
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

  it('is kept, understood while the page stays open, and found again by « ete »', async () => {
    const { page, errors } = await newPage(await newContext(browser, { viewport: phone }));
    await register(page, server.url);
    await keep(page, words);
    const kept = entry(page, 'la chambre du fond');
    await kept.getByText('Calme').waitFor();
    await kept.getByText('Personnel').waitFor();

    await page.goto(`${server.url}/app/thoughts`);
    await page.getByRole('searchbox').fill('ete');
    const lit = page.locator('mark', { hasText: 'été' });
    await lit.first().waitFor();
    expect(await entry(page, 'la chambre du fond').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('answers accents, elisions, phrases and exclusions', async () => {
    const { page } = await newPage(await newContext(browser, { viewport: desk }));
    await register(page, server.url);
    for (const text of ['L’amour de la forêt, en automne.', 'La forêt en hiver, sans un bruit.']) await keep(page, text);
    await entry(page, 'en hiver').waitFor();
    await page.goto(`${server.url}/app/thoughts`);
    const search = page.getByRole('searchbox');
    const finds = async (query: string, found: number) => {
      await search.fill(query);
      await expect.poll(() => page.getByRole('article').count(), { message: query, timeout: 10_000 }).toBe(found);
    };
    await finds('amour', 1);
    await finds('FORET', 2);
    await finds('« foret en hiver »', 1);
    await finds('forêt -amour', 1);
    await finds('rien de tel', 0);
  });

  it('moves in two open tabs at once', async () => {
    const context = await newContext(browser, { viewport: desk });
    const { page: one } = await newPage(context);
    await register(one, server.url);
    const { page: two } = await newPage(context);
    await two.goto(`${server.url}/app`);
    await two.getByLabel('Écrire une pensée').waitFor();
    await keep(one, 'Une pensée que deux pages montrent.');
    await entry(two, 'que deux pages montrent').waitFor();
    await entry(one, 'que deux pages montrent').getByRole('link').first().click();
    await one.getByRole('button', { name: 'Épingler' }).click();
    await entry(two, 'que deux pages montrent').getByText('Épinglée').waitFor({ state: 'attached' });
  });

  it('is read in French and in English, and the choice is remembered', async () => {
    const context = await newContext(browser, { viewport: desk });
    const { page } = await newPage(context);
    const email = await register(page, server.url);
    await page.getByRole('button', { name: /EN/ }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    const cookie = (await context.cookies()).find(({ name }) => name === 'preferred_language');
    expect(cookie?.value).toBe('en');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(3_600);
    await page.reload();
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();

    const other = await newPage(await newContext(browser, { language: 'fr' }));
    await logIn(other.page, server.url, email);
    await other.page.getByRole('link', { name: /Accueil|Home/ }).first().waitFor();
  });
});
