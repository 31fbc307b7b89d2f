import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { seedAdminScreens } from '../kit/admin-screens.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { focusedName, tabThrough, tabTo, typeInto } from '../kit/keyboard.ts';

/** Presses Enter on what is named, and Escape in the dialog that opens: the focus is where it was. */
const openAndEscape = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  // Inside, however often Tab is pressed; the browser's own bar is between the last and the first.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
    expect(await page.evaluate(() => document.activeElement?.matches('main *:not(dialog *)'))).toBe(false);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => focusedName(page)).toBe(name);
};

e2eSuiteOn(() => serverProcess(), { each: true })('the back-office by keyboard alone', ({ open, person, server }) => {
  it('every control of every screen is reached in turn, in view and marked, and none keeps the focus', async () => {
    const { api } = await person();
    const page = await open({ viewport: desk, expected: [/404/] });
    await createFirstAdmin(page, server());
    const faults: Record<string, readonly string[]> = {};
    for (const path of await seedAdminScreens(page, api)) {
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[class*="skeleton"]'));
      const found = await tabThrough(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  }, 400_000);

  it('an administrator is added and deactivated, an organisation made and given a member', async () => {
    const { api } = await person();
    await api.call('PUT', `/${api.clientId}`, { body: { lastname: 'Garance' } });
    const page = await open({ viewport: desk });
    await createFirstAdmin(page, server());

    await tabTo(page, 'Administrateurs');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/admins');
    await tabTo(page, 'Ajouter');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/admins/create');
    await typeInto(page, 'Nom complet', 'Théo Second');
    await typeInto(page, 'Adresse e-mail', 'theo@example.org');
    await typeInto(page, 'Mot de passe', 'un verger sous la pluie');
    await typeInto(page, 'Confirmation du mot de passe', 'un verger sous la pluie');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Théo Second' }).waitFor();
    await openAndEscape(page, 'Désactiver');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // Opened again in the same frame, it stays open.
    await Promise.all(['Escape', 'Enter'].map((key) => page.keyboard.press(key)));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await tabTo(page, 'Désactiver');
    await page.keyboard.press('Enter');
    await page.getByText('Le compte est désactivé').waitFor();

    await page.goto('/admin/organizations');
    await tabTo(page, 'Nouvelle organisation');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/organizations/create');
    await typeInto(page, 'Nom', 'Chœur du jeudi');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Chœur du jeudi' }).waitFor();
    await typeInto(page, 'Ajouter une personne', 'garance');
    await page.getByRole('button', { name: /^Choisir .*Garance/ }).waitFor();
    await tabTo(page, /^Choisir .*Garance/);
    await page.keyboard.press('Enter');
    await page.getByText('Personne ajoutée').waitFor();
    const member = page.getByRole('button', { name: /^Retirer .*Garance/ });
    await member.waitFor();
    await openAndEscape(page, String(await member.getAttribute('aria-label')));
  });
});
