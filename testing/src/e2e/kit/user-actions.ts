import type { BrowserContextOptions, Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect } from 'vitest';

/** Actions of a person on screen, in French. */
export const password = 'un mot de passe bien à moi';

export const register = async (page: Page): Promise<string> => {
  const email = `${v7()}@example.org`;
  await page.goto('/register');
  await page.getByLabel('Prénom').fill('Essai');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.waitForURL('/app');
  return email;
};

/** `who`: an address alone means the default password. */
export const signIn = async (
  page: Page,
  who: string | Readonly<{ email: string; password: string }>,
): Promise<void> => {
  const login = typeof who === 'string' ? { email: who, password } : who;
  await page.goto('/login');
  await page.getByLabel('Adresse e-mail').fill(login.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('/app');
};

/** Waits until the field is empty: text typed while the last thought is being stored stays there. */
export const writeThought = async (page: Page, words: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Écrire une pensée' });
  await field.fill(words);
  await field.press('Control+Enter');
  await expect.poll(() => field.inputValue()).toBe('');
};

/** The entry of a thought, by words it shows. */
export const thoughtArticle = (page: Page, words: string | RegExp) =>
  page.getByRole('article').filter({ hasText: words });

/** Opens the page of a thought from where it is listed. */
export const openThought = async (page: Page, words: string | RegExp): Promise<void> => {
  await thoughtArticle(page, words).getByRole('link').first().click();
  await page.waitForURL('/app/thoughts/*');
};

/** A second page of the same person's browser, in a window of its own: a background tab renders only once a second. */
export const openSecondWindow = async (page: Page, path: string): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => void window.open(url, '', 'popup,noopener'), path);
  const other = await opened;
  await other.waitForLoadState();
  return other;
};

/** A toast. */
export const toast = (page: Page, words: string) => page.locator('[aria-live="polite"] li').filter({ hasText: words });

/** The session of a page, for another browser of the same person; the first can then no longer refresh it. */
export const storageStateOf = async (page: Page): Promise<Pick<BrowserContextOptions, 'storageState'>> => {
  const { origins } = await page.context().storageState();
  return { storageState: { cookies: [], origins } };
};

/** Ends what the browser knows of its session, without telling the server. */
export const forgetSession = async (page: Page): Promise<void> => {
  // On a page that asks nothing: one of an app would ask for its person without a session.
  await page.goto('/legal');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};
