import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminPassword, createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { forgetSession } from '../kit/user-actions.ts';
import { addVirtualAuthenticator, withoutFieldOffer } from '../kit/virtual-authenticator.ts';

/** With the keyboard alone. */
const addPasskey = async (page: Page): Promise<void> => {
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).press('Enter');
  await page.getByLabel('Mot de passe', { exact: true }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Renommer la clé/ }).waitFor();
};

e2eSuite('passkeys of administrators', ({ open, server }) => {
  it('one is added, renamed, enters without a code, by the button and in the field, and is removed', async () => {
    const ada = await open({ viewport: desk, expected: [/403/] });
    await addVirtualAuthenticator(ada);
    await createFirstAdmin(ada, server());
    await addPasskey(ada);
    await ada.getByRole('button', { name: /^Renommer la clé/ }).press('Enter');
    await ada.getByLabel('Nom de la clé').fill('Poste du bureau');
    await ada.keyboard.press('Enter');
    await ada.getByText('Poste du bureau', { exact: true }).waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});

    await forgetSession(ada);
    // The imitated device chooses at once.
    await ada.goto('/admin/login');
    await ada.getByText('Bonjour Ada Premier.').waitFor();

    await forgetSession(ada);
    await withoutFieldOffer(ada);
    await ada.setViewportSize(phone);
    await ada.goto('/admin/login');
    const enter = ada.getByRole('button', { name: 'Entrer avec une clé d’accès' });
    await enter.waitFor();
    expect(await axeViolations(ada)).toEqual([]);
    await enter.press('Enter');
    await ada.getByText('Bonjour Ada Premier.').waitFor();

    await ada.goto('/admin/account');
    await ada.getByRole('button', { name: 'Retirer la clé Poste du bureau' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await ada.getByRole('button', { name: /^Retirer la clé/ }).waitFor({ state: 'detached' });
    await forgetSession(ada);
    await ada.goto('/admin/login');
    await enter.click();
    await ada.getByText(/^(?:Cette clé d’accès n’a pas été acceptée|This passkey was not accepted)/).waitFor();
    expect(await axeViolations(ada)).toEqual([]);
  });
});
