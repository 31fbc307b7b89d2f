import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { readPdf } from '#kits/files/read-pdf.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';

const first = 'L’année a une odeur de bois coupé.';
const told = [first, 'On a nagé dans le lac jusqu’à la bouée.'];

const write = async (api: ApiClient): Promise<void> => {
  for (const [at, content] of told.entries()) {
    const occurredAt = `2025-0${at + 2}-09T09:00:00.000Z`;
    const body = { thoughtId: v7(), content, occurredAt, timeZone: 'Europe/Paris', language: 'fr' };
    expect((await api.call('POST', '/thoughts', { body })).status).toBe(200);
  }
};

const poster = (page: Page) => page.getByRole('img', { name: /^Affiche de votre année 2025/u });

const download = async (page: Page, act: () => Promise<void>): Promise<readonly [Download, Buffer]> => {
  const [saved] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()]);
  return [saved, await readFile(await saved.path())];
};

/** `size`: in pixels. `density`: how many on a metre. */
const readPng = (png: Buffer) => ({
  kind: png.subarray(1, 4).toString(),
  size: [png.readUInt32BE(16), png.readUInt32BE(20)],
  density: png.readUInt32BE(png.indexOf('pHYs') + 4),
});

/** What a page of a PDF measures, in points. */
const pageSize = (pdf: Buffer) =>
  /\/MediaBox \[0 0 (?<width>[\d.]+) (?<height>[\d.]+)\]/u
    .exec(pdf.toString('latin1'))
    ?.slice(1, 3)
    .map((side) => Math.round(Number(side)));

e2eSuite('the poster of a year', ({ person }) => {
  it('is made by keyboard alone, of the size that is said, and nothing of it is sent', async () => {
    const { page, api } = await person({ viewport: desk });
    await write(api);
    await page.goto('/app/year/2025');
    await page.getByRole('link', { name: 'En faire une affiche' }).press('Enter');
    await poster(page).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

    await page.getByRole('radio', { name: 'Papier' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => poster(page).getAttribute('data-ground')).toBe('velvet');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => poster(page).getAttribute('viewBox')).toBe('0 0 420 297');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('La rentrée sentait la colle');
    await poster(page).getByText('La rentrée sentait la colle').waitFor();
    await page.getByRole('button', { name: first }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await poster(page).getByText('Essai').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const [pdfFile, pdf] = await download(page, () => page.keyboard.press('Enter'));
    expect(pdfFile.suggestedFilename()).toBe('affiche-2025.pdf');
    expect(pageSize(pdf)).toEqual([1191, 842]);
    const { text, alts, language } = await readPdf(pdf);
    expect(text).toHaveLength(1);
    expect(text[0]).toMatch(/2025.*La rentrée sentait la colle.*2\spensées/su);
    expect(text[0]).not.toContain('Essai');
    expect(alts.join('')).toMatch(/^Affiche de votre année 2025\. Les 2 pensées de 2025/u);
    expect(language).toBe('fr');

    await page.keyboard.press('Tab');
    const [pngFile, png] = await download(page, () => page.keyboard.press('Enter'));
    expect(pngFile.suggestedFilename()).toBe('affiche-2025.png');
    expect(readPng(png)).toEqual({ kind: 'PNG', size: [5_040, 3_564], density: 12_000 });
    expect(sent).toEqual([]);
  });

  it('is 30 × 60 cm on a phone too, whatever is written', async () => {
    const { page, api } = await person({ viewport: { ...phone, width: 320 }, hasTouch: true });
    await write(api);
    await page.goto('/app/year/2025/poster');
    await poster(page).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize({ ...phone, width: 320 });
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Une phrase de vous' }).fill('ذهبنا إلى البحر في الصباح الباكر');
    const [, pdf] = await download(page, () => page.getByRole('button', { name: 'PDF, 30 × 60 cm' }).tap());
    expect(pageSize(pdf)).toEqual([850, 1701]);
    expect((await readPdf(pdf)).text[0]).toContain('2025');
    const picture = page.getByRole('button', { name: /^Image, 3\s600 × 7\s200$/u });
    const [, png] = await download(page, () => picture.tap());
    expect(readPng(png)).toEqual({ kind: 'PNG', size: [3_600, 7_200], density: 12_000 });
  });
});
