import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { toast, writeThought } from '../kit/user-actions.ts';

const question = (page: Page) => page.getByLabel('Votre question');
const ask = async (page: Page, text: string): Promise<void> => {
  await question(page).fill(text);
  await question(page).press('Enter');
};
const isListed = (api: ApiClient) =>
  expect.poll(async () => (await api.call('GET', '/thoughts')).body['total']).toBe(1);
const asked = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

e2eSuite('questions of one’s own thoughts', ({ person }) => {
  it('asked from home are answered with one’s own sentences; a source opens its thought', async () => {
    const { page, api } = await person({ viewport: desk });
    await writeThought(page, 'Papa a oublié son écharpe à la gare.');
    await isListed(api);
    await page.getByLabel('Écrire une pensée').fill('Qu’est-ce que papa a oublié aujourd’hui ?');
    await page.getByRole('link', { name: 'Poser cette question à mes pensées' }).click();
    await page.waitForURL(/\/app\/chat\/new/);
    expect(await question(page).inputValue()).toBe('Qu’est-ce que papa a oublié aujourd’hui ?');
    await question(page).press('Enter');
    await page.waitForURL(/\/app\/chat\/[0-9a-f-]{36}$/);
    const first = asked(page, 'papa a oublié');
    await first.getByText('Voici ce que vous avez dit.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The day it names is a filter; without it the answer stays, from all days.
    await first.getByRole('button', { name: /^Retirer le filtre/ }).click();
    await expect.poll(() => first.getByRole('button', { name: /^Retirer le filtre/ }).count()).toBe(0);
    await first.getByRole('link', { name: 'Papa a oublié son écharpe à la gare.' }).click();
    await page.waitForURL(/\/app\/thoughts\/./);
    await page.goBack();
    await first.waitFor();
  });

  it('without an answer say so; an empty one is refused; the conversation is kept, named, found and deleted', async () => {
    const { page } = await person();
    await writeThought(page, 'Le jardin sentait la pluie.');
    await page.goto('/app/chat/new');
    await page.getByRole('button', { name: 'Poser la question' }).click();
    await page.getByText('Veuillez entrer une question').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await ask(page, 'Ai-je parlé du Portugal ?');
    await asked(page, 'Portugal').getByText('Rien dans vos pensées').waitFor();
    await ask(page, 'Combien de fois ai-je parlé du jardin ?');
    await asked(page, 'jardin ?')
      .getByText(/^Une pensée en parle, le/)
      .waitFor();
    await page.reload();
    await asked(page, 'jardin ?')
      .getByText(/^Une pensée en parle, le/)
      .waitFor();

    await page.getByRole('button', { name: /^Actions pour la conversation/ }).click();
    await page.getByRole('button', { name: 'Renommer' }).click();
    await page.getByRole('dialog').getByLabel('Nom').fill('Voyages');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('link', { name: 'Conversations' }).click();
    await page.getByRole('link', { name: 'Voyages' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Chercher dans vos questions').fill('portugal');
    await page.getByRole('link', { name: 'Voyages' }).waitFor();
    await page.getByLabel('Chercher dans vos questions').fill('montagne');
    await page.getByText('Aucune question ne contient').waitFor();
    await page.getByLabel('Chercher dans vos questions').fill('');
    await page.getByRole('button', { name: 'Actions pour la conversation Voyages' }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await toast(page, 'Conversation supprimée').getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('link', { name: 'Voyages' }).waitFor();
  });

  it('cannot be sent offline: the question stays in the field, and is asked once the network is back', async () => {
    const { page } = await person({ expected: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/] });
    await writeThought(page, 'Le jardin sentait la pluie.');
    await page.goto('/app/chat/new');
    await question(page).fill('Qu’ai-je dit du jardin ?');
    // What tells of a failure is loaded after the page.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await question(page).press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await question(page).inputValue()).toBe('Qu’ai-je dit du jardin ?');
    await page.context().setOffline(false);
    await question(page).press('Enter');
    await asked(page, 'jardin').getByText('Voici ce que vous avez dit.').waitFor();
  });

  it('with words of a crisis show human help before anything else', async () => {
    const { page } = await person();
    await page.goto('/app/chat/new');
    await ask(page, 'Pourquoi ai-je envie de mourir ?');
    const help = page.getByRole('link', { name: 'Appeler le 3114' });
    await help.waitFor();
    const [above, below] = [
      await help.boundingBox(),
      await asked(page, 'envie').getByText('Rien dans vos pensées').boundingBox(),
    ];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('follow in a second tab', async () => {
    const { page, api } = await person();
    await writeThought(page, 'Le jardin sentait la pluie.');
    // It leaves the device by itself: a question that is there before it finds nothing.
    await isListed(api);
    await page.goto('/app/chat/new');
    await ask(page, 'Qu’ai-je dit du jardin ?');
    await page.waitForURL(/\/app\/chat\/[0-9a-f-]{36}$/);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await asked(second, 'jardin').waitFor();
    // The next question waits for the answer to the first: before it, it is refused.
    await asked(page, 'jardin').getByText('Voici ce que vous avez dit.').waitFor();
    await ask(page, 'Et de la pluie ?');
    await asked(second, 'Et de la pluie').getByText('Voici ce que vous avez dit.').waitFor();
  });
});
