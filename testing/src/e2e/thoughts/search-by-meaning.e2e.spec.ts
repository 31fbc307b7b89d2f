import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { askedThoughts } from '#bench/search/asked-thoughts.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { thoughtArticle } from '../kit/user-actions.ts';

const contents = [
  'Le chirurgien propose la prothèse de hanche en mai.',
  'Papa marche mieux depuis son opération de la hanche.',
  'Objectif : mettre deux cents euros de côté chaque mois, sans toucher au livret.',
  'Nouvelle couleur au mur du salon, un vert très doux.',
  'Premier footing depuis le lycée, deux kilomètres.',
  'La foudre est tombée sur le tilleul, on a joué aux cartes.',
  'Les enfants ont ri toute l’après-midi dans le jardin.',
  'Réunion trop longue, personne n’écoutait.',
  'Au marché, des poires et du pain encore chaud.',
  'J’ai relu ses lettres, quelque chose s’est dénoué.',
  'Le train avait une heure de retard, j’ai lu.',
  'Chaque leçon de chant me rend plus calme.',
  // What stands out is told by what the person writes otherwise.
  ...askedThoughts.slice(12, 32).map(([, thought]) => thought),
];

const suite = e2eSuiteOn(() => serverProcess({ EMBEDDING_MODEL_FILE: embeddingModel.file }));
const named = embeddingModel.missing === null ? '' : ` (${embeddingModel.missing})`;

suite('search by meaning', ({ person }) => {
  it.skipIf(embeddingModel.missing !== null)(
    `finds thoughts without their words, says how, and shows near ones on a thought’s page${named}`,
    async () => {
      const { page, api } = await person({ viewport: desk });
      for (const content of contents)
        await api.call('POST', '/thoughts', {
          body: { thoughtId: v7(), content, occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris' },
        });
      await pollUntil(async () => {
        const { body } = await api.call('GET', '/thoughts?order=relevance&q=%C3%A9pargne%20mensuelle');
        return JSON.stringify(body).includes('deux cents euros');
      });

      await page.goto('/app/thoughts?q=%C3%A9pargne%20mensuelle');
      await page.getByText('Aucune pensée ne contient').waitFor();
      const saving = thoughtArticle(page, 'deux cents euros');
      await saving.getByText('par le sens').waitFor();
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('radio', { name: 'Pertinence' }).press('ArrowRight');
      await page.waitForURL(/order=newest/u);
      await page.getByText('Essayez un autre mot').waitFor();
      await page.getByRole('radio', { name: 'Date' }).press('ArrowLeft');
      await saving.waitFor();

      await page.goto('/app/thoughts?q=hanche');
      await page.getByText('2 pensées').waitFor();
      await page.setViewportSize(phone);
      await thoughtArticle(page, 'Papa marche').getByText('par les mots et le sens').waitFor();
      await thoughtArticle(page, 'Papa marche').getByRole('link').first().click();
      const near = page.locator('section', { has: page.getByRole('heading', { name: 'Pensées proches' }) });
      await near.getByRole('link', { name: /prothèse/ }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await near.getByRole('link', { name: /prothèse/ }).click();
      await page.getByText('Le chirurgien propose').first().waitFor();

      await near.getByRole('link', { name: /Papa marche/ }).waitFor();
      await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('button', { name: 'Sans IA' }).click();
      await page.getByText('Aucune IA ne lit cette pensée').waitFor();
      await near.waitFor({ state: 'detached' });
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});
