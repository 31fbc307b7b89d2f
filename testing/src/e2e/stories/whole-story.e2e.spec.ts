import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { answerJson } from '#fakes/scripted-ai-provider.ts';
import { sha256, type ApiClient } from '#kits/api-client.ts';
import { readPdf } from '#kits/files/read-pdf.ts';
import { readZip } from '#kits/files/read-zip.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { focusedName } from '../kit/keyboard.ts';
import { scriptedProvider } from '../kit/scripted-provider.ts';
import {
  answerDraft,
  beginStory,
  closeLink,
  keepThoughts,
  momentOf,
  openLink,
  paragraph,
  words,
} from './story-thoughts.ts';

const provider = scriptedProvider();

const written = words.slice(0, 9);
/** A voice that reads: of anything else nothing is transcribed. */
const voice = readFileSync(new URL('../../../../server/assets/spoken-sample.wav', import.meta.url));
const said = 'Dimanche, il racontera la corde.';
const heard = said.split(' ').map((word, at) => ({ word, start: at / 2, end: at / 2 + 0.4 }));
const draft = answerDraft(
  [
    ['Les clés étaient dehors, dans la serrure.', 1],
    ['Le médecin a demandé depuis quand.', 2],
  ],
  [['Le muret à cinq heures, la barque des voisins.', 3, 4]],
);

/** The tenth thought, spoken; returns once its words are there. */
const speak = async (api: ApiClient): Promise<void> => {
  const [recordingId, thoughtId] = [v7(), v7()];
  await api.upload(recordingId, 0, voice);
  await api.call('POST', `/recordings/${recordingId}/seal`, {
    body: { thoughtId, chunks: 1, sha256: sha256(voice), durationMs: 3_548, language: 'fr', ...momentOf(9) },
  });
  await expect
    .poll(async () => (await api.call('GET', `/thoughts/${thoughtId}`)).body['content'], { timeout: 60_000 })
    .toBe(said);
};

/** Takes what a click downloads. */
const download = async (page: Page, name: string): Promise<Buffer> => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .click(),
  ]);
  return readFile(await saved.path());
};
const oneLine = (text: readonly string[]): string => text.join(' ').replaceAll(/\s+/gu, ' ');

const addPicture = async (page: Page): Promise<void> => {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.locator('input[type=file]').setInputFiles({ name: 'lac.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Ce que montre l’image').fill('Le ponton au petit matin');
  await page.getByLabel('Légende').fill('Au lac');
};

/** Its first two words alone. */
const addPassage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Un passage parlé' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('racontera', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const last = sheet.getByLabel('Dernier mot');
  await last.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => last.getAttribute('aria-valuetext')).toBe('il');
  await sheet.getByRole('button', { name: 'Mettre dans le récit' }).click();
  expect(await page.getByLabel(/^Mots du passage/u).inputValue()).toBe('Dimanche, il');
};

const start = () => serverProcess({ ...provider.settings(), TRANSCRIPTION_MODEL: 'une-oreille' });

e2eSuiteOn(start)('a whole story', ({ person, open }) => {
  it('ten thoughts become a story with a draft, a picture and a passage, a book, and a page that is gone once its link is closed', async () => {
    const segments = [{ text: said, start: 0, end: 2.5, avg_logprob: -0.1, no_speech_prob: 0 }];
    provider.script('transcription', answerJson(200, { text: said, segments, words: heard }));
    const { page, api } = await person({ viewport: desk });
    await keepThoughts(api, written);
    await speak(api);
    await beginStory(page);

    provider.script('chat', draft);
    await page.getByRole('button', { name: 'Composer un brouillon' }).click();
    await page.getByRole('button', { name: 'Composer', exact: true }).click();
    await page.getByText(/^2 paragraphes composés d’après 10 pensées/u).waitFor();
    await expect.poll(() => paragraph(page, 1).inputValue()).toMatch(/^Les clés étaient dehors.*depuis quand\.$/u);
    await page.getByRole('button', { name: 'Source 4' }).first().click();
    await page.getByRole('dialog').getByText('La barque des voisins.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedName(page)).toBe('Source 4');

    await paragraph(page, 2).fill('Le muret, à cinq heures. À moi 🙂.');
    await addPicture(page);
    await addPassage(page);
    await page.getByText('Enregistré', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Accepter le brouillon' }).click();
    await page.getByRole('button', { name: 'Composer un brouillon' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'En PDF ou EPUB' }).click();
    expect(await axeViolations(page)).toEqual([]);
    const book = await readPdf(await download(page, 'PDF'));
    const said10 = [
      'La corde bleue',
      'Les clés étaient dehors',
      'À moi 🙂.',
      'Au lac',
      'Dimanche, il Dit à voix haute',
    ];
    for (const part of said10) expect(oneLine(book.text)).toContain(part);
    expect(book.alts).toEqual(['Le ponton au petit matin']);
    const epub = readZip(await download(page, 'EPUB'));
    const xhtml = [...epub].map(([name, bytes]) => (name.endsWith('.xhtml') ? bytes.toString() : '')).join('');
    expect(xhtml).toContain('<p dir="auto">Dimanche, il</p>');
    expect([...epub.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect.poll(() => focusedName(page)).toBe('Autres actions');

    const path = await openLink(page, 'Laisser garder en livre');
    const reader = await open({ viewport: phone, expected: [/404/u] });
    await reader.goto(path);
    await reader.getByRole('heading', { name: 'La corde bleue' }).waitFor();
    await reader.getByText('À moi 🙂.').waitFor();
    const picture = reader.getByRole('img', { name: 'Le ponton au petit matin' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(desk.width);
    const audio = reader.locator('audio');
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeLessThan(1.5);
    expect(oneLine((await readPdf(await download(reader, 'PDF'))).text)).toContain('À moi 🙂.');
    expect(await axeViolations(reader)).toEqual([]);
    const [image, sound] = [await picture.getAttribute('src'), await audio.getAttribute('src')];

    await closeLink(page);
    for (const file of [image, sound]) expect((await reader.request.get(file ?? '')).status()).toBe(404);
    await reader.reload();
    await reader.getByRole('heading', { name: 'Ce récit a été refermé' }).waitFor();
    expect(await reader.content()).not.toContain('À moi');
  });
});
