import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { silence } from '#kits/silence.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { startRecording, waitUntilCounted, waitUntilStored } from '../kit/recording.ts';
import { thoughtArticle } from '../kit/user-actions.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectReceived = (page: Page) => expect.poll(() => thoughtArticle(page, /Reçue/).count()).toBe(1);

e2eSuite('capture', ({ person }) => {
  it('a recording pauses, continues while other pages are open, and is finished from its bar', async () => {
    const { page } = await person();
    await startRecording(page);
    await waitUntilStored(page, 1);
    await press(page, 'Pause');
    await page.getByText('En pause').first().waitFor();
    await press(page, 'Reprendre');
    await press(page, 'Réduire');
    await page.getByRole('link', { name: 'Profil', exact: true }).last().click();
    await page.waitForURL('/app/profile');
    await waitUntilCounted(page, 2);
    await press(page, 'Terminer et garder');
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await expectReceived(page);
  });

  it('a discarded recording is restored, even by a late undo', async () => {
    const { page } = await person();
    await startRecording(page);
    await waitUntilStored(page, 1);
    await press(page, 'Jeter');
    const undo = page.getByRole('button', { name: 'Annuler', exact: true });
    await undo.hover();
    await page.waitForTimeout(8_500);
    await undo.click();
    await page.getByText('Enregistrement gardé').waitFor();
    await expectReceived(page);
  });

  it('an audio file becomes a thought; an empty one and another type are refused with a reason', async () => {
    const { page } = await person();
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/wav', buffer });
    await choose('vide.wav', Buffer.alloc(0));
    await page.getByText('« vide.wav » est vide', { exact: false }).waitFor();
    await choose('notes.wav', Buffer.from('Ceci est un texte, pas un son.'));
    await page.getByText('« notes.wav » n’est pas un son reconnu', { exact: false }).waitFor();
    await choose('voix.wav', silence());
    await page.getByText('Audio gardé sur cet appareil').waitFor();
    await expectReceived(page);
  });
});
