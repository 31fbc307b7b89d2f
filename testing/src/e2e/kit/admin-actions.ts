import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { ServerProcess } from '#servers/main-process.ts';
import type { E2eContext, PageOptions } from './e2e-suite.ts';
import { storageStateOf } from './user-actions.ts';

/** Actions of an administrator on screen, in French. */
export const adminPassword = 'un verger sous la neige';

/** The one-time link as the server prints it. Throws when it printed none. */
const firstLink = ({ output }: ServerProcess): string => {
  const link = /http\S+#first=\S+/.exec(output())?.[0];
  if (!link) throw new Error('no link for the first administrator');
  return link;
};

/** What one administrator tells another, once. */
export const givenPassword = 'un verger remis en main propre';

const fillPasswords = async (page: Page, password = adminPassword): Promise<void> => {
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmation du mot de passe').fill(password);
};

/** The first start with the printed link, with the second factor, to the dashboard. Returns the recovery codes. */
export const createFirstAdmin = async (page: Page, server: ServerProcess): Promise<readonly string[]> => {
  await page.goto(firstLink(server));
  await page.getByLabel('Nom complet').fill('Ada Premier');
  await page.getByLabel('Adresse e-mail').fill('ada@example.org');
  await fillPasswords(page);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  const codes = await addSecondFactor(page);
  await page.getByText('Bonjour Ada Premier.').waitFor();
  return codes;
};

/** Another page of the same session, in English; there the account speaks it too, though it has one language for all of its pages. */
export const openInEnglish = async (
  open: E2eContext<ServerProcess>['open'],
  page: Page,
  { at, ...opening }: PageOptions = {},
): Promise<Page> => {
  const english = await open({ ...opening, language: 'en', ...(await storageStateOf(page)) });
  await english.route('**/api/admin/me', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { admin } = await response.json();
    return route.fulfill({ response, json: admin ? { admin: { ...admin, language: 'en' } } : {} });
  });
  if (at !== undefined) await english.goto(at);
  return english;
};

/** From the code to scan on, in either language. Returns the recovery codes. */
export const addSecondFactor = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('img', { name: /^(?:Code à scanner|Code to scan)/ }).waitFor();
  const secret = (await page.locator('[translate="no"]').innerText()).replace(/\s/g, '');
  await page
    .getByLabel(/^(?:Code à six chiffres|Six-digit code)$/)
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('heading', { level: 1, name: /^(?:Vos codes de secours|Your recovery codes)$/ }).waitFor();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: /^(?:Je les ai notés|I have written them down)$/ }).click();
  return codes;
};

/** The first sign-in of an administrator another one created, with a password of their own; `at`: the page they meant to open. */
export const signInNewAdmin = async (page: Page, email: string, at = '/admin'): Promise<void> => {
  await page.goto(at);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(givenPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choisissez votre mot de passe' }).waitFor();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(adminPassword);
  await page.getByLabel('Confirmation du nouveau mot de passe').fill(adminPassword);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
};

/** The first sign-in of a superadmin another one created, with the second factor. */
export const signInNewSuperadmin = async (page: Page, email: string): Promise<void> => {
  await signInNewAdmin(page, email);
  await addSecondFactor(page);
  await page.getByText(/^Bonjour /).waitFor();
};

export const createSuperadmin = async (page: Page, fullname: string, email: string): Promise<void> => {
  await page.goto('/admin/admins/create');
  await page.getByLabel('Nom complet').fill(fullname);
  await page.getByLabel('Adresse e-mail').fill(email);
  await fillPasswords(page, givenPassword);
  await page.getByText('Super Admin', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByRole('heading', { level: 1, name: fullname }).waitFor();
};

export const createAdmin = async (page: Page, fullname: string, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Administrateurs' }).first().click();
  await page.getByRole('link', { name: 'Ajouter' }).click();
  await page.getByLabel('Nom complet').fill(fullname);
  await page.getByLabel('Adresse e-mail').fill(email);
  await fillPasswords(page, givenPassword);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByRole('heading', { level: 1, name: fullname }).waitFor();
};
