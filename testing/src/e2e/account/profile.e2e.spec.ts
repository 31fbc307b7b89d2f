import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { readZip } from '#kits/files/read-zip.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';

/** A photo twice as wide as it is high, made in the page. */
const photo = async (page: Page): Promise<Readonly<{ name: string; mimeType: string; buffer: Buffer }>> => {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 400];
    const pen = canvas.getContext('2d');
    if (pen) [pen.fillStyle] = ['#86cbd2'];
    pen?.fillRect(0, 0, 800, 400);
    return canvas.toDataURL('image/jpeg');
  });
  return { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
};

/** The size of the picture in the header, once it is rendered; null while it is a letter. */
const headerPicture = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('header a[href="/app/profile"] img');
    return image?.complete ? [image.naturalWidth, image.naturalHeight] : null;
  });

e2eSuite('profile', ({ person }) => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)('is filled in, seen and changed on %s, with a photo, in both languages', async (_name, viewport) => {
    const { page } = await person({ viewport, at: '/app/profile' });
    await page.getByRole('link', { name: 'Modifier le profil' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Morel');
    await page.getByLabel('Activité actuelle').fill('Libraire');
    await page.getByLabel('Ville').fill('Lyon');
    await page.getByLabel('Pays').selectOption('Belgique');

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Ceci n’est pas une image.') });
    await page.getByText('Cette image ne peut pas être lue.').waitFor();
    await page.locator('input[type=file]').setInputFiles(await photo(page));
    const dialog = page.getByRole('dialog', { name: 'Cadrer la photo' });
    await dialog.getByLabel('Gauche, droite').fill('0');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Votre photo est enregistrée').waitFor();
    await expect.poll(() => headerPicture(page)).not.toBeNull();
    const [width, height] = (await headerPicture(page)) ?? [];
    expect(width).toBe(height);

    await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
    await page.waitForURL('/app/profile');
    await page.getByText('Essai Morel').waitFor();
    await page.getByText('Lyon, Belgique').waitFor();
    await page.getByRole('button', { name: /EN/ }).first().click();
    await page.getByText('Lyon, Belgium').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.reload();
    await page.getByText('Lyon, Belgium').waitFor();
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => headerPicture(page)).toBeNull();
  });

  it('all of one’s data is downloaded as an archive', async () => {
    const { page, api } = await person({ viewport: phone });
    await api.call('POST', '/thoughts', { body: writtenThought('Le petit a dit « biscottes d’arbre ».') });
    await page.goto('/app/profile/data');
    await page.getByRole('checkbox', { name: /^Markdown/u }).press('Space');
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Préparer une pensée, \d+\sko$/u }).press('Enter');
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^ecrin-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    expect([...readZip(archive)].find(([name]) => name.endsWith('.md'))?.[1].toString()).toContain('biscottes d’arbre');
    await page.getByText('Votre archive se télécharge.').waitFor();
    await page.getByText('Le lien se ferme demain').waitFor();
    const check = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await check('mon-ecrin.zip', archive);
    await page.getByText(/^mon-ecrin\.zip\s: intact, signé ici le \d\d\/\d\d\/\d{4}\./u).waitFor();
    archive[archive.indexOf('biscottes')] = 0x42;
    await check('changé.zip', archive);
    await page.getByText('changé.zip n’est pas tel que ce service l’a signé.').waitFor();
    await page.getByText(/^Modifié\s: pensees\.jsonl$/u).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
  });

  it('a missing lazy chunk reloads the page, once', async () => {
    const { page } = await person({ viewport: desk, expected: [/./] });
    let asked = 0;
    let loads = 0;
    await page.route(/\/assets\/about-screen[^/]*\.js/, (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/app/profile/about');
    await expect.poll(() => loads).toBe(2);
    await page.getByText(/^(Erreur|Error)$/).waitFor();
    await page.waitForTimeout(1_000);
    expect(loads).toBe(2);
    expect(asked).toBeGreaterThan(1);
  });
});
