import { expect, it } from 'vitest';
import { holdAnswer } from '#fakes/scripted-ai-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';
import { answerDraft, keepThoughts, paragraph, words } from './story-thoughts.ts';

const provider = scriptedProvider();

const draft = answerDraft(
  [
    ['Les clés étaient dehors, dans la serrure.', 1],
    ['Le médecin a demandé depuis quand.', 2],
    ['Il neigeait sur Venise.', 2],
  ],
  [
    ['Le muret à cinq heures, la barque des voisins.', 3, 4],
    ['Il a demandé deux fois l’heure.', 5],
  ],
  [
    ['Il faudrait l’enregistrer, lui.', 6],
    ['L’eau à sept heures, le moteur de la barque, la corde bleue.', 7, 8, 9],
    ['Dimanche, il racontera.', 10],
  ],
);

const start = () => serverProcess(provider.settings());

e2eSuiteOn(start)('a draft of a story', ({ person }) => {
  it('ten chosen thoughts are composed, checked and touched', async () => {
    const { page, api } = await person({ viewport: desk });
    await keepThoughts(api);
    await page.goto('/app/thoughts');
    await page.getByRole('button', { name: 'Choisir', exact: true }).click();
    // Its title may come from its analysis by now.
    const boxOf = (content: string) =>
      page.getByRole('checkbox', { name: new RegExp(`^Choisir «.${content.slice(0, 12)}`, 'u') });
    for (const content of words.slice(1)) await boxOf(content).check();
    // The whole entry is the control, not only its box.
    const entry = page.getByRole('article').filter({ has: boxOf(words[0]) });
    await entry.click({ position: { x: 120, y: 40 } });
    expect(await boxOf(words[0]).isChecked()).toBe(true);
    await page.getByText('10 pensées choisies').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Nouveau récit' }).click();
    await page.getByLabel('Titre du récit').fill('La corde bleue');
    await page.getByText('10 pensées choisies').waitFor();
    await page.getByRole('button', { name: 'Commencer le récit' }).click();
    expect(await paragraph(page, 1).inputValue()).toBe(words[0]);

    const composed = holdAnswer(draft);
    provider.script('chat', composed.answer);
    await page.getByRole('button', { name: 'Composer un brouillon' }).click();
    await page.getByText('10 paragraphes seront remplacés').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Composer', exact: true }).click();
    await page.getByText(/^Le brouillon (?:commence|s’écrit)/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    composed.release();
    await page.getByText('3 paragraphes composés d’après 10 pensées. Une phrase est sans source').waitFor();
    await expect.poll(() => paragraph(page, 1).inputValue()).toMatch(/^Les clés étaient dehors/u);
    expect(await axeViolations(page)).toEqual([]);

    // Taken back, and brought again.
    await page.getByRole('button', { name: 'Revenir au texte d’avant' }).click();
    await expect.poll(() => paragraph(page, 1).inputValue()).toBe(words[0]);
    await page.getByRole('button', { name: 'Défaire' }).click();
    await expect.poll(() => paragraph(page, 4).count()).toBe(0);

    // A sentence without a source is decided on; the others lead to the words they rest on.
    await page.getByRole('button', { name: /^Vérifier «.Il neigeait/u }).click();
    await page.getByText('Une phrase sans source').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retirer la phrase' }).click();
    await expect.poll(() => paragraph(page, 1).inputValue()).not.toContain('Venise');
    await page.getByRole('button', { name: 'Source 3' }).click();
    await page
      .getByRole('dialog')
      .getByText(words[2] ?? '')
      .waitFor();
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();

    await paragraph(page, 2).fill('Le muret, à cinq heures. À moi.');
    await page.getByText('1 paragraphe sur 3 est dans vos mots, le reste est de l’IA').waitFor();
    await page.getByText('Enregistré', { exact: true }).waitFor();

    await page.getByText('Tant que vous ne l’avez pas accepté, un brouillon n’est ni dans un lien').waitFor();
    await page.getByRole('button', { name: 'Accepter le brouillon' }).click();
    await page.getByText('Un modèle peut recomposer ce qui n’est pas de votre main.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
