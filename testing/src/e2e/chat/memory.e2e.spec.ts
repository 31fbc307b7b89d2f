import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { answerAsModel } from '#fakes/answering-model.ts';
import { startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { writtenThought } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

/** A model on the same machine: nothing has to be accepted. */
const startServer = async () => {
  const provider = await startScriptedAiProvider();
  provider.script('chat', answerAsModel());
  const server = await serverProcess({ AI_BASE_URL: provider.url, CHAT_MODEL: 'un-modele' });
  return { ...server, remove: () => Promise.all([server.remove(), provider.close()]).then(() => undefined) };
};

e2eSuiteOn(startServer)('what answers may remember', ({ person }) => {
  it('is proposed from thoughts, kept only when accepted, said where it is used, and forgotten', async () => {
    const { page, api } = await person();
    await api.call('POST', '/thoughts', {
      body: { ...writtenThought('Ma sœur Jeanne habite Nantes. Je la vois trop peu.'), thoughtId: v7() },
    });
    await expect.poll(async () => (await api.call('GET', '/thoughts')).body['items']).toHaveLength(1);
    await page.goto('/app/chat/new');
    await page.getByText('sont envoyées à').waitFor();
    await page.getByLabel('Votre question').fill('Que fait Jeanne ?');
    await page.getByLabel('Votre question').press('Enter');
    await page.getByText('1 pensée parcourue, 1 y répond').waitFor();

    await page.getByRole('link', { name: 'Ce que je sais de vous' }).click();
    await page.waitForURL('/app/chat/memory');
    const proposed = page.getByRole('region', { name: 'À vous de dire' });
    await proposed.getByText('Votre sœur Jeanne habite Nantes.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await proposed.getByRole('button', { name: 'Garder' }).click();
    const kept = page.getByRole('region', { name: 'Retenu' });
    await kept.getByText('Votre sœur Jeanne habite Nantes.').waitFor();
    await kept.getByRole('link', { name: /^D’après votre pensée du/ }).waitFor();

    await page.goBack();
    await page.getByLabel('Votre question').fill('Où se trouve Jeanne ?');
    await page.getByLabel('Votre question').press('Enter');
    await page.getByText('S’appuie aussi sur ce que je sais de vous').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Votre sœur Jeanne habite Nantes.' }).click();

    await page.waitForURL('/app/chat/memory');
    await kept.getByRole('button', { name: /^Corriger/ }).click();
    await kept.getByLabel('Une chose à savoir').fill('Jeanne vit à Nantes.');
    await kept.getByRole('button', { name: 'Garder' }).click();
    await kept.getByText('Jeanne vit à Nantes.').waitFor();
    await kept.getByRole('button', { name: 'Oublier « Jeanne vit à Nantes. »' }).click();
    const forgotten = page.getByRole('region', { name: 'Oublié' });
    await forgotten.getByText('Jeanne vit à Nantes.').waitFor();
    await page.getByText('Rien n’est retenu pour l’instant.').waitFor();
    await forgotten.getByRole('button', { name: 'Rétablir' }).click();
    await kept.getByText('Jeanne vit à Nantes.').waitFor();
  });

  it('is written by oneself, switched off, and forgotten as a whole', async () => {
    const { page } = await person();
    await page.goto('/app/chat/memory');
    await page.getByText('Rien n’est retenu pour l’instant.').waitFor();
    await page.getByLabel('Une chose à savoir').fill('Mon fils s’appelle Léo.');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    const kept = page.getByRole('region', { name: 'Retenu' });
    await kept.getByText('Mon fils s’appelle Léo.').waitFor();
    await page.getByRole('switch', { name: 'Se souvenir' }).click();
    await page.getByText('La mémoire est arrêtée').waitFor();
    await page.getByRole('button', { name: 'Tout oublier' }).click();
    const sure = page.getByRole('dialog', { name: 'Tout oublier ?' });
    await sure.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sure.getByRole('button', { name: 'Tout oublier' }).click();
    await page.getByRole('region', { name: 'Oublié' }).getByText('Mon fils s’appelle Léo.').waitFor();
  });
});
