import { expect, it } from 'vitest';
import { embeddingModel } from '#kits/embedding-model.ts';
import { languageModel } from '#kits/language-model.ts';
import { noLocalAiServer, startLocalAiServer } from '#servers/local-ai-server.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn, type E2eContext } from '../kit/e2e-suite.ts';
import { writeThought } from '../kit/user-actions.ts';

const words = 'Le technicien n’est pas venu. La box est encore en panne, une journée de congé gâchée.';
const patience = { timeout: 300_000 };

/** With models this small the answer quotes: they do not pass their measure. */
const understandAndAsk = async ({ person }: Pick<E2eContext<never>, 'person'>): Promise<void> => {
  const { page, api } = await person({ viewport: desk });
  await writeThought(page, words);
  const tags = async () => {
    const { items } = (await api.call('GET', '/thoughts')).body as { items: readonly { tags: readonly string[] }[] };
    return items[0]?.tags ?? [];
  };
  await expect.poll(async () => (await tags()).length, { timeout: 200_000, interval: 500 }).toBeGreaterThan(0);
  for (const tag of await tags()) expect(words.toLowerCase()).toContain(tag.toLowerCase());

  await page.goto('/app/chat/new');
  await page.getByText('Rien ne quitte ce serveur').first().waitFor();
  await page.getByLabel('Votre question').fill('Qui n’est pas venu pour la box ?');
  await page.keyboard.press('Enter');
  await page.getByText('Voici ce que vous avez dit.').waitFor({ timeout: 120_000 });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/app\/thoughts\/[\da-f-]+/u);
  await page.getByText('Le technicien n’est pas venu.').first().waitFor();
};

/** The weights are few: what is checked is that the contract holds, and that every line leads to what was read. */
const readByOrb = async ({ person }: Pick<E2eContext<never>, 'person'>): Promise<void> => {
  const { page } = await person({ viewport: desk });
  await writeThought(page, words);
  await page.goto('/app/orbs');
  await page.getByRole('link', { name: 'Trois gestes', exact: true }).click();
  await page.getByRole('link', { name: 'Lire', exact: true }).click();
  await page.getByRole('button', { name: 'Lire cette pensée' }).click();
  await page.getByText('Lu par l’IA', { exact: false }).waitFor({ timeout: 200_000 });
  const items = page.getByRole('list', { name: 'Choses à faire' }).getByRole('listitem');
  expect(await items.count()).toBeLessThanOrEqual(3);
  expect(await items.first().getByRole('link').count()).toBeGreaterThan(0);
  await page.getByRole('list', { name: 'Les pensées citées' }).getByRole('link').first().click();
  await page.waitForURL(/\/app\/thoughts\/[\da-f-]+/u);
};

const missing = languageModel.missing ?? embeddingModel.missing;
e2eSuiteOn(() => serverProcess({ LANGUAGE_MODEL: languageModel.file, EMBEDDING_MODEL_FILE: embeddingModel.file }))(
  `models on this machine${missing === null ? '' : ` (${missing})`}`,
  ({ person }) => {
    it.skipIf(missing !== null)(
      'a thought is understood in its own words, and a question about it opens it; nothing leaves the server',
      patience,
      () => understandAndAsk({ person }),
    );
    it.skipIf(missing !== null)('an orb reads it, keeps its contract, and leads back to it', patience, () =>
      readByOrb({ person }),
    );
  },
);

/** It fetches a model of its own: only where one was fetched before. */
const noEndpoint = noLocalAiServer ?? languageModel.missing;
const startBesideEndpoint = async () => {
  const provider = noEndpoint === null ? await startLocalAiServer('0.5b') : null;
  const server = await serverProcess({
    ...(provider && {
      AI_BASE_URL: provider.baseUrl,
      ANALYSIS_MODEL: 'qwen2.5-coder-0.5b-instruct-q4',
      EMBEDDING_MODEL: 'multilingual-e5-small',
    }),
  });
  const remove = async () => {
    await server.remove();
    provider?.stop();
  };
  return { ...server, provider, remove };
};
e2eSuiteOn(startBesideEndpoint)(
  `models of a real OpenAI-compatible server${noEndpoint === null ? '' : ` (${noEndpoint})`}`,
  ({ person, server }) => {
    it.skipIf(noEndpoint !== null)(
      'a thought is understood in its own words, and a question about it opens it',
      patience,
      async ({ skip }) => {
        if (server().provider === null) skip('the server could not be started here');
        await understandAndAsk({ person });
      },
    );
    it.skipIf(noEndpoint !== null)(
      'an orb reads it, keeps its contract, and leads back to it',
      patience,
      async ({ skip }) => {
        if (server().provider === null) skip('the server could not be started here');
        await readByOrb({ person });
      },
    );
  },
);
