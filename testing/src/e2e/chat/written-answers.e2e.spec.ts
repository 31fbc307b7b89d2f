import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { answerAsModel } from '#fakes/answering-model.ts';
import { startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { writtenThought } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { writeThought } from '../kit/user-actions.ts';

const startServer = async () => {
  const provider = await startScriptedAiProvider();
  provider.script('chat', answerAsModel());
  const server = await serverProcess({
    AI_BASE_URL: provider.url,
    CHAT_MODEL: 'un-modele',
    CHAT_TOKENS_PER_DAY: '1000',
  });
  const remove = () => Promise.all([server.remove(), provider.close()]).then(() => undefined);
  return { ...server, provider, host: new URL(provider.url).origin, remove };
};

const keys = 'Papa a laissé les clés dehors hier. Je n’ai rien dit.';
const doctor = 'Demander au docteur pourquoi papa oublie, mais sans le dire comme ça.';

e2eSuiteOn(startServer)('answers a model writes', ({ person, server }) => {
  const ask = async (page: Page, text: string) => {
    await page.getByLabel('Votre question').fill(text);
    await page.getByLabel('Votre question').press('Enter');
    return page.getByRole('article').filter({ hasText: text });
  };
  const accepted = async () => {
    const { page, api } = await person({ viewport: desk });
    for (const content of [keys, doctor])
      await api.call('POST', '/thoughts', { body: { ...writtenThought(content), thoughtId: v7() } });
    await expect.poll(async () => (await api.call('GET', '/thoughts')).body['items']).toHaveLength(2);
    await page.goto('/app/chat/new');
    await page.getByText(`sont envoyées à ${server().host}`).waitFor();
    return page;
  };

  it('are asked for first: until then answers quote, and nothing is sent; then each sentence shows what it rests on', async () => {
    server().provider.script('chat', answerAsModel());
    const { page } = await person({ viewport: desk, accepts: false });
    await writeThought(page, keys);
    await page.goto('/app/chat/new');
    await page.getByRole('heading', { name: 'Où vont vos mots' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const quoted = await ask(page, 'Que laisse papa dehors ?');
    await quoted.getByText('Voici ce que vous avez dit.').waitFor();
    expect(server().provider.requests('chat')).toEqual([]);

    await page.getByRole('button', { name: 'J’accepte' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Où vont vos mots' }).count()).toBe(0);
    const written = await ask(page, 'Où papa oublie ses clés ?');
    await written
      .getByText(/Papa a laissé les clés dehors hier/)
      .first()
      .waitFor();
    await written.getByText('1 pensée parcourue, 1 y répond').waitFor();
    await written.getByRole('link', { name: 'Source 1' }).click();
    expect(await page.evaluate(() => location.hash)).toMatch(/^#source-/);
    expect(await axeViolations(page)).toEqual([]);
    await written.getByRole('link', { name: /Papa a laissé/ }).click();
    await page.waitForURL(/\/app\/thoughts\/./);

    await page.goto('/app/chat/new');
    await page.getByRole('link', { name: 'Ce que j’accepte' }).click();
    await page.getByRole('switch', { name: 'Répondre à mes questions' }).click();
    await page.getByRole('button', { name: 'Reprendre cet accord' }).click();
    await expect
      .poll(() => page.getByRole('switch', { name: 'Répondre à mes questions' }).getAttribute('aria-checked'))
      .toBe('false');
    await page.goto('/app/chat/new');
    await page.getByRole('heading', { name: 'Où vont vos mots' }).waitFor();
  });

  it('appear as they are written, also in a second tab and after a reload; stopped, what came stays; resumed, they are whole', async () => {
    const page = await accepted();
    server().provider.script('chat', answerAsModel({ betweenMs: 20_000 }));
    const first = await ask(page, 'Que disent mes pensées de papa ?');
    await first.getByText('La réponse s’écrit').waitFor();
    await first
      .getByText(/Papa a laissé|Demander au docteur/)
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByText('La réponse s’écrit').waitFor();
    await second.close();
    await page.reload();
    await page.getByText('La réponse s’écrit').waitFor();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await first.getByText('Arrêtée par vous').waitFor();
    expect(await first.getByRole('link', { name: 'Source 1' }).count()).toBe(1);
    server().provider.script('chat', answerAsModel());
    await first.getByRole('button', { name: 'Reprendre la réponse' }).click();
    await first.getByText('2 pensées parcourues, 2 y répondent').waitFor();
    expect(await first.getByRole('link', { name: 'Source 2' }).count()).toBe(1);
  });

  it('that break off say so and keep their beginning; none that answers is said plainly', async () => {
    const page = await accepted();
    server().provider.script('chat', answerAsModel({ breaksAfter: 1, betweenMs: 200 }));
    const question = await ask(page, 'Que disent mes pensées de papa ?');
    await question.getByText("Désolé, j'ai rencontré une erreur. Veuillez réessayer.").waitFor();
    await question.getByText('L’IA s’est interrompue').waitFor();
    expect(await question.getByRole('link', { name: 'Source 1' }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    server().provider.script('chat', answerAsModel());
    await question.getByRole('button', { name: 'Réessayer' }).click();
    await question.getByText('2 y répondent').waitFor();
    const none = await ask(page, 'Comment s’appelle le médecin de papa ?');
    await none.getByText('Rien dans vos pensées').waitFor();
    await none.getByText('aucune n’y répond').waitFor();
  });
});
