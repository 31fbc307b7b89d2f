import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { manualClockProcess } from '#servers/server-process.ts';
import { adminPassword, createFirstAdmin, createSuperadmin, signInNewSuperadmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';
import { signIn, toast } from '../kit/user-actions.ts';

const proposed = /propose d’effacer votre compte/u;

/** By keyboard, from the dialog that is open. */
const giveReason = async (page: Page, reason: string): Promise<void> => {
  await page.getByLabel('Motif', { exact: true }).fill(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

e2eSuiteOn(manualClockProcess, { each: true })('an erasure with four eyes', ({ open, person, server }) => {
  /** Ada has just created Zoé. */
  const administrators = async () => {
    const [ada, zoe] = [
      // Who may not decide yet is refused; sessions end.
      await open({ viewport: desk, expected: [/40[13]/u] }),
      await open({ viewport: desk, expected: [/401/u] }),
    ];
    const [code = ''] = await createFirstAdmin(ada, server());
    await createSuperadmin(ada, 'Zoé Seconde', 'zoe@example.org');
    await signInNewSuperadmin(zoe, 'zoe@example.org');
    return { ada, zoe, code };
  };
  /** Longer than the session of an administrator lasts. */
  const comeBackTomorrow = async (page: Page, code: string): Promise<void> => {
    server().advanceClock(25 * 3_600_000);
    await page.goto('/admin/login');
    await page.getByLabel('Adresse e-mail').fill('ada@example.org');
    await page.getByLabel('Mot de passe', { exact: true }).fill(adminPassword);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await page.getByLabel('Code de secours').fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('Bonjour Ada Premier.').waitFor();
    await page.goto('/admin/erasures');
    await page.getByText('Demandé dans').first().waitFor();
  };
  const confirm = async (page: Page): Promise<void> => {
    await tabTo(page, 'Confirmer l’effacement');
    await page.keyboard.press('a');
    await giveReason(page, 'La demande est claire');
  };

  it('is proposed for a request, confirmed by another administrator a day later, and undone by signing in', async () => {
    const { ada, zoe, code } = await administrators();
    const { page: client, api, email } = await person({ viewport: phone, expected: [/401/u] });
    const request = {
      requestId: v7(),
      subject: { kind: 'help' },
      words: 'Je ne peux pas effacer mon compte moi-même.',
    };
    await api.call('POST', '/requests', { body: request });

    await zoe.goto('/admin/requests?kind=help');
    await zoe.getByRole('link', { name: 'Proposer l’effacement de ce compte' }).press('Enter');
    await zoe.getByRole('dialog').waitFor();
    expect(await axeViolations(zoe)).toEqual([]);
    await giveReason(zoe, 'Demandé dans « Aide »');
    await zoe.getByText('L’effacement de ce compte est proposé par Zoé Seconde.').waitFor();
    await zoe.getByText('Vous l’avez proposé').waitFor();
    expect(await zoe.getByRole('button', { name: /Confirmer l’effacement/u }).count()).toBe(0);
    // Nor is it offered again, where it would be refused.
    await zoe.goto('/admin/requests?kind=help');
    await zoe.getByText('L’effacement de ce compte est déjà proposé.').waitFor();
    expect(await zoe.getByRole('link', { name: 'Proposer l’effacement de ce compte' }).count()).toBe(0);

    await client.goto('/app/notifications');
    await client.getByText('L’effacement de votre compte est proposé').first().click();
    await client.getByText(proposed).first().waitFor();
    await client.getByText('Effacement du compte proposé').waitFor();
    await client.getByText(/Demandé dans/u).waitFor();
    expect(await axeViolationsByAppearance(client)).toEqual({});

    // The dashboard counts what the queue shows, and leads to it.
    await ada.goto('/admin');
    await ada.getByText('1 effacement à confirmer').waitFor();
    await ada.getByRole('link', { name: /^Notifications/u }).click();
    await ada.getByRole('main').getByText('L’effacement d’un compte est proposé').click();
    await ada.getByText('Demandé dans').first().waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.setViewportSize(desk);

    // Whoever has just created the one who proposes could be both.
    await confirm(ada);
    await ada.getByText('la confirmation sera possible demain').waitFor();
    await ada.keyboard.press('Escape');
    await comeBackTomorrow(ada, code);
    await Promise.all([toast(ada, 'L’effacement est confirmé').waitFor(), confirm(ada)]);
    await ada.goto('/admin/requests?status=closed&kind=erasure');
    await ada.getByText('Confirmé', { exact: true }).waitFor();

    // Every device is signed out.
    await client.goto('/app');
    await client.waitForURL('/');
    await signIn(client, email);
    await toast(client, 'Rien n’a été effacé.').waitFor();
    await client.goto('/app/profile/looks');
    await client.getByText('Effacement du compte confirmé').waitFor();
    expect(await client.getByText(proposed).count()).toBe(0);
    await ada.goto('/admin');
    await ada.getByRole('heading', { level: 1 }).waitFor();
    expect(await ada.getByText('1 effacement à confirmer').count()).toBe(0);
  });

  it('ends with one press of the person it is about', async () => {
    const { zoe } = await administrators();
    const { page: client, api } = await person({ viewport: phone });
    await zoe.goto(`/admin/clients/${api.clientId}?act=erasure-proposals`);
    await giveReason(zoe, 'Demandé par courrier');
    await zoe.getByText('Vous l’avez proposé').waitFor();
    await client.goto('/app/profile/looks');
    await client.getByText(proposed).first().waitFor();
    expect(await overflowOf(client)).toEqual([]);
    await tabTo(client, 'Garder mon compte');
    await client.keyboard.press('Enter');
    await toast(client, 'Vous gardez votre compte.').waitFor();
    await zoe.getByText('Vous l’avez proposé').waitFor({ state: 'detached' });
    await zoe.goto('/admin/requests?status=closed&kind=erasure');
    await zoe.getByText('La personne garde son compte', { exact: true }).waitFor();
    expect(await axeViolations(zoe)).toEqual([]);

    // Proposed anew, and taken back.
    await zoe.goto(`/admin/clients/${api.clientId}?act=erasure-proposals`);
    await giveReason(zoe, 'Demandé de nouveau');
    await zoe.getByRole('button', { name: 'Retirer la proposition' }).click();
    await giveReason(zoe, 'Envoyé par erreur');
    await zoe.getByText('Vous l’avez proposé').waitFor({ state: 'detached' });
    await zoe.goto('/admin/requests?status=closed&kind=erasure');
    await zoe.getByText('Retiré', { exact: true }).waitFor();
  });
});
