import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { desk, newContext, newPage, noBrowser, openBrowser } from './browser.ts';
import { tabTo, typeInto } from './keyboard.ts';
import { entry, password } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

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
