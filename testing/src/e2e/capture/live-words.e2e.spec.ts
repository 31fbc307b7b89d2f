import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingSpeechAssetsNote, speechAssets } from '#kits/speech-assets.ts';
import { spokenWithPauses } from '#kits/spoken-wav.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { errorsOf, newContext, noBrowser, openBrowser } from '../kit/browser.ts';
import { startRecording, waitUntilStored } from '../kit/recording.ts';
import { openThought, register, thoughtArticle } from '../kit/user-actions.ts';

const missing = noBrowser ?? speechAssets.missing;
/** Words of each recording that the model has understood in every run so far. */
const spoken = [
  { file: 'confbridge-lock-no-join.wav', words: /conférence/iu },
  { file: 'feature-not-avail-line.wav', words: /disponible/iu },
] as const;

describe.skipIf(missing !== null)(`words appear while one speaks${missingSpeechAssetsNote}`, () => {
  let [dir, server, browser] = ['', null as Awaited<ReturnType<typeof serverProcess>> | null, null as Browser | null];

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ecrin-live-words-'));
    const microphone = join(dir, 'speech.wav');
    await writeFile(
      microphone,
      spokenWithPauses(
        spoken.map(({ file }) => file),
        2,
      ),
    );
    server = await serverProcess({ SPEECH_MODEL_DIR: speechAssets.modelDir });
    browser = await openBrowser({ microphone });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    await rm(dir, { recursive: true, force: true });
  });

  const openPage = async () => {
    if (!server || !browser) throw new Error('not started');
    const context = await newContext(browser, { baseURL: server.url });
    const page = await context.newPage();
    await register(page);
    return { context, page, errors: errorsOf(context) };
  };
  const wordsIn = (page: Page) => page.getByRole('log', { name: 'Vos mots' });

  it('after each pause, each once, and they are the transcript', async () => {
    const { context, page, errors } = await openPage();
    await startRecording(page);
    const words = wordsIn(page);
    await expect.poll(() => words.textContent(), { timeout: 30_000 }).toMatch(spoken[0].words);
    const first = (await words.textContent()) ?? '';
    expect(await page.getByText('Enregistrement', { exact: true }).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => words.textContent(), { timeout: 30_000 }).toMatch(spoken[1].words);
    const shown = (await words.textContent()) ?? '';
    expect(shown.startsWith(first)).toBe(true);

    await page.getByRole('button', { name: 'Terminer et garder' }).click();
    await thoughtArticle(page, spoken[1].words).waitFor({ timeout: 30_000 });
    await openThought(page, spoken[1].words);
    await page.locator('[data-at]').first().waitFor();
    const transcript = (await page.locator('[data-at]').allTextContents()).join(' ');
    const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
    expect(flat(transcript)).toContain(flat(shown));
    expect(errors).toEqual([]);
    await context.close();
  }, 180_000);

  it('not where they are turned off on this device; the recorder works as without', async () => {
    const { context, page } = await openPage();
    await page.goto('/app/profile/display');
    await page.getByRole('group', { name: 'Mots pendant l’enregistrement' }).getByText('Masqués').click();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/words') && asked.push(request.url()));
    await page.goto('/app');
    await startRecording(page);
    await waitUntilStored(page, 8);
    expect(await wordsIn(page).count()).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Terminer et garder' }).click();
    await thoughtArticle(page, spoken[0].words).waitFor({ timeout: 60_000 });
    await context.close();
  }, 180_000);
});
