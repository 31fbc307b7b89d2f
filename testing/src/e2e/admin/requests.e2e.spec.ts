import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';

/** As the disabled way to create an orb offers it. */
const requestPermission = async (page: Page): Promise<void> => {
  await page.goto('/app/orbs/create');
  await page.getByRole('link', { name: 'Demander' }).click();
  await page.getByRole('button', { name: 'Créer des orbes', pressed: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Votre message').fill('Pour mes carnets de rêves.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await page.waitForURL(/\/app\/profile\/requests\/.+/u);
  await page.getByText('En attente d’une réponse').waitFor();
};

e2eSuiteOn(() => serverProcess(), { each: true })('requests', ({ open, person, server }) => {
  it('a client asks for the permission; an administrator sees it at once, asks back, accepts and reverses it', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.goto('/admin/requests');
    await ada.getByText('Rien n’attend').waitFor();
    const { page: client } = await person();
    await requestPermission(client);

    // Live, without a reload; then by keyboard.
    await ada.getByText('Pour mes carnets de rêves.').waitFor();
    await ada.getByRole('link', { name: /Demandes.*1 attend/u }).waitFor();
    expect(await axeViolations(ada)).toEqual([]);
    await tabTo(ada, 'Refuser');
    await ada.keyboard.press('r');
    await ada.getByText('Écrivez un mot à la personne.').waitFor();
    await ada.keyboard.type('Quel genre d’orbes ?');
    await ada.getByRole('button', { name: 'Demander une précision' }).click();
    await ada.getByText('Message envoyé').waitFor();
    await ada.getByText('Rien n’attend').waitFor();

    await client.getByText('Une question vous attend').waitFor();
    await client.getByLabel('Votre réponse').fill('Un orbe qui lit mes rêves.');
    await client.getByRole('button', { name: 'Envoyer le message' }).click();
    await client.getByText('Message envoyé').waitFor();

    await ada.getByText('Un orbe qui lit mes rêves.').waitFor();
    await tabTo(ada, 'Accepter');
    await ada.keyboard.press('a');
    await ada.getByText('Demande acceptée').waitFor();

    await client.getByText('Demande acceptée', { exact: true }).waitFor();
    expect(await axeViolations(client)).toEqual([]);
    await client.goto('/app/notifications');
    await client
      .getByRole('link', { name: /Votre demande est acceptée/u })
      .first()
      .click();
    await client.waitForURL(/\/app\/profile\/requests\/.+/u);
    await client.goto('/app/orbs/create');
    await client.getByRole('heading', { level: 1, name: 'Un orbe à vous' }).waitFor();
    await client.getByLabel('Nom', { exact: true }).fill('Mes rêves');
    await client.getByLabel('Vos mots').fill('Relevez ce que j’ai rêvé.');
    await client.getByRole('button', { name: 'Créer cet orbe' }).click();
    await client.getByRole('heading', { level: 1, name: 'Mes rêves' }).waitFor();

    await ada.getByText('Closes', { exact: true }).click();
    await ada.getByRole('button', { name: 'Annuler la décision' }).click();
    await ada.getByRole('dialog').getByLabel('Motif').fill('Accordée par erreur.');
    expect(await axeViolations(ada)).toEqual([]);
    await ada.getByRole('dialog').getByRole('button', { name: 'Annuler la décision' }).click();
    await ada.getByText('Décision annulée').first().waitFor();
    await client.goto('/app/notifications');
    await client.getByText('La réponse à votre demande est annulée').first().waitFor();
    // What was granted is taken back by a workflow, a moment after the decision.
    await expect
      .poll(async () => {
        await client.goto('/app/orbs/create');
        await client.getByRole('heading', { level: 1 }).waitFor();
        return client.getByRole('link', { name: 'Demander' }).count();
      })
      .toBe(1);
  });

  it('a queue is walked by keyboard alone, to the next and the previous', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const { api } = await person();
    const [first, second] = [v7(), v7()];
    for (const requestId of [first, second])
      await api.call('POST', '/requests', {
        body: { requestId, subject: { kind: 'help' }, words: `Besoin d’aide, ${requestId}` },
      });
    await ada.goto('/admin/requests');
    await ada.getByText(`Besoin d’aide, ${second}`).first().waitFor();
    await tabTo(ada, 'Répondre');
    await ada.keyboard.press('j');
    await ada.waitForURL(`**/admin/requests/${second}`);
    // The focus is in what was chosen: the next key acts on it.
    await ada.keyboard.press('k');
    await ada.waitForURL(`**/admin/requests/${first}`);
    await ada.keyboard.press('ArrowDown');
    await ada.waitForURL(`**/admin/requests/${second}`);
    await ada.getByText(`Besoin d’aide, ${second}`).last().waitFor();
  });

  it('a request is taken by a key, found among one’s own by its address, and left to all', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const { api } = await person();
    await api.call('POST', '/requests', {
      body: { requestId: v7(), subject: { kind: 'help' }, words: 'Une phrase est mal transcrite.' },
    });
    await ada.goto('/admin/requests');
    await ada.getByText('Personne ne s’en occupe').waitFor();
    await tabTo(ada, 'M’en occuper');
    await ada.keyboard.press('t');
    await ada.getByText(/Vous vous en occupez depuis/u).waitFor();
    await ada.getByRole('button', { name: /^Une phrase est mal transcrite.*: Vous vous en occupez/u }).waitFor();
    expect(await axeViolations(ada)).toEqual([]);

    await ada.getByText('À personne', { exact: true }).click();
    await ada.waitForURL(/holder=nobody/u);
    await ada.getByText('Rien ici').waitFor();
    await ada.getByText('À moi', { exact: true }).click();
    await ada.waitForURL(/holder=mine/u);
    await ada.reload();
    await ada.getByText(/Vous vous en occupez depuis/u).waitFor();
    await ada.getByRole('button', { name: 'Confier, ou laisser à tous' }).click();
    await ada.getByRole('button', { name: 'Laisser à tous', exact: true }).click();
    await ada.getByText('Personne ne s’en occupe plus').waitFor();
    await ada.getByText('Rien ici').waitFor();

    // From the row, without opening it.
    await ada.getByText('Tous', { exact: true }).click();
    const row = ada.locator('main ul[aria-keyshortcuts] li');
    await row.getByRole('button', { name: /Personne ne s’en occupe$/u }).click();
    await row.getByRole('button', { name: 'M’en occuper', exact: true }).click();
    await row.getByRole('button', { name: /Vous vous en occupez/u }).waitFor();
  });

  it('an organisation is created, joined through a request, and left', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.goto('/admin/organizations');
    await ada.getByText('Aucune organisation').first().waitFor();
    await ada.getByRole('link', { name: 'Nouvelle organisation' }).click();
    await ada.getByLabel('Nom', { exact: true }).fill('Chœur du jeudi');
    await ada.getByLabel('Nature').selectOption('arts');
    await ada.getByRole('switch', { name: 'Accepte des demandes' }).click();
    expect(await axeViolations(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Enregistrer' }).click();
    await ada.getByRole('heading', { level: 1, name: 'Chœur du jeudi' }).waitFor();
    expect(await axeViolations(ada)).toEqual([]);

    const { page: client } = await person({ at: '/app/profile/requests' });
    await client.getByRole('button', { name: 'Rejoindre une organisation' }).click();
    await client.getByLabel('Chercher une organisation').fill('choeur');
    await client.getByRole('button', { name: 'Chœur du jeudi' }).click();
    await client.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await client.getByRole('heading', { level: 1, name: 'Rejoindre Chœur du jeudi' }).waitFor();

    await ada.goto('/admin/requests');
    await ada.getByRole('button', { name: 'Accepter' }).click();
    await ada.getByText('Demande acceptée').waitFor();
    await client.getByText('Demande acceptée', { exact: true }).waitFor();
    await client.goto('/app/profile/requests');
    await client.getByText('Chœur du jeudi', { exact: true }).waitFor();
    await client.getByRole('button', { name: 'Quitter' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
    await client.getByText('Vous n’en faites plus partie').waitFor();
    await expect.poll(() => client.getByText('Chœur du jeudi', { exact: true }).count()).toBe(0);

    await ada.goto('/admin/comments');
    await ada.waitForURL('**/admin/requests?kind=report');
    await ada.getByText('Rien ici').waitFor();
    expect(await axeViolations(ada)).toEqual([]);
  });
});
