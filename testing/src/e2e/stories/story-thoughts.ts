import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { answerChat } from '#fakes/scripted-ai-provider.ts';
import type { ApiClient } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';

/** What the story of these tests is made from. */
export const words = [
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
] as const;

/** Of the thought at `place`: a day for each, so that they are in this order. */
export const momentOf = (place: number) => ({
  occurredAt: `2025-11-${String(place + 1).padStart(2, '0')}T10:00:00.000Z`,
  timeZone: 'Europe/Paris',
});

export const keepThoughts = async (api: ApiClient, contents: readonly string[] = words): Promise<void> => {
  for (const [place, content] of contents.entries())
    await api.call('POST', '/thoughts', {
      body: { thoughtId: v7(), content, language: 'fr', ...momentOf(place) },
    });
};

/** Opens a link with the given switches on; returns its path. */
export const openLink = async (page: Page, ...switches: readonly string[]): Promise<string> => {
  await page.getByRole('button', { name: 'Ouvrir un lien' }).click();
  const sheet = page.getByRole('dialog');
  for (const name of switches) await sheet.getByRole('switch', { name }).click();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Ouvrir un lien' }).click();
  return new URL(await page.getByLabel('Adresse du lien').inputValue()).pathname;
};
export const closeLink = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Fermer le lien' }).click();
  await page.getByText(/^Fermé\. Personne d’autre/u).waitFor();
};

export const paragraph = (page: Page, place: number) => page.getByLabel(`Paragraphe ${place}`, { exact: true });

/** What a model composes: paragraphs of sentences, each with the numbers of the thoughts it rests on. */
export const answerDraft = (...paragraphs: readonly (readonly [text: string, ...numbers: number[]])[][]) =>
  answerChat({
    paragraphes: paragraphs.map((sentences) => ({
      phrases: sentences.map(([texte, ...notes]) => ({ texte, notes })),
    })),
  });

/** From the list of thoughts: all ten become a story. */
export const beginStory = async (page: Page): Promise<void> => {
  await page.goto('/app/thoughts');
  await page.getByRole('link', { name: 'En faire un récit' }).click();
  await page.getByRole('heading', { name: /Quelles pensées/u }).waitFor();
  await page.getByLabel('Titre du récit').fill('La corde bleue');
  await page.getByRole('button', { name: 'Tout choisir' }).click();
  await page.getByText('10 pensées choisies').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Commencer le récit' }).click();
  await paragraph(page, 10).waitFor();
};
