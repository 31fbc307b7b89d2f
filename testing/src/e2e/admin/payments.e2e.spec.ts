import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { answerChat } from '#fakes/scripted-ai-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';
import { writeThought } from '../kit/user-actions.ts';

const provider = scriptedProvider();

e2eSuiteOn(() => serverProcess(provider.settings()))('what the service pays', ({ open, person, server }) => {
  it('is counted, warned of, stopped at the budget, told to the client and to administrators, and exported', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.getByRole('link', { name: 'Paiements' }).click();
    await ada.getByText('Aucun modèle n’a encore servi sur cette période').waitFor();

    // A client has an orb read.
    const { page } = await person({ viewport: desk, expected: [/429/u] });
    await writeThought(page, 'Rendre la clé bleue à Odile avant jeudi.');
    provider.script('chat', answerChat({ elements: [{ texte: 'Rendre la clé à Odile', notes: [1] }] }));
    await page.goto('/app/orbs');
    await page.getByRole('link', { name: 'Trois gestes', exact: true }).click();
    await page.getByRole('link', { name: 'Lire', exact: true }).click();
    await page.getByRole('button', { name: 'Lire cette pensée' }).waitFor();
    const reading = page.url();
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByText('Rendre la clé à Odile').first().waitFor();

    // What it used arrives by itself, without a word of it.
    await ada.getByRole('table', { name: 'Par moteur' }).getByText('un-modele').waitFor();
    await ada.getByText('Un moteur payant n’a pas de prix').waitFor();
    expect(await ada.getByText('Odile').count()).toBe(0);
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.setViewportSize(desk);

    // A budget that is nearly used, then used: the twelve tokens of the answer.
    const setBudget = async (tokens: string) => {
      await ada.goto('/admin/settings');
      const field = ada.getByRole('textbox', { name: 'Jetons' }).last();
      await field.fill(tokens);
      await ada.getByRole('button', { name: 'Appliquer' }).click();
      await ada.getByText('Les changements sont en vigueur.').waitFor();
    };
    await setBudget('14');
    await page.goto(reading);
    await page.getByText(/^85\s% du budget du mois pour l’IA sont utilisés/u).waitFor();
    await ada.goto('/admin/payments');
    await ada.getByText(/^85\s% du budget du mois sont utilisés/u).waitFor();
    await ada.goto('/admin/notifications');
    await ada.getByText(/^Plafond de l’IA\s: 85\s%$/u).waitFor();

    // Whom it would stop is said before it is set.
    await ada.goto('/admin/settings');
    const tokens = ada.getByRole('textbox', { name: 'Jetons', exact: true });
    await tokens.first().fill('10');
    await ada.getByText(/^Touche 1 personne aujourd’hui\s: les moteurs payants/u).waitFor();
    await tokens.last().fill('12');
    await ada.getByText(/^Touche tout le monde aujourd’hui/u).waitFor();
    await tokens.last().fill('100');
    await ada.getByText(/^Ne touche personne aujourd’hui\s: 12\s% en sont utilisés/u).waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.setViewportSize(desk);

    await setBudget('12');
    await page.goto(reading);
    await page.getByText('Le budget du mois pour l’IA est atteint. Les orbes liront de nouveau le 1er.').waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize(desk);
    const asked = provider.requests('chat').length;
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByText('Le budget du mois pour les moteurs payants est atteint.').waitFor();
    expect(provider.requests('chat').length).toBe(asked);

    await ada.goto('/admin/payments');
    await ada.getByText(/^Le budget du mois est utilisé/u).waitFor();
    const downloading = ada.waitForEvent('download');
    await ada.getByRole('button', { name: 'Exporter' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('"Tableau";"Période";"Modèle";"Usage";"Moteur";"Prénom";"Nom";"Demandes";"Jetons";');
    expect(file).toContain('"Par moteur";"";"un-modele";"Orbes";"fournisseur";"";"";"1";"12";"0";""');
    expect(file).toMatch(/^"Clients qui ont le plus utilisé";"";"";"";"";"Essai";"";"\d+";"12";/mu);
    for (const raw of ['Odile', '"orb"', 'openai-compatible', 'engine']) expect(file).not.toContain(raw);
    // Not its toast: that may be gone by now.
    await ada.goto('/admin/notifications');
    await ada.getByRole('main').getByText('Plafond de l’IA atteint').waitFor();
  });
});
