import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { sha256, type ApiClient } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { focusedName, tabTo } from '../kit/keyboard.ts';
import { pictureFile } from '../kit/picture-files.ts';
import { momentOf, openLink, paragraph, words } from './story-thoughts.ts';

/** What each of its pictures shows; nobody said it of the first. */
const alts = ['', 'Le ponton, au petit matin'] as const;

/** A thought with pictures in a story of its own. */
const told = async (page: Page, api: ApiClient) => {
  const [thoughtId, storyId] = [v7(), v7()];
  await api.call('POST', '/thoughts', { body: { thoughtId, content: words[6], language: 'fr', ...momentOf(0) } });
  for (const [at, alt] of alts.entries()) {
    const pictureId = v7();
    const { buffer } = await pictureFile(page, 'lac.jpg', { width: 800 + at * 100, height: 600 });
    await api.uploadPicture(pictureId, 0, buffer);
    await api.call('POST', `/pictures/${pictureId}/seal`, {
      body: { thoughtId, chunks: 1, sha256: sha256(buffer), alt },
    });
  }
  await api.call('POST', '/stories', { body: { storyId, title: 'La corde bleue', thoughtIds: [thoughtId] } });
  const pictures = async () => {
    const { sources = [] } = (await api.call('GET', `/stories/${storyId}`)).body as Readonly<{
      sources?: readonly Readonly<{ pictures: number }>[];
    }>;
    return sources.map((source) => source.pictures);
  };
  await expect.poll(pictures).toEqual([alts.length]);
  return { thoughtId, storyId };
};

e2eSuite('a picture of a thought in a story', ({ person, open }) => {
  it('is chosen by keyboard, seen by readers, and gone from them with its thought', async () => {
    const { page, api } = await person({ viewport: desk });
    const { thoughtId, storyId } = await told(page, api);
    await page.goto(`/app/stories/${storyId}`);
    await tabTo(page, 'Une image d’une pensée');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Image 1' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('radio', { name: 'Image 1' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toBe(alts[1]);
    await sheet.getByText(alts[1], { exact: true }).waitFor();
    await tabTo(page, 'Mettre dans le récit');
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Une image d’une pensée');

    const shown = page.getByLabel('Ce que montre l’image');
    expect(await shown.inputValue()).toBe(alts[1]);
    await shown.fill('Le ponton, à sept heures');
    await page.getByRole('button', { name: 'Un paragraphe' }).click();
    await paragraph(page, 3).fill('De ma main.');
    await page.getByText('Enregistré', { exact: true }).waitFor();
    const picture = (on: Page) => on.getByRole('img', { name: 'Le ponton, à sept heures' });
    await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
    expect(await axeViolations(page)).toEqual([]);

    const path = await openLink(page);
    const reader = await open({ viewport: phone, expected: [/404/u] });
    await reader.goto(path);
    await expect.poll(() => picture(reader).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
    expect(await axeViolations(reader)).toEqual([]);
    const address = (await picture(reader).getAttribute('src')) ?? '';

    expect((await api.call('DELETE', `/thoughts/${thoughtId}`)).status).toBe(200);
    expect((await reader.request.get(address)).status()).toBe(404);
    await reader.reload();
    await reader.getByText('De ma main.').waitFor();
    expect(await reader.getByRole('img').count()).toBe(0);
    await page.reload();
    await page.getByText(/^2 parties sont retirées/u).waitFor();
    expect(await picture(page).count()).toBe(0);
  });
});
