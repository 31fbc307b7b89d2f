import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';

const words = [
  'Les clés étaient dehors, dans la serrure.',
  'Le médecin a demandé depuis quand.',
  'Le muret, à cinq heures.',
  'La barque des voisins.',
  'Il a demandé deux fois l’heure.',
  'Il faudrait l’enregistrer, lui.',
  'L’eau à sept heures.',
  'Le moteur de la barque.',
  'La corde bleue.',
  'Dimanche, il racontera.',
];

e2eSuite('stories', ({ person, open }) => {
  it('ten thoughts become a story that others read by a link, until it is closed', async () => {
    const { page, api } = await person({ viewport: desk });
    for (const [at, content] of words.entries())
      await api.call('POST', '/thoughts', {
        body: {
          thoughtId: v7(),
          content,
          occurredAt: `2025-11-${String(at + 1).padStart(2, '0')}T10:00:00.000Z`,
          timeZone: 'Europe/Paris',
          language: 'fr',
        },
      });
    await page.goto('/app/thoughts');
    await page.getByRole('link', { name: 'En faire un récit' }).click();
    await page.getByRole('heading', { name: /Quelles pensées/u }).waitFor();
    await page.getByLabel('Titre du récit').fill('La corde bleue');
    await page.getByRole('button', { name: 'Tout choisir' }).click();
    await page.getByText('10 pensées choisies').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Commencer le récit' }).click();
    await page.getByLabel('Paragraphe 10', { exact: true }).waitFor();
    expect(await page.getByLabel('Paragraphe 1', { exact: true }).inputValue()).toBe(words[0]);
    expect(await axeViolations(page)).toEqual([]);

    // By keyboard: the first thought becomes the second.
    await tabTo(page, /^Déplacer «.Les clés/u);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByLabel('Paragraphe 1', { exact: true }).inputValue()).toBe(words[1]);
    await page.getByRole('button', { name: 'Défaire' }).click();
    await expect.poll(() => page.getByLabel('Paragraphe 1', { exact: true }).inputValue()).toBe(words[0]);

    // By hand: what is touched is the person's own, and saved by itself.
    await page.getByLabel('Paragraphe 1', { exact: true }).fill('La première fois, c’étaient les clés.');
    await page.getByRole('button', { name: 'Un chapitre' }).click();
    await page.getByLabel('Titre du chapitre', { exact: true }).fill('Et après');
    await page.getByText('Enregistré', { exact: true }).waitFor();
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Paragraphe 1', { exact: true }).inputValue())
      .toBe('La première fois, c’étaient les clés.');
    await page.getByText('1 paragraphe sur 10 est de votre main').waitFor();

    await page.getByRole('button', { name: 'Ouvrir un lien' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir un lien' }).click();
    const url = await page.getByLabel('Adresse du lien').inputValue();

    const reader = await open({ viewport: phone, expected: [/404/u] });
    await reader.goto(new URL(url).pathname);
    await reader.getByRole('heading', { name: 'La corde bleue' }).waitFor();
    await reader.getByText('La première fois, c’étaient les clés.').waitFor();
    expect(await axeViolations(reader)).toEqual([]);
    await page.getByText('Ouvert, 1 lecture').waitFor();

    await page.getByRole('button', { name: 'Fermer le lien' }).click();
    await page.getByText(/^Fermé\. Personne d’autre/u).waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: 'Ce récit a été refermé' }).waitFor();
    expect(await axeViolations(reader)).toEqual([]);
  });
});
