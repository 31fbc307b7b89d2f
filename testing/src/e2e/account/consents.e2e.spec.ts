import { expect, it } from 'vitest';
import { answerAsModel } from '#fakes/answering-model.ts';
import { holdAnswer, startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { writtenThought } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const startServer = async () => {
  const provider = await startScriptedAiProvider();
  provider.script('chat', answerAsModel());
  const models = { ANALYSIS_MODEL: 'un-analyste', TRANSCRIPTION_MODEL: 'une-oreille' };
  const server = await serverProcess({ AI_BASE_URL: provider.url, ...models });
  const remove = () => Promise.all([server.remove(), provider.close()]).then(() => undefined);
  return { ...server, provider, host: new URL(provider.url).origin, remove };
};

const words = {
  fr: {
    title: 'Ce que j’accepte',
    purpose: 'Comprendre mes pensées',
    never: /Jamais accordé/,
    given: /Accordé le/,
    withdrawn: /Repris le .*Rien ne part/,
    takeBack: 'Reprendre cet accord',
    leave: 'Le laisser',
    thought: 'Une brume sur les champs.',
    later: 'La barque au lac.',
    last: 'Le chemin des dunes.',
  },
  en: {
    title: 'What I accept',
    purpose: 'Understanding my thoughts',
    never: /Never accepted/,
    given: /Accepted on/,
    withdrawn: /Taken back on .*Nothing is sent/,
    takeBack: 'Take this consent back',
    leave: 'Keep it',
    thought: 'Mist over the fields.',
    later: 'The boat on the lake.',
    last: 'The path along the dunes.',
  },
} as const;

e2eSuiteOn(startServer)('what is sent elsewhere', ({ person, server }) => {
  it.each(['fr', 'en'] as const)(
    'is asked for on home, and given and taken back with the keyboard (%s)',
    async (language) => {
      const said = words[language];
      const sent = (text: string) =>
        server()
          .provider.requests('chat')
          .filter((request) => request.text.includes(text)).length;
      const { page, api } = await person({ viewport: language === 'fr' ? phone : desk, language, accepts: false });
      const write = (content: string) =>
        api.call('POST', '/thoughts', { body: { ...writtenThought(content), language } });
      await write(said.thought);
      await page.reload();
      await page.getByRole('link', { name: new RegExp(server().host, 'u') }).press('Enter');
      await page.getByRole('heading', { name: said.title }).waitFor();
      const grant = page.getByRole('region', { name: said.purpose });
      await grant.getByText(said.never).waitFor();
      expect(sent(said.thought)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);

      const turn = grant.getByRole('switch', { name: said.purpose });
      await turn.press('Space');
      await grant.getByText(said.given).waitFor();
      await write(said.later);
      await expect.poll(() => sent(said.later), { timeout: 20_000 }).toBeGreaterThan(0);

      await turn.press('Space');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: said.leave }).press('Enter');
      expect(await turn.getAttribute('aria-checked')).toBe('true');
      await turn.press('Space');
      await page.getByRole('button', { name: said.takeBack }).press('Enter');
      await grant.getByText(said.withdrawn).waitFor();
      await write(said.last);
      const newest = async () =>
        ((await api.call('GET', '/thoughts')).body as { items: readonly { receipt: string }[] }).items[0]?.receipt;
      await expect.poll(newest, { timeout: 20_000 }).toBe('analysed');
      expect(sent(said.last)).toBe(0);
    },
  );

  it('is taken back in the middle of a queue of twenty: not one more word leaves, and every thought is read here', async () => {
    const { page, api } = await person({ viewport: desk });
    const marks = Array.from({ length: 20 }, (_, at) => `Le nénuphar ${String.fromCodePoint(97 + at)} du bassin.`);
    const sent = () =>
      server()
        .provider.requests('chat')
        .filter(({ text }) => marks.some((mark) => text.includes(mark))).length;
    const held = holdAnswer(answerAsModel());
    server().provider.script('chat', held.answer);
    for (const content of marks) await api.call('POST', '/thoughts', { body: writtenThought(content) });
    await expect.poll(sent, { timeout: 20_000 }).toBeGreaterThan(0);

    await page.goto('/app/profile/consents');
    const grant = page.getByRole('region', { name: words.fr.purpose });
    await grant.getByRole('switch', { name: words.fr.purpose }).press('Space');
    await page.getByRole('button', { name: words.fr.takeBack }).press('Enter');
    await grant.getByText(words.fr.withdrawn).waitFor();
    const before = sent();
    expect(before).toBeLessThan(marks.length);
    held.release();
    server().provider.script('chat', answerAsModel());
    const read = async () =>
      ((await api.call('GET', '/thoughts?limit=50')).body as { items: readonly { receipt: string }[] }).items.filter(
        ({ receipt }) => receipt === 'analysed',
      ).length;
    await expect.poll(read, { timeout: 60_000 }).toBe(marks.length);
    expect(sent()).toBe(before);
  }, 120_000);
});
