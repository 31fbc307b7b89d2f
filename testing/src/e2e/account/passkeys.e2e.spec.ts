import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { answerStaleOnce } from '../kit/stale-session.ts';
import { forgetSession } from '../kit/user-actions.ts';
import { addVirtualAuthenticator, withoutFieldOffer } from '../kit/virtual-authenticator.ts';

const addPasskey = async (page: Page): Promise<void> => {
  await page.goto('/app/profile/sign-in');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('button', { name: /^Renommer la clé/ }).waitFor();
};

e2eSuite('passkeys', ({ person }) => {
  it('one is added, renamed and signs in without an address, by keyboard alone', async () => {
    const { page, email } = await person({ viewport: phone });
    await addVirtualAuthenticator(page);
    await addPasskey(page);
    await page.getByText('Si l’appareil se perd, vous entrez avec votre mot de passe').waitFor();
    await page.getByRole('button', { name: 'Renommer la clé Linux · Chrome' }).press('Enter');
    await page.getByLabel('Nom de la clé').fill('Mon téléphone');
    await page.keyboard.press('Enter');
    await page.getByText('Mon téléphone', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await forgetSession(page);
    await withoutFieldOffer(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrer avec une clé d’accès' }).press('Enter');
    await page.waitForURL('/app');
    await page.goto('/app/profile/sign-in');
    await page.getByText(email).first().waitFor();
  });

  it('one signs in from the field of the address, where the browser offers it there', async () => {
    const { page } = await person({ viewport: phone });
    await addVirtualAuthenticator(page);
    await addPasskey(page);
    await forgetSession(page);
    // The imitated device chooses at once.
    await page.goto('/login');
    await page.waitForURL('/app');
  });

  it('one that is removed signs in no more, and the page says how else, in English', async () => {
    const { page } = await person({ viewport: desk, expected: [/403/] });
    await addVirtualAuthenticator(page);
    await addPasskey(page);
    await page.getByRole('button', { name: /EN/ }).first().click();
    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('This passkey no longer opens your account').waitFor();
    await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor({ state: 'detached' });

    await forgetSession(page);
    await withoutFieldOffer(page);
    await page.goto('/login');
    const button = page.getByRole('button', { name: /passkey|clé d’accès/ });
    await button.click();
    await page.getByText(/This passkey was not accepted|Cette clé d’accès n’a pas été acceptée/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('confirms an erasure at once, in a session that is too old for it', async () => {
    const { page } = await person({ viewport: phone, expected: [/403/] });
    const device = await addVirtualAuthenticator(page);
    await addPasskey(page);
    expect(await device.passkeys()).toHaveLength(1);
    const { asked } = await answerStaleOnce(page, '/api/client/erasure');
    await page.goto('/app/profile/erasure');
    await page.getByLabel(/^Pour confirmer/).fill('effacer');
    await page.getByRole('button', { name: 'Effacer tout de suite' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer tout de suite' }).click();
    await page.getByRole('heading', { name: 'Confirmez que c’est bien vous' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmer avec une clé d’accès' }).click();
    await page.getByRole('heading', { name: 'Votre écrin s’efface' }).waitFor();
    expect(asked()).toBe(2);
  });
});
