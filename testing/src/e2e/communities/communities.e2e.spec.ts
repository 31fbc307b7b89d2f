import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { manualClockProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { toast } from '../kit/user-actions.ts';

const minute = 60_000;

/** Opens a community by validation; the invite link is the answer. */
const openCommunity = async (page: Page): Promise<string> => {
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'Communautés', exact: true }).click();
  await page.getByText('Vous n’êtes dans aucune communauté.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Son nom').fill('Chœur du jeudi');
  await page.getByLabel('Son intention').fill('Garder ce qu’on se dit après les répétitions.');
  await page.getByRole('button', { name: 'Ouvrir une communauté' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chœur du jeudi, votre communauté' }).waitFor();
  await page.getByText('Privée. On y entre par votre lien, avec votre accord.').waitFor();
  await page.getByLabel('Réponses, en niveaux').fill('6');
  await page.getByLabel('Réponses, en niveaux').press('Enter');
  await toast(page, 'Les réponses se règlent de 1 à 5 niveaux.').waitFor();
  await page.getByLabel('Réponses, en niveaux').fill('1');
  await page.getByLabel('Réponses, en niveaux').press('Enter');
  await page.getByText('Un niveau de réponse, le suivant est fermé').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  return page.getByRole('status', { name: 'Lien d’invitation' }).innerText();
};

const ask = async (page: Page, link: string): Promise<void> => {
  // The page of the link is read without an account; signed in, its button leads on to the community.
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByText('Garder ce qu’on se dit après les répétitions.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Demander à rejoindre' }).click();
  await page.waitForURL(/\/app\/communities\/invite\//u);
  await page.getByText('Garder ce qu’on se dit après les répétitions.').waitFor();
  await page.getByLabel('Quelques mots').fill('Je chante alto.');
  await tabTo(page, 'Demander à entrer');
  await page.keyboard.press('Enter');
  await page.getByText('Votre demande attend une réponse.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
};

const comment = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Votre commentaire').fill(words);
  await page.getByRole('button', { name: 'Publier' }).click();
  await page.getByText(words, { exact: true }).waitFor();
};

e2eSuiteOn(() => manualClockProcess())('a community', ({ open, person, server }) => {
  it('is opened by validation, asked for, entered, commented and edited in time; a reported comment is hidden: live on the open pages', async () => {
    const ada = await open({ viewport: desk, expected: [/401/u] });
    await createFirstAdmin(ada, server());
    const { page: leader } = await person({ viewport: desk, expected: [/40[01]/u] });
    const { page: friend } = await person({ expected: [/40[19]/u] });
    const link = await openCommunity(leader);
    await ask(friend, link);

    // No page is loaded again from here on.
    await leader.getByText('Je chante alto.').waitFor();
    await tabTo(leader, /^Accepter /u);
    await leader.keyboard.press('Enter');
    await leader.getByText(/est membre\.$/u).waitFor();
    await leader.getByRole('link', { name: 'Chœur du jeudi' }).click();
    await leader.getByText('Personne n’a encore écrit ici.').waitFor();

    await comment(friend, 'C’était moi, le rire.');
    await leader.getByText('C’était moi, le rire.', { exact: true }).waitFor();
    await friend.getByRole('button', { name: 'Modifier' }).click();
    await friend.getByLabel('Votre commentaire').last().fill('C’était moi, le fou rire.');
    await friend.getByRole('button', { name: 'Enregistrer' }).click();
    await friend.getByText('modifié', { exact: true }).waitFor();
    await leader.getByText('C’était moi, le fou rire.', { exact: true }).waitFor();
    await leader.getByText('modifié', { exact: true }).waitFor();
    expect(await axeViolations(friend)).toEqual([]);

    // Open before the time is over, sent after it.
    await friend.getByRole('button', { name: 'Modifier' }).click();
    await friend.getByLabel('Votre commentaire').last().fill('Trop tard.');
    server().advanceClock(16 * minute);
    await friend.getByRole('button', { name: 'Enregistrer' }).click();
    await friend.getByText('Le délai pour modifier ce commentaire est passé.').waitFor();

    await leader.getByRole('button', { name: /^Signaler/u }).click();
    expect(await axeViolations(leader)).toEqual([]);
    await leader.getByRole('button', { name: 'Il est hors sujet' }).click();
    await toast(leader, 'Merci. Les administrateurs vont le lire.').waitFor();

    await ada.goto('/admin/comments');
    // Reading words of a private community is told: nothing opens by itself.
    await ada.getByText(/^Ouvrir un signalement d’une communauté privée/u).waitFor();
    expect(await ada.getByText('C’était moi, le fou rire.').count()).toBe(0);
    expect(await axeViolations(ada)).toEqual([]);
    await ada.getByRole('button', { name: /^Lire/u }).click();
    await ada.getByText('C’était moi, le fou rire.').first().waitFor();
    await ada.getByRole('button', { name: 'Masquer' }).click();
    await ada.getByText('Commentaire masqué').first().waitFor();

    await leader.getByText('Ce commentaire est masqué.').waitFor();
    await friend.getByText('Ce commentaire est masqué.').waitFor();
  });
});
