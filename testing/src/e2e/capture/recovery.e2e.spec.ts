import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { startRecording, waitUntilStored } from '../kit/recording.ts';
import { thoughtArticle, writeThought } from '../kit/user-actions.ts';

/** The duration of the audio of one's only thought, in s, as reported by the browser. */
const playedSeconds = async (page: Page, api: ApiClient): Promise<number> => {
  // Received is not yet listed.
  const thought = await pollUntil(async () => {
    const { items } = (await api.call('GET', '/thoughts')).body as Readonly<{
      items: readonly { thoughtId: string }[];
    }>;
    return items[0];
  });
  const { body } = await api.call('POST', `/thoughts/${thought.thoughtId}/audio-ticket`);
  return page.evaluate(async (source) => {
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`the sound answered ${answer.status}`);
    return (await new AudioContext().decodeAudioData(await answer.arrayBuffer())).duration;
  }, String(body['url']));
};

e2eSuite('nothing is lost', ({ person, server }) => {
  const expected = [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/];

  it('when the server is killed during a recording', async () => {
    const { page, api } = await person({ expected });
    await startRecording(page);
    await waitUntilStored(page, 1);
    await server().kill();
    await waitUntilStored(page, 4);
    await page.getByRole('button', { name: 'Terminer et garder' }).click();
    await thoughtArticle(page, 'Sur cet appareil').waitFor();
    await server().start();
    await expect.poll(() => thoughtArticle(page, /Reçue/).count(), { timeout: 45_000 }).toBe(1);
    expect(await playedSeconds(page, api)).toBeGreaterThan(3);
  });

  it('when the tab is killed during a recording', async () => {
    const { page, api } = await person({ expected });
    await startRecording(page);
    await waitUntilStored(page, 2);
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // Never resolves: the tab crashed.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;

    const again = await page.context().newPage();
    await again.goto('/app');
    await again.getByText('Reprendre où vous en étiez').waitFor();
    await again.getByRole('button', { name: 'Garder', exact: true }).click();
    await expect.poll(() => thoughtArticle(again, /Reçue/).count()).toBe(1);
    expect(await playedSeconds(again, api)).toBeGreaterThan(1.5);
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
    await thoughtArticle(page, 'juste après').getByText('Sur cet appareil').first().waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => thoughtArticle(page, 'Sur cet appareil').count()).toBe(0);
    await page.reload();
    await thoughtArticle(page, 'sans réseau').waitFor();
    expect(await thoughtArticle(page, 'sans réseau').count()).toBe(1);
    expect(await thoughtArticle(page, 'juste après').count()).toBe(1);
  });

  it('when a page with a draft is reloaded', async () => {
    const { page } = await person();
    await page.getByLabel('Écrire une pensée').fill('À moitié écrite');
    await page.reload();
    await expect.poll(() => page.getByLabel('Écrire une pensée').inputValue()).toBe('À moitié écrite');
  });
});
