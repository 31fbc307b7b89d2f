import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { desk, newContext, newPage, noBrowser, openBrowser, phone } from './browser.ts';
import { entry, keep, register, sameSession } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { makeSomeOfEverything } from './some-of-everything.ts';
import { violations } from './violations.ts';

const open = ['/', '/about', '/login', '/register', '/forgot-password', '/verify', '/verify/sign-in', '/verify/email#token=of-no-mail-at-all-but-long', '/offline', '/nowhere', '/admin', '/admin/login'];
const mine = ['/app', '/app/thoughts', '/app/thoughts?q=calme', '/app/threads', '/app/goals', '/app/orbs', '/app/profile', '/app/profile/edit', '/app/profile/about', '/app/notifications', '/app/profile/notifications', '/app/profile/reminders', '/app/nowhere'];

describe.skipIf(noBrowser)(`every screen without an axe violation${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  let server: ServerProcess;
  let browser: Browser;
  let signedIn: Page;
  let own: readonly string[];
  beforeAll(async () => {
    server = await serverProcess();
    browser = await openBrowser();
    signedIn = (await newPage(await newContext(browser))).page;
    await register(signedIn, server.url);
    await keep(signedIn, 'Une soirée calme. J’ai relu de vieilles lettres, et j’étais heureux.');
    await entry(signedIn, 'vieilles lettres').getByRole('link').first().click();
    await signedIn.waitForURL('**/app/thoughts/*');
    const thought = new URL(signedIn.url()).pathname;
    const [token, clientId] = await signedIn.evaluate(() => [localStorage.getItem('token') ?? '', localStorage.getItem('userId') ?? '']);
    own = [thought, ...Object.values(await makeSomeOfEverything(apiClient(server.url, { token: token ?? '', clientId: clientId ?? '' })))];
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  const checked = async (context: BrowserContext, paths: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> => {
    const { page } = await newPage(context);
    await sameSession(signedIn, page);
    const found: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await page.goto(server.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const wrong = await violations(page);
      if (wrong.length > 0) found[path] = wrong;
    }
    await context.close();
    return found;
  };

  it.each([
    { name: 'a phone, light', options: { viewport: phone } },
    { name: 'a phone, dark', options: { viewport: phone, dark: true } },
    { name: 'a desk, light, in English', options: { viewport: desk, language: 'en' } },
    { name: 'a desk, dark, in English', options: { viewport: desk, dark: true, language: 'en' } },
  ] as const)('on $name', async ({ options }) => {
    expect(await checked(await newContext(browser, options), [...open, ...mine, ...own])).toEqual({});
  });

  it('while recording, in both schemes', async () => {
    for (const dark of [false, true]) {
      const { page } = await newPage(await newContext(browser, { dark }));
      await sameSession(signedIn, page);
      await page.goto(`${server.url}/app`);
      await page.getByRole('button', { name: 'Enregistrer une pensée' }).click();
      await page.getByRole('button', { name: 'Terminer et garder' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Réduire' }).click();
      expect(await violations(page)).toEqual([]);
    }
  });
});
