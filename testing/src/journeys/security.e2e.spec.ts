import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, newContext, newPage, noBrowser, openBrowser, phone } from './browser.ts';
import { logIn, password, register } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

const newPassword = 'un verger sous la neige';

const fillPasswords = async (page: Page, current: string, confirmation: string): Promise<void> => {
  await page.getByLabel('Mot de passe actuel').fill(current);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirmation du nouveau mot de passe').fill(confirmation);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
};

describe.skipIf(noBrowser)(`the security of an account${noBrowser ? ` (${noBrowser})` : ''}`, () => {
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

  it.each([['phone', phone], ['desk', desk]] as const)('the password is changed on a %s, and another open page is signed out', async (_name, viewport) => {
    const { page, errors } = await newPage(await newContext(browser, { viewport }), [/403/]);
    const { page: other } = await newPage(await newContext(browser, { viewport }), [/401/]);
    const email = await register(page, server.url);
    await logIn(other, server.url, email);
    await page.goto(`${server.url}/app/profile`);
    await page.getByRole('listitem').filter({ hasText: 'Cet appareil' }).waitFor();
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();

    await fillPasswords(page, password, 'autre chose');
    await page.getByText('Les mots de passe ne correspondent pas !').waitFor();
    await fillPasswords(page, 'pas le bon mot', newPassword);
    await page.getByText('Le mot de passe actuel ne correspond pas.').waitFor();
    await fillPasswords(page, password, newPassword);
    await page.getByText('Votre mot de passe est changé').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Changer le mot de passe');

    await expect.poll(() => page.getByRole('button', { name: 'Déconnecter tous les autres' }).count()).toBe(0);
    await other.goto(`${server.url}/app/profile`);
    await other.waitForURL(`${server.url}/`);
    await page.reload();
    await page.getByRole('heading', { name: 'Vos appareils' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('one device is signed out from another, which says so in English', async () => {
    const { page, errors } = await newPage(await newContext(browser, { viewport: desk }));
    const email = await register(page, server.url);
    const { page: other } = await newPage(await newContext(browser, { viewport: phone }), [/401/]);
    await logIn(other, server.url, email);
    await page.goto(`${server.url}/app/profile`);
    await page.getByRole('button', { name: /EN/ }).first().click();
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await page.getByText('The device is signed out').waitFor();
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).waitFor({ state: 'detached' });
    await other.reload();
    await other.waitForURL(`${server.url}/`);
    expect(errors).toEqual([]);
  });
});
