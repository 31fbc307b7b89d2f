import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { silence } from '#kits/silence.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { startRecording, waitUntilStored } from '../kit/recording.ts';
import { thoughtArticle, toast } from '../kit/user-actions.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const speak = async (page: Page, start: string): Promise<void> => {
  await startRecording(page, start);
  await waitUntilStored(page, 1);
  await press(page, 'Terminer et garder');
};
const thoughtIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const recordings = (page: Page) => page.getByRole('list', { name: 'Enregistrements' }).getByRole('listitem');

/** A thought of one recording, open on its page. */
const openSpoken = async (page: Page): Promise<void> => {
  await speak(page, 'Enregistrer une pensée');
  await expect.poll(() => thoughtArticle(page, /vocale/).count()).toBe(1);
  await thoughtArticle(page, /vocale/)
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/app\/thoughts\/./);
};

e2eSuite('append a recording', ({ person }) => {
  it('to a thought from its page, by microphone and from a file, and plays the second part', async () => {
    const { page, api } = await person();
    await openSpoken(page);
    await speak(page, 'Ajouter un enregistrement');
    await expect.poll(() => recordings(page).count()).toBe(2);
    // Its length is known once it is measured.
    await recordings(page).nth(0).getByText(/\d\ss/).waitFor();
    const { body } = await api.call('GET', `/thoughts/${thoughtIdOf(page)}`);
    const { parts } = body['audio'] as Readonly<{ parts: readonly Readonly<{ recordingId: string }>[] }>;
    const requested = page.waitForRequest(/\/audio\/.+recording=/);
    await page.getByRole('button', { name: 'Écouter l’enregistrement 2' }).click();
    expect((await requested).url()).toContain(`recording=${parts[1]?.recordingId}`);
    const heard = async (): Promise<number> => Number(await page.getByRole('slider').inputValue());
    await expect.poll(heard).toBeGreaterThanOrEqual(1);

    await page
      .getByLabel('Importer un audio')
      .setInputFiles({ name: 'voix.wav', mimeType: 'audio/wav', buffer: silence() });
    await expect.poll(() => recordings(page).count()).toBe(3);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger l’enregistrement 3' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^ecrin-\d{4}-\d{2}-\d{2}-3\.wav$/);
  });

  it('offline waits on the page of its thought; for a thought deleted meanwhile it becomes one of its own', async () => {
    const { page, api } = await person({ expected: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/] });
    await openSpoken(page);
    await page.getByRole('button', { name: 'Ajouter un enregistrement' }).waitFor();
    await page.context().setOffline(true);
    await speak(page, 'Ajouter un enregistrement');
    await page
      .getByText(/Enregistrement ajouté à une pensée/)
      .first()
      .waitFor();
    await api.call('DELETE', `/thoughts/${thoughtIdOf(page)}`);
    await page.context().setOffline(false);
    await toast(
      page,
      'Cette pensée a été supprimée. Votre enregistrement est gardé comme une nouvelle pensée.',
    ).waitFor();
    await page.goto('/app');
    await expect.poll(() => thoughtArticle(page, /vocale/).count()).toBe(1);
  });
});
