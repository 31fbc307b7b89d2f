import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import {
  addSecondFactor,
  adminPassword,
  createAdmin,
  createFirstAdmin,
  createSuperadmin,
  givenPassword,
  openInEnglish,
  signInNewAdmin,
} from '../kit/admin-actions.ts';
import { axeViolationsByAppearance, axeViolationsOfScreens } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { register } from '../kit/user-actions.ts';

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

// Each with its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('the back-office', ({ open, server }) => {
  it('opens with the printed link; an admin created there has limited access, and is signed out when deactivated', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await createAdmin(ada, 'Théo Second', 'theo@example.org');
    // Its toast, which stays while it is pointed at, covers no button.
    await ada.getByText('Compte créé').hover();
    await ada.getByRole('main').getByRole('link', { name: 'Administrateurs' }).press('Enter');
    await ada.getByRole('link', { name: 'Ajouter' }).click({ trial: true });
    const own = await ada
      .goto('/admin/admins')
      .then(() => ada.getByRole('link', { name: 'Ada Premier' }).getAttribute('href'));

    // Until the profile has arrived, the page behind asks and is refused.
    const theo = await open({ language: 'en', at: '/admin/admins', expected: [/401/, /403/] });
    const phone = theo.viewportSize();
    await theo.waitForURL(/\/admin\/login/u);
    await theo.getByLabel('E-mail address').fill('theo@example.org');
    await theo.getByLabel('Password', { exact: true }).fill(givenPassword);
    await theo.getByRole('button', { name: 'Sign in', exact: true }).click();
    // The account was made in French, and speaks it until its owner chooses.
    await theo.getByRole('heading', { level: 1, name: 'Choisissez votre mot de passe' }).waitFor();
    await theo.goto('/admin/clients');
    await theo.getByRole('heading', { level: 1, name: 'Choisissez votre mot de passe' }).waitFor();
    expect(await axeViolationsByAppearance(theo)).toEqual({});
    if (phone) await theo.setViewportSize(phone);
    await theo.getByLabel('Mot de passe actuel').fill(givenPassword);
    await theo.getByLabel('Nouveau mot de passe', { exact: true }).fill(adminPassword);
    await theo.getByLabel('Confirmation du nouveau mot de passe').fill(adminPassword);
    await theo.getByRole('button', { name: 'Enregistrer' }).click();
    // A new installation requires a second factor of everyone.
    await addSecondFactor(theo);
    await theo.getByRole('heading', { level: 1, name: 'Utilisateurs' }).waitFor();
    await theo.goto('/admin');
    await theo.getByText('Bonjour Théo Second.').waitFor();
    expect(await theo.getByRole('navigation').count()).toBe(0);
    await theo.getByRole('button', { name: 'Menu' }).click();
    const saved = theo.waitForResponse((response) => response.request().method() === 'PUT');
    await theo.getByRole('navigation').getByText('EN', { exact: true }).click();
    await saved;
    await theo.getByText('Hello Théo Second.').waitFor();
    expect(await theo.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Écrin',
      'Dashboard',
      'Orbs',
      'Users',
      'Communication',
      'Requests',
      'Queues and failures',
      'Statistics',
      'Payments',
      'Settings',
    ]);
    for (const path of ['/admin/admins', '/admin/admins/create', own]) {
      await theo.goto(String(path));
      await theo.getByRole('heading', { level: 1, name: 'This page is for Super Admins' }).waitFor();
    }

    await ada.getByRole('link', { name: 'Théo Second' }).click();
    await ada.getByRole('button', { name: 'Désactiver' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click();
    await ada.getByText('Le compte est désactivé').waitFor();
    await theo.waitForURL(/\/admin\/login/u);
    await theo.getByText('Your session has ended. Sign in again to continue.').waitFor();
  });

  it('keeps client and administrator sessions apart in one browser, and asks for the second factor at the next sign-in', async () => {
    const page = await open({ expected: [/401/, /403/] });
    await register(page);
    await page.goto('/admin/admins');
    await page.waitForURL(/\/admin\/login/u);
    const [, code = ''] = await createFirstAdmin(page, server());
    await page.goto('/app');
    await page.getByLabel('Écrire une pensée').waitFor();

    await page.goto('/admin');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
    await expect.poll(() => focused(page)).toBe('Menu');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Se déconnecter' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Menu');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Se déconnecter' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).press('Enter');
    await page.waitForURL(/\/admin\/login/u);
    expect(await page.getByText('Votre session est terminée').count()).toBe(0);

    await page.getByLabel('Adresse e-mail').fill('ada@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code à six chiffres').fill('000000');
    await page.getByText('Ce code ne correspond pas ou a déjà servi.').waitFor();
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await page.getByLabel('Code de secours').fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('Bonjour Ada Premier.').waitFor();
  });

  it('leads whoever follows a link there, with its query, past the sign-in and whatever that asks for', async () => {
    const ada = await open({ viewport: desk });
    const [, code = ''] = await createFirstAdmin(ada, server());
    await createSuperadmin(ada, 'Théo Second', 'theo@example.org');
    const link = '/admin/clients?standing=active&q=zo';
    const expectThere = async (page: Page): Promise<void> => {
      await page.getByRole('heading', { level: 1, name: 'Utilisateurs' }).waitFor();
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(link);
      expect(await page.getByLabel('Chercher un utilisateur').inputValue()).toBe('zo');
    };

    const page = await open({ viewport: desk, at: link });
    await page.waitForURL(/\/admin\/login/u);
    await page.getByLabel('Adresse e-mail').fill('ada@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await page.getByLabel('Code de secours').fill(code);
    await page.keyboard.press('Enter');
    await expectThere(page);

    // Who signs in for the first time chooses a password and adds the second factor on the way.
    const theo = await open({ viewport: desk });
    await signInNewAdmin(theo, 'theo@example.org', link);
    await addSecondFactor(theo);
    await expectThere(theo);
  });

  it('keeps its last Super Admin, and has no axe violation in any theme', async () => {
    const page = await open({ viewport: desk });
    await createFirstAdmin(page, server());
    await createAdmin(page, 'Théo Second', 'theo@example.org');
    const theirs = new URL(page.url()).pathname;
    await page.goto('/admin/admins');
    await page.getByRole('link', { name: 'Ada Premier' }).click();
    await page.getByText('Dernier Super Admin actif').waitFor();
    expect(await page.getByRole('button', { name: 'Désactiver' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('heading', { level: 1, name: 'Modifier le compte' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);

    await page.goto('/admin/nowhere');
    await page.getByRole('heading', { level: 1, name: 'Cette page est introuvable' }).waitFor();
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();

    const english = await openInEnglish(open, page);
    const screens = [
      '/admin',
      '/admin/admins',
      '/admin/admins/create',
      theirs,
      '/admin/account',
      '/admin/orbs',
      '/admin/nowhere',
    ];
    for (const language of [page, english]) expect(await axeViolationsOfScreens(language, screens)).toEqual({});
  });
});
