import { expect, it } from 'vitest';
import { answerAsModel } from '#fakes/answering-model.ts';
import { answerJson, startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { writtenThought } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const startServer = async () => {
  const provider = await startScriptedAiProvider();
  provider.script('chat', answerAsModel());
  provider.script('transcription', answerJson(200, { text: 'La barque.', segments: [], words: [] }));
  const models = { ANALYSIS_MODEL: 'un-analyste', TRANSCRIPTION_MODEL: 'une-oreille' };
  const server = await serverProcess({ AI_BASE_URL: provider.url, ...models });
  const remove = () => Promise.all([server.remove(), provider.close()]).then(() => undefined);
  return { ...server, provider, host: new URL(provider.url).origin, remove };
};

const words = {
  fr: {
    thoughts: ['Une brume sur les champs.', 'Le chemin des dunes.', 'La barque au lac.'],
    none: /^Rien n’est parti/,
    text: /^Un texte, .* caractères$/,
    given: 'Accord donné par vous',
    consents: 'Accords',
    texts: 'Textes',
    counted: /envois depuis le/,
    link: 'Voir la pensée',
    download: 'Le registre, signé',
    stop: /^Ne plus filtrer/,
  },
  en: {
    // The fake model answers in French.
    thoughts: ['Le phare dans la nuit.', 'La rive et ses galets.', 'Un vent du nord.'],
    none: /^Nothing has left/,
    text: /^A text, .* characters$/,
    given: 'Consent given by you',
    consents: 'Consents',
    texts: 'Texts',
    counted: /sendings since/,
    link: 'See the thought',
    download: 'The ledger, signed',
    stop: /^Stop filtering/,
  },
} as const;

e2eSuiteOn(startServer)('the ledger of what was sent', ({ person, server }) => {
  it.each(['fr', 'en'] as const)(
    'has each sending and each consent, filtered, linked and downloaded (%s)',
    async (language) => {
      const said = words[language];
      const { page, api } = await person({ viewport: language === 'fr' ? phone : desk, language });
      for (const content of said.thoughts)
        await api.call('POST', '/thoughts', { body: { ...writtenThought(content), language: 'fr' } });
      const total = async () =>
        ((await api.call('GET', '/sendings')).body as { counts: { total: number } }).counts.total;
      const onWire = () =>
        server()
          .provider.requests('chat')
          .filter(({ text }) => said.thoughts.some((one) => text.includes(one))).length;
      const analysed = async () =>
        ((await api.call('GET', '/thoughts')).body as { items: readonly { receipt: string }[] }).items.filter(
          ({ receipt }) => receipt === 'analysed',
        ).length;
      await expect.poll(analysed, { timeout: 20_000 }).toBe(said.thoughts.length);
      const sent = onWire();
      expect(sent).toBeGreaterThanOrEqual(3);
      await expect.poll(total, { timeout: 20_000 }).toBe(sent);

      await page.goto('/app/profile/consents');
      await expect.poll(() => page.getByRole('heading', { name: said.text }).count(), { timeout: 10_000 }).toBe(sent);
      expect(await page.getByRole('heading', { name: said.given }).count()).toBeGreaterThan(0);
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('button', { name: said.texts }).press('Enter');
      await expect.poll(() => page.getByRole('heading', { name: said.given }).count()).toBe(0);
      await page.reload();
      await expect.poll(() => page.getByRole('heading', { name: said.text }).count(), { timeout: 10_000 }).toBe(sent);
      await page.getByRole('button', { name: said.counted }).press('Enter');
      await page.getByRole('button', { name: said.stop }).press('Enter');

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: said.download }).press('Enter');
      expect((await downloading).suggestedFilename()).toMatch(/^ecrin-registre-.*\.zip$/);
      await page.getByRole('link', { name: said.link }).first().press('Enter');
      await page.waitForURL(/\/app\/thoughts\//);
    },
  );

  it('says so when nothing was sent', async () => {
    const { page } = await person({ viewport: phone, language: 'fr', accepts: false });
    await page.goto('/app/profile/consents');
    await page.getByText(words.fr.none).waitFor();
    expect(server().provider.requests('transcription')).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
});
