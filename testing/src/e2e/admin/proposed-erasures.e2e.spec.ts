import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin, createSuperadmin, signInNewSuperadmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';
import { password, toast } from '../kit/user-actions.ts';

const proposed = /propose d’effacer votre compte/u;

/** By keyboard, from the dialog that is open. */
const giveReason = async (page: Page, reason: string): Promise<void> => {
  await page.getByLabel('Motif', { exact: true }).fill(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

e2eSuiteOn(() => serverProcess(), { each: true })('an erasure with four eyes', ({ open, person, server }) => {
  /** Ada has created both a moment ago, so she may not decide on what they propose. */
  const administrators = async () => {
    const [ada, theo, zoe] = [
      // Who may not decide is refused.
      await open({ viewport: desk, expected: [/403/u] }),
      await open({ viewport: desk }),
      await open({ viewport: desk }),
    ];
    await createFirstAdmin(ada, server());
    await createSuperadmin(ada, 'Théo Second', 'theo@example.org');
    await createSuperadmin(ada, 'Zoé Troisième', 'zoe@example.org');
    await signInNewSuperadmin(theo, 'theo@example.org');
    await signInNewSuperadmin(zoe, 'zoe@example.org');
    return { ada, theo, zoe };
  };

  it('is proposed for a request, confirmed by another administrator, and undone by signing in', async () => {
    const { ada, theo, zoe } = await administrators();
    const { page: client, api, email } = await person({ viewport: phone, expected: [/401/u] });
    const request = {
      requestId: v7(),
      subject: { kind: 'help' },
      words: 'Je ne peux pas effacer mon compte moi-même.',
    };
    await api.call('POST', '/requests', { body: request });

    await zoe.goto('/admin/requests');
    await zoe.getByRole('link', { name: 'Proposer l’effacement de ce compte' }).press('Enter');
    await zoe.getByRole('dialog').waitFor();
    expect(await axeViolations(zoe)).toEqual([]);
    await giveReason(zoe, 'Demandé dans « Aide »');
    await zoe.getByText('L’effacement de ce compte est proposé par Zoé Troisième.').waitFor();
    await zoe.getByText('Vous l’avez proposé').waitFor();
    expect(await zoe.getByRole('button', { name: /Confirmer l’effacement/u }).count()).toBe(0);

    await client.goto('/app/notifications');
    await client.getByText('L’effacement de votre compte est proposé').first().click();
    await client.getByText(proposed).first().waitFor();
    await client.getByText('Effacement du compte proposé').waitFor();
    await client.getByText(/Demandé dans/u).waitFor();
    expect(await axeViolationsByAppearance(client)).toEqual({});

    // Whoever has just created the one who proposes is no second pair of eyes.
    await ada.goto('/admin/erasures');
    await tabTo(ada, 'Confirmer l’effacement');
    await ada.keyboard.press('c');
    await giveReason(ada, 'La demande est claire');
    await ada.getByText('L’un de vous deux a créé le compte de l’autre').waitFor();

    await theo.getByRole('link', { name: /^Notifications/u }).click();
    await theo.getByRole('main').getByText('L’effacement d’un compte est proposé').click();
    await theo.getByText('Demandé dans').first().waitFor();
    expect(await axeViolationsByAppearance(theo)).toEqual({});
    await theo.setViewportSize(desk);
    await tabTo(theo, 'Confirmer l’effacement');
    await theo.keyboard.press('c');
    await giveReason(theo, 'La demande est claire');
    // It stays open, with what became of it.
    await theo.getByText('Confirmé', { exact: true }).waitFor();
    await zoe.getByText('L’effacement de ce compte est demandé.').waitFor();

    await client.goto('/login');
    await client.getByLabel('Adresse e-mail').fill(email);
    await client.getByLabel('Mot de passe', { exact: true }).fill(password);
    await Promise.all([
      toast(client, 'Rien n’a été effacé.').waitFor(),
      client.getByRole('button', { name: 'Se connecter', exact: true }).click(),
    ]);
    await client.goto('/app/profile/looks');
    await client.getByText('Effacement du compte confirmé').waitFor();
    expect(await client.getByText(proposed).count()).toBe(0);
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
    await zoe.goto('/admin/erasures?status=closed');
    await zoe.getByText('La personne garde son compte', { exact: true }).waitFor();
    expect(await axeViolations(zoe)).toEqual([]);
  });
});
