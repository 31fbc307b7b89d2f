import { expect, it } from 'vitest';
import { embeddingModel } from '#kits/embedding-model.ts';
import { languageModel } from '#kits/language-model.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { writeThought } from '../kit/user-actions.ts';

const missing = languageModel.missing ?? embeddingModel.missing;
const suite = e2eSuiteOn(() =>
  serverProcess({ LANGUAGE_MODEL: languageModel.file, EMBEDDING_MODEL_FILE: embeddingModel.file }),
);

suite(`models on this machine${missing === null ? '' : ` (${missing})`}`, ({ person }) => {
  const words = 'Le technicien n’est pas venu. La box est encore en panne, une journée de congé gâchée.';

  it.skipIf(missing !== null)(
    'a thought is understood in its own words, and a question about it opens it; nothing leaves the server',
    { timeout: 300_000 },
    async () => {
      const { page, api } = await person({ viewport: desk });
      await writeThought(page, words);
      const card = async () => {
        const { items } = (await api.call('GET', '/thoughts')).body as {
          items: readonly Readonly<{ thoughtId: string; tags: readonly string[]; category: string | null }>[];
        };
        return items[0];
      };
      await expect
        .poll(async () => (await card())?.tags.length, { timeout: 200_000, interval: 500 })
        .toBeGreaterThan(0);
      for (const tag of (await card())?.tags ?? []) expect(words.toLowerCase()).toContain(tag.toLowerCase());

      await page.goto('/app/chat/new');
      await page.getByText('Rien ne quitte ce serveur').first().waitFor();
      await page.getByLabel('Votre question').fill('Qui n’est pas venu pour la box ?');
      await page.keyboard.press('Enter');
      // A model this small does not pass its measure: it quotes, and says nothing of its own.
      await page.getByText('Voici ce que vous avez dit.').waitFor({ timeout: 60_000 });
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('article').getByRole('link').first().click();
      await page.waitForURL(/\/app\/thoughts\/[\da-f-]+/u);
      await page.getByText('Le technicien n’est pas venu.').first().waitFor();
    },
  );
});
