import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { thoughtArticle, writeThought } from '../kit/user-actions.ts';

const startRecording = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Enregistrer une pensée' }).click();
  await page.getByRole('button', { name: 'Terminer et garder' }).waitFor();
};

/** The duration of a thought's audio, in s, as reported by the browser. */
const playedSeconds = async (page: Page): Promise<number> => {
  const url = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const { items } = (await (await fetch('/api/client/thoughts', { headers })).json()) as {
      items: { thoughtId: string }[];
    };
    const ticket = await fetch(`/api/client/thoughts/${items[0]?.thoughtId}/audio-ticket`, { method: 'POST', headers });
    return ((await ticket.json()) as { url: string }).url;
  });
  return page.evaluate(async (source) => {
    const sound = await (await fetch(source)).arrayBuffer();
    return (await new AudioContext().decodeAudioData(sound)).duration;
  }, url);
};

e2eSuite('nothing is lost', ({ person, server }) => {
  const expected = [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/];

  it('when the server is killed during a recording', async () => {
    const { page } = await person({ expected });
    await startRecording(page);
    await page.waitForTimeout(1_500);
    await server().kill();
    await page.waitForTimeout(2_000);
    await page.getByRole('button', { name: 'Terminer et garder' }).click();
    await page.waitForTimeout(500);
    await server().start();
    await expect.poll(() => thoughtArticle(page, /Reçue/).count(), { timeout: 45_000 }).toBe(1);
    expect(await playedSeconds(page)).toBeGreaterThan(3);
  });

  it('when the tab is killed during a recording', async () => {
    const { page } = await person({ expected });
    await startRecording(page);
    await page.waitForTimeout(3_000);
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // Never resolves: the tab crashed.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;

    const again = await page.context().newPage();
    await again.goto('/app');
    await again.getByText('Reprendre où vous en étiez').waitFor({ timeout: 20_000 });
    await again.getByRole('button', { name: 'Garder', exact: true }).click();
    await expect.poll(() => thoughtArticle(again, /Reçue/).count(), { timeout: 30_000 }).toBe(1);
    expect(await playedSeconds(again)).toBeGreaterThan(1.5);
  });

  it('when a thought is typed offline: it is sent once, with its own time', async () => {
    const { page } = await person({ expected, serviceWorkers: 'allow' });
    // Once the page is loaded: from then on nothing may need the network.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await writeThought(page, 'Écrite dans le train, sans réseau.');
    await thoughtArticle(page, 'sans réseau').getByText('Sur cet appareil').first().waitFor();
    await writeThought(page, 'Et une autre, juste après.');
    await page.waitForTimeout(500);
    await page.context().setOffline(false);
    await expect.poll(() => thoughtArticle(page, 'Sur cet appareil').count(), { timeout: 30_000 }).toBe(0);
    await page.reload();
    await thoughtArticle(page, 'sans réseau').waitFor();
    expect(await thoughtArticle(page, 'sans réseau').count()).toBe(1);
    expect(await thoughtArticle(page, 'juste après').count()).toBe(1);
  });

  it('when a page with a draft is reloaded', async () => {
    const { page } = await person();
    await page.getByLabel('Écrire une pensée').fill('À moitié écrite');
    await page.waitForTimeout(600);
    await page.reload();
    await expect.poll(() => page.getByLabel('Écrire une pensée').inputValue()).toBe('À moitié écrite');
  });
});
