import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerChat, hang } from '#fakes/scripted-ai-provider.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';
import { writeThought } from '../kit/user-actions.ts';
import { rightToLeftOn } from '../kit/words-direction.ts';

const provider = scriptedProvider();

const items = (...lines: readonly (readonly [texte: string, ...notes: number[]])[]) =>
  answerChat({ elements: lines.map(([texte, ...notes]) => ({ texte, notes })) });
const openOrb = async (page: Page, name: string): Promise<void> => {
  await page.goto('/app/orbs');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};
const startWith = (environment: Readonly<Record<string, string>>) => () =>
  serverProcess({ ...provider.settings(), ...environment });

e2eSuiteOn(startWith({}))('the orbs', ({ person }) => {
  it.each(['runs', 'past'])('given the address of one that is nowhere, then its screen says so: %s', async (kind) => {
    const { page } = await person({ expected: [/404/u] });
    await page.goto(`/app/orbs/01900000-0000-7000-8000-000000000001/${kind}/01900000-0000-7000-8000-00000000abcd`);
    await page.getByRole('heading', { name: 'Cette lecture est introuvable' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('a newcomer runs a ready one over the week and opens a cited thought', async () => {
    const { page } = await person({ viewport: desk });
    await writeThought(page, 'Il faudrait appeler papa avant dimanche.');
    provider.script('chat', items(['Appeler papa avant dimanche', 1, 7]));
    await openOrb(page, 'Trois gestes');
    await page.getByRole('link', { name: 'Lire', exact: true }).click();
    await page.getByRole('button', { name: '7 jours' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByText('1 renvoi à une pensée qui n’a pas été lue a été retiré.').waitFor();
    const box = page.getByRole('checkbox', { name: 'Appeler papa avant dimanche' });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retirer' }).click();
    await page.getByText('Vous avez retiré ce résultat.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await page.getByRole('link', { name: 'Il faudrait appeler papa avant dimanche.' }).click();
    await page.waitForURL(/\/app\/thoughts\//u);
  });

  it('a run is stopped, fails with its reason, and is kept as a thought', async () => {
    const { page } = await person();
    await writeThought(page, 'Le planning ne tient pas.');
    provider.script('chat', hang);
    await openOrb(page, 'Petites victoires');
    await page.getByRole('link', { name: 'Lire', exact: true }).click();
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByText('sur 1', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await page.getByText('Vous avez arrêté cette lecture. Rien n’en est gardé.').waitFor();

    provider.script('chat', answerChat('rien de ce qui est demandé'));
    await page.getByRole('link', { name: 'Lancer à nouveau' }).click();
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByText('Le modèle s’est écarté deux fois de la forme demandée. Rien n’est gardé.').waitFor();

    provider.script('chat', items(['A dit que le planning ne tient pas', 1]));
    await page.getByRole('link', { name: 'Lancer à nouveau' }).click();
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByRole('button', { name: 'Garder comme pensée' }).click();
    await page.getByText('Gardé parmi vos pensées').waitFor();
    await page.goto('/app/thoughts');
    await page.getByText('A dit que le planning ne tient pas').first().waitFor();
  });

  it('answers from right to left where its answer is in such a script, beside the words it was found in', async () => {
    const { page } = await person();
    const [found, words] = ['زيارة أبي.', 'علينا زيارة أبي يوم الأحد.'];
    await writeThought(page, words);
    provider.script('chat', items([found, 1]));
    await openOrb(page, 'Trois gestes');
    await page.getByRole('link', { name: 'Lire', exact: true }).click();
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByText(found, { exact: true }).waitFor();
    await page.getByRole('main').getByText(words).first().waitFor();
    const { seen, wrong } = await rightToLeftOn(page);
    expect(seen).toBeGreaterThanOrEqual(2);
    expect(wrong).toEqual([]);
  });

  it('reads one’s own text, and nothing without it', async () => {
    const { page } = await person({ expected: [/400/] });
    provider.script('chat', items(['Relire le bail', 1]));
    await openOrb(page, 'Trois gestes');
    await page.getByRole('link', { name: 'Lire', exact: true }).click();
    await page.getByRole('radio', { name: 'Mon texte' }).check();
    await page.getByText('Écrivez d’abord un texte.').waitFor();
    expect(await page.getByRole('button', { name: 'Lire ce texte' }).isDisabled()).toBe(true);
    await page.getByLabel('Une phrase, une page, ce que vous voulez').fill('Relire le bail de la rue Neuve.');
    await page.getByRole('button', { name: 'Lire ce texte' }).click();
    await page.getByText('Relire le bail', { exact: true }).waitFor();
  });

  it('cannot be created without the permission, which is said', async () => {
    const { page } = await person();
    await page.goto('/app/orbs');
    await page.getByRole('link', { name: 'Créer un orbe' }).click();
    await page.getByRole('heading', { name: /Vous n.avez pas la permission de créer des orbes/u }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Voir les orbes prêts' }).click();
    await page.getByRole('heading', { name: 'Orbes' }).waitFor();
  });
});

e2eSuiteOn(startWith({ ORBS_CREATED_BY: 'everyone' }))('an own orb', ({ person }) => {
  it('is made with a question, tried, changed, and its versions are compared', async () => {
    const { page } = await person({ viewport: desk, expected: [/400/] });
    await writeThought(page, 'Promis à Odile de rendre la clé.');
    await page.goto('/app/orbs/create');
    await page.getByLabel('Nom', { exact: true }).fill('Mes promesses');
    provider.script('chat', answerChat({ name: 'My promises', description: '' }));
    await page.getByRole('button', { name: 'Proposer en anglais' }).click();
    await page.getByText('Proposé par l’IA en anglais').waitFor();
    expect(await page.getByLabel('Nom, en anglais').inputValue()).toBe('My promises');
    await page.getByLabel('Vos mots').fill('Relevez ce que j’ai promis à [une personne].');
    await page.getByRole('button', { name: 'Ajouter une question' }).click();
    await page.getByLabel('Nom, comme entre crochets').fill('une personne');
    await page.getByRole('radio', { name: 'À cocher' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Créer cet orbe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mes promesses' }).waitFor();

    provider.script('chat', items(['Rendre la clé', 1]));
    await page.getByRole('link', { name: 'Lire', exact: true }).click();
    await page.getByText('Il lui manque une réponse, plus haut.').waitFor();
    expect(await page.getByRole('button', { name: 'Lire cette pensée' }).isDisabled()).toBe(true);
    await page.getByLabel('Une personne').fill('Odile');
    await page.getByRole('button', { name: 'Lire cette pensée' }).click();
    await page.getByRole('checkbox', { name: 'Rendre la clé', exact: true }).waitFor();
    const asked = provider.requests('chat').map(({ text }) => text);
    expect(asked.some((text) => text.includes('ce que j’ai promis à Odile.'))).toBe(true);

    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByLabel('Vos mots').fill('Un verbe d’abord : ce que j’ai promis à [une personne].');
    await page.getByLabel('Pourquoi ce changement').fill('Un verbe d’abord');
    await page.getByRole('button', { name: 'Enregistrer la version 2' }).click();
    await page.getByText('Comparer deux versions').click();
    await page.getByText('Aucun résultat avec cette version.').waitFor();
    await page.getByText('Un verbe d’abord ·', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('button', { name: 'Rétablir' }).last().click();
    await page.getByRole('button', { name: 'Enregistrer la version 3' }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Une image à moi' }).click();
    await (await chooser).setFiles({ name: 'orbe.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByRole('dialog', { name: 'Cadrer la photo' }).waitFor();
    await page.getByRole('slider', { name: 'Agrandir' }).fill('2');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('button', { name: 'Revenir à la sphère' }).waitFor();
    await page.locator('main img[src^="blob:"]').first().waitFor();
    await page.getByRole('link', { name: 'Abandonner' }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mes promesses' }).waitFor();
  });
});
