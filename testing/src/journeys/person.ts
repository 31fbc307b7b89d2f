import type { Page } from 'playwright-core';
import { v7 } from 'uuid';

/** What a person does on screen, in French. */
export const password = 'un mot de passe bien à moi';

export const register = async (page: Page, url: string): Promise<string> => {
  const email = `${v7()}@example.org`;
  await page.goto(`${url}/register`);
  await page.getByLabel('Prénom').fill('Essai');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmation du mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.waitForURL('**/app');
  return email;
};

/** `who`: an address alone stands for the usual password. */
export const logIn = async (page: Page, url: string, who: string | Readonly<{ email: string; password: string }>): Promise<void> => {
  const login = typeof who === 'string' ? { email: who, password } : who;
  await page.goto(`${url}/login`);
  await page.getByLabel('Adresse e-mail').fill(login.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/app');
};

export const keep = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Écrire une pensée').fill(words);
  await page.getByLabel('Écrire une pensée').press('Control+Enter');
};

/** The entry of a thought, by words it shows. */
export const entry = (page: Page, words: string | RegExp) => page.getByRole('article').filter({ hasText: words });

/** The stored session, to be at home in another context at once. */
export const sameSession = async (from: Page, to: Page): Promise<void> => {
  const stored = await from.evaluate(() => JSON.stringify(localStorage));
  await to.addInitScript((text) => {
    for (const [name, value] of Object.entries(JSON.parse(text))) localStorage.setItem(name, String(value));
  }, stored);
};
