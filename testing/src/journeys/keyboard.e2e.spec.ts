import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { desk, newContext, newPage, noBrowser, openBrowser } from './browser.ts';
import { entry, password } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** Presses Tab until the focus is on a control of that name. Fails when it comes round without meeting it. */
const tabTo = async (page: Page, name: string | RegExp, most = 60): Promise<void> => {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).or(page.getByRole('textbox', { name }));
  for (let press = 0; press < most; press += 1) {
    const reached = await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
    if (reached) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached ${String(name)}`);
};

const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  for (let press = 0; press < 40; press += 1) {
    if (await page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(text);
};

describe.skipIf(noBrowser)(`by keyboard alone${noBrowser ? ` (${noBrowser})` : ''}`, () => {
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

  it('a person signs up, keeps a thought, opens it, pins it and comes back', async () => {
    const { page, errors } = await newPage(await newContext(browser, { viewport: desk }));
    await page.goto(`${server.url}/register`);
    await page.getByLabel('Prénom').waitFor();
    await typeInto(page, 'Prénom', 'Essai');
    await typeInto(page, 'Adresse e-mail', `${v7()}@example.org`);
    await typeInto(page, 'Mot de passe', password);
    await typeInto(page, 'Confirmation du mot de passe', password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app');

    await typeInto(page, 'Écrire une pensée', 'Sans toucher la souris.');
    await page.keyboard.press('Control+Enter');
    await entry(page, 'Sans toucher la souris').waitFor();
    await tabTo(page, /Sans toucher la souris/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/thoughts/*');
    await tabTo(page, 'Épingler');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Désépingler|Détacher/ }).waitFor();
    await tabTo(page, 'Accueil');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app');
    expect(errors).toEqual([]);
  });
});
