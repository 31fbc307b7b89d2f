import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { answerAsModel } from '#fakes/answering-model.ts';
import { startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { acceptEverything } from '#kits/accept-everything.ts';
import { writtenThought } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const startServer = async () => {
  const provider = await startScriptedAiProvider();
  provider.script('chat', answerAsModel());
  const server = await serverProcess();
  const remove = () => Promise.all([server.remove(), provider.close()]).then(() => undefined);
  return { ...server, provider, remove };
};

const thoughts = [
  'Le sentier descend vers la crique sous les pins, et la résine colle aux doigts tout du long.',
  'Ma voisine chante le soir derrière la cloison, et c’est toujours la même valse que je ne connais pas.',
];

e2eSuiteOn(startServer)('earlier thoughts', ({ person, server }) => {
  it('are read again once there is a better model, and as before when that is undone', async () => {
    const { page, api } = await person({ viewport: desk, expected: [/ERR_CONNECTION|WebSocket/u] });
    for (const content of thoughts)
      await api.call('POST', '/thoughts', { body: { ...writtenThought(content), thoughtId: v7() } });
    const shown = async (field: 'mood' | 'title') => {
      const { items } = (await api.call('GET', '/thoughts')).body as {
        items: readonly Readonly<{ mood: string | null; title: string | null }>[];
      };
      return items.map((item) => item[field]);
    };
    // Word lists read them first.
    await expect.poll(async () => (await shown('title')).filter((title) => title !== null)).toHaveLength(2);
    expect(await shown('mood')).toEqual([null, null]);
    await page.goto('/app/profile/rereading');
    await page.getByText(/^Rien à relire/u).waitFor();
    expect(await page.getByRole('button', { name: 'Les relire' }).count()).toBe(0);

    await server().stop();
    await server().start({ AI_BASE_URL: server().provider.url, ANALYSIS_MODEL: 'un-modele' });
    await acceptEverything(api);
    await expect.poll(async () => (await api.call('GET', '/rereadings')).body['thoughts']).toBe(2);
    await page.goto('/app/profile/rereading');
    await page.getByText('2 pensées ont été lues avec moins de finesse').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Les relire' }).click();
    await page.getByText(/^2 pensées relues le \d\d\/\d\d\/\d{4}\.$/u).waitFor();
    expect(await shown('mood')).toEqual(['calm', 'calm']);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Annuler la relecture' }).click();
    await expect.poll(() => shown('mood')).toEqual([null, null]);
    await page.getByText('2 pensées ont été lues avec moins de finesse').waitFor();
  });
});
