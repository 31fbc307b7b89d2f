import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { speechAssets } from '#kits/speech-assets.ts';
import { errorsOf, newContext, openBrowser } from './browser.ts';
import { startRecording, waitUntilStored } from './recording.ts';
import { thoughtArticle, openThought, register } from './user-actions.ts';

/** Words of the recording that every engine tried so far has transcribed correctly. */
const stable = /sourdine|sordine|volume/;
export const spokenFile = speechAssets.files.find(({ file }) => file.endsWith('conf-usermenu.wav'))?.file ?? '';

/** Plays the recording into the page, waits for its words, clicks one, and expects the audio to play from there. `accepts`: that it is sent to the server's provider. */
export const checkTranscriptionAndPlayback = async (
  url: string,
  { accepts = false }: Readonly<{ accepts?: boolean }> = {},
): Promise<void> => {
  const browser = await openBrowser({ microphone: spokenFile });
  try {
    const context = await newContext(browser, { baseURL: url });
    const errors = errorsOf(context);
    const page = await context.newPage();
    await register(page);
    if (accepts) await acceptTranscription(page);
    await startRecording(page);
    await waitUntilStored(page, 9);
    await page.getByRole('button', { name: 'Terminer et garder' }).click();

    await thoughtArticle(page, stable).waitFor({ timeout: 90_000 });
    await openThought(page, stable);
    const words = page.locator('[data-at]');
    await words.first().waitFor();
    const seconds = await words.evaluateAll((all) => all.map((word) => Number(word.getAttribute('data-at')) / 1000));
    // Where in the recording the page begins to listen is chance: any word may be the first one.
    const later = seconds.findIndex((at) => at >= 1);
    const second = Math.floor(seconds[later] ?? 0);
    await words.nth(later).click();
    const heard = async (): Promise<number> => Number(await page.getByRole('slider').inputValue());
    await expect.poll(heard).toBeGreaterThanOrEqual(second);
    expect(await heard()).toBeLessThanOrEqual(second + 3);
    expect(second).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
};

const acceptTranscription = async (page: Page): Promise<void> => {
  await page.goto('/app/profile/consents');
  const consent = page.getByRole('region', { name: 'Transcrire ma voix' });
  await consent.getByRole('switch').press('Space');
  await consent.getByText(/Accordé le/).waitFor();
  await page.goto('/app');
};
