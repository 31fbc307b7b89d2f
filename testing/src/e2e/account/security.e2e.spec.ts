import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { signIn, password } from '../kit/user-actions.ts';

const newPassword = 'un verger sous la neige';

const fillPasswords = async (page: Page, current: string, confirmation: string): Promise<void> => {
  await page.getByLabel('Mot de passe actuel').fill(current);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirmation du nouveau mot de passe').fill(confirmation);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
};

e2eSuite('account security', ({ person, open }) => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ] as const)('the password is changed on a %s, and another open page is signed out', async (_name, viewport) => {
    const { page, email } = await person({ viewport, expected: [/403/] });
    const other = await open({ viewport, expected: [/401/] });
    await signIn(other, email);
    await page.goto('/app/profile/sign-in');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();

    await fillPasswords(page, password, 'autre chose');
    await page.getByText('Les mots de passe ne correspondent pas !').waitFor();
    await fillPasswords(page, 'pas le bon mot', newPassword);
    await page.getByText('Le mot de passe actuel ne correspond pas.').waitFor();
    await fillPasswords(page, password, newPassword);
    await page.getByText('Votre mot de passe est changé').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Changer le mot de passe');

    await page.goto('/app/profile/devices');
    await page.getByRole('listitem').filter({ hasText: 'Cet appareil' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Déconnecter tous les autres' }).count()).toBe(0);
    await other.goto('/app/profile');
    await other.waitForURL('/');
    await page.reload();
    await page.getByRole('heading', { name: 'Vos appareils' }).waitFor();
  });

  it('one device is signed out from another, which shows it in English', async () => {
    const { page, email } = await person({ viewport: desk });
    const other = await open({ expected: [/401/] });
    await signIn(other, email);
    await page.goto('/app/profile/devices');
    await page.getByRole('button', { name: /EN/ }).first().click();
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await page.getByText('The device is signed out').waitFor();
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).waitFor({ state: 'detached' });
    await other.reload();
    await other.waitForURL('/');
  });
});
