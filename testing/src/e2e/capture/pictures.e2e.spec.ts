import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { focusedName, tabTo } from '../kit/keyboard.ts';
import { handOver, pictureFile } from '../kit/picture-files.ts';
import { openThought, thoughtArticle, toast } from '../kit/user-actions.ts';

const field = (page: Page) => page.getByLabel('Écrire une pensée');
const chosen = (page: Page) => page.getByRole('region', { name: /^Images de cette pensée/u });
const thumbnails = (page: Page) => chosen(page).getByRole('button', { name: /^Image \d/u });
const attach = async (page: Page, ...files: Awaited<ReturnType<typeof pictureFile>>[]) =>
  page.getByLabel('Joindre des images ou un audio').setInputFiles(files);
const keep = (page: Page) => field(page).press('Control+Enter');
/** Pictures in a part of the page that are really drawn. */
const drawn = (page: Page, within: string) =>
  page
    .locator(`${within} img`)
    .evaluateAll((images) => images.filter((image) => Object(image).naturalWidth > 0).length);
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images de la pensée' });
const card = async (api: { call: (method: string, path: string) => Promise<{ body: unknown }> }) =>
  Object((await api.call('GET', '/thoughts')).body).items[0];
const ready = (pictures: readonly { ready: boolean }[]) => pictures.filter((picture) => picture.ready).length;

const expected = [/Failed to load resource/u, /ERR_INTERNET/u, /WebSocket/u];

e2eSuite('pictures with a thought', ({ person }) => {
  it('chosen, pasted and dropped, described, put in order by keys, sent, seen in the list and on the page', async () => {
    const { page, api } = await person();
    await attach(
      page,
      await pictureFile(page, 'lac.jpg'),
      await pictureFile(page, 'port.png', { mimeType: 'image/png' }),
    );
    await expect.poll(() => thumbnails(page).count()).toBe(2);
    await handOver(page, { how: 'paste', onto: 'textarea', files: [await pictureFile(page, 'collée.png')] });
    await expect.poll(() => thumbnails(page).count()).toBe(3);
    const dropped = [await pictureFile(page, 'déposée.webp', { mimeType: 'image/webp' })];
    await handOver(page, { how: 'drop', onto: '[data-composer] form', files: dropped });
    await expect.poll(() => thumbnails(page).count()).toBe(4);

    await thumbnails(page).nth(1).press('Enter');
    await page.getByLabel('Ce que montre l’image 2').fill('Le port au matin');
    await page.getByRole('button', { name: 'Image 2 : Le port au matin' }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Image 1 : Le port au matin' }).waitFor();
    await chosen(page).getByRole('button', { name: 'Retirer l’image 4' }).click();
    await expect.poll(() => thumbnails(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => thumbnails(page).count()).toBe(4);
    expect(await axeViolations(page)).toEqual([]);

    await field(page).fill('Une matinée au bord de l’eau.');
    await keep(page);
    await expect.poll(() => thumbnails(page).count()).toBe(0);
    await expect.poll(async () => ready((await card(api)).pictures)).toBe(4);
    expect((await card(api)).pictures[0].alt).toBe('Le port au matin');
    await expect.poll(() => drawn(page, 'article')).toBe(4);
    await openThought(page, 'Une matinée au bord de l’eau.');
    await expect.poll(() => drawn(page, 'main')).toBe(4);
    expect(await axeViolationsByAppearance(page)).toEqual({});
  });

  it('the viewer is walked by keys, says and changes what is shown, gives the focus back, and a removal is undone', async () => {
    const { page, api } = await person({ viewport: desk });
    await attach(page, await pictureFile(page, 'a.jpg'), await pictureFile(page, 'b.jpg', { width: 300, height: 900 }));
    await expect.poll(() => thumbnails(page).count()).toBe(2);
    await field(page).fill('Deux images.');
    await keep(page);
    await expect.poll(async () => ready((await card(api)).pictures)).toBe(2);
    await openThought(page, 'Deux images.');
    await tabTo(page, /^Voir l’image 1 sur 2/u);
    await page.keyboard.press('Enter');
    await viewer(page).getByText('1 sur 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer(page).getByText('2 sur 2').waitFor();
    await page.keyboard.press('+');
    const width = () =>
      viewer(page)
        .locator('img')
        .last()
        .evaluate((image) => image.getBoundingClientRect().width);
    await expect.poll(width).toBeGreaterThan(300);
    await page.keyboard.press('0');
    await expect.poll(width).toBeLessThanOrEqual(300);

    await tabTo(page, 'Décrire');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Un phare');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await viewer(page).getByText('Un phare').waitFor();
    await expect.poll(async () => (await card(api)).pictures[1].alt).toBe('Un phare');

    const downloading = page.waitForEvent('download');
    await tabTo(page, 'Enregistrer l’original');
    await page.keyboard.press('Enter');
    const saved = await downloading;
    expect(saved.suggestedFilename()).toBe('image.jpeg');
    expect((await readFile(await saved.path())).subarray(0, 3).toString('hex')).toBe('ffd8ff');

    await tabTo(page, 'Retirer de la pensée');
    await page.keyboard.press('Enter');
    await viewer(page).getByText('1 sur 1').waitFor();
    await expect.poll(async () => (await card(api)).pictures.length).toBe(1);
    await viewer(page).getByRole('button', { name: 'Remettre' }).click();
    await viewer(page)
      .getByText(/ sur 2$/u)
      .waitFor();
    await expect.poll(async () => (await card(api)).pictures.length).toBe(2);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    expect(await focusedName(page)).toMatch(/^Voir l’image 1 sur 2/u);
  });

  it('are put in another order by keys and by dragging, said aloud, and put back', async () => {
    const { page, api } = await person({ viewport: desk });
    const sizes = [300, 400, 500];
    await attach(page, ...(await Promise.all(sizes.map((width) => pictureFile(page, `${width}.jpg`, { width })))));
    await expect.poll(() => thumbnails(page).count()).toBe(3);
    await field(page).fill('Trois images.');
    await keep(page);
    await expect.poll(async () => ready((await card(api)).pictures)).toBe(3);
    const widths = async () => (await card(api)).pictures.map((picture: { width: number }) => picture.width);
    const undo = (of: string) => toast(page, of).getByRole('button', { name: 'Annuler' });
    await openThought(page, 'Trois images.');

    await tabTo(page, /^Voir l’image 1 sur 3/u);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Placer après');
    await page.keyboard.press('Enter');
    await viewer(page).getByText('2 sur 3', { exact: true }).waitFor();
    await viewer(page).getByText('Image placée 2 sur 3').waitFor();
    await expect.poll(widths).toEqual([400, 300, 500]);
    await page.keyboard.press('Enter');
    await viewer(page).getByText('Image placée 3 sur 3').waitFor();
    await expect.poll(widths).toEqual([400, 500, 300]);
    // There is no place after the last one; the focus stays.
    expect(await focusedName(page)).toBe('Placer après');
    expect(await viewer(page).getByRole('button', { name: 'Placer après' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    // Both moves at once.
    await undo('Image placée 3 sur 3').click();
    await expect.poll(widths).toEqual([300, 400, 500]);
    await viewer(page).getByText('1 sur 3', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    const places = page.getByRole('list', { name: '3 images' }).getByRole('button');
    const middleOf = async (at: number) => {
      const { x, y, width, height } = await places.nth(at).evaluate((place) => place.getBoundingClientRect().toJSON());
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...(await middleOf(0)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(1)), { steps: 4 });
    await page.mouse.move(...(await middleOf(2)), { steps: 4 });
    await page.mouse.up();
    await toast(page, 'Image placée 3 sur 3').waitFor();
    await expect.poll(widths).toEqual([400, 500, 300]);
    expect(await viewer(page).count()).toBe(0);
    await undo('Image placée 3 sur 3').click();
    await expect.poll(widths).toEqual([300, 400, 500]);

    // Given up half-way, nothing moves.
    await page.mouse.move(...(await middleOf(0)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(1)), { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await places.first().click();
    await viewer(page).getByText('1 sur 3', { exact: true }).waitFor();
    expect(await widths()).toEqual([300, 400, 500]);
  });

  it('a thought of pictures alone, chosen without network, arrives once it is back; what cannot be added says why', async () => {
    const { page, api } = await person({ expected, serviceWorkers: 'allow' });
    // All of the app is on this device from then on.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Ceci n’est pas une image.') };
    await attach(page, await pictureFile(page, 'lac.jpg'), notes);
    await toast(page, '« notes.jpg » n’est pas ajoutée.').waitFor();
    await expect.poll(() => thumbnails(page).count()).toBe(1);
    await page.context().setOffline(true);
    await attach(page, await pictureFile(page, 'port.jpg'));
    await expect.poll(() => thumbnails(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Garder cette pensée' }).click();
    const entry = thoughtArticle(page, 'Images');
    await entry.getByText('Sur cet appareil').first().waitFor();
    await expect.poll(() => drawn(page, 'article')).toBe(2);
    await page.context().setOffline(false);
    await expect.poll(async () => ready((await card(api))?.pictures ?? []), { timeout: 30_000 }).toBe(2);
    await expect.poll(() => drawn(page, 'article')).toBe(2);
  });

  it('are added to a thought that was written before, from its page, and go with it', async () => {
    const { page, api } = await person();
    await field(page).fill('Sans image.');
    await keep(page);
    await expect.poll(async () => (await card(api))?.receipt).toBe('analysed');
    await openThought(page, 'Sans image.');
    await page
      .getByLabel('Ajouter des images')
      .setInputFiles([await pictureFile(page, 'lac.jpg'), await pictureFile(page, 'port.jpg')]);
    await expect.poll(async () => ready((await card(api))?.pictures ?? [])).toBe(2);
    await page.getByRole('list', { name: '2 images' }).waitFor();
    await expect.poll(() => drawn(page, 'main')).toBe(2);
    expect(await axeViolations(page)).toEqual([]);

    const { thoughtId, pictures } = await card(api);
    const path = `/thoughts/${thoughtId}/pictures/${pictures[0].pictureId}/small`;
    // Nothing on this page asks for what is deleted.
    await page.goto(new URL('/app/profile', page.url()).href);
    await api.call('DELETE', `/thoughts/${thoughtId}`);
    await expect.poll(async () => (await api.call('GET', path)).status).toBe(404);
    await page.goto(new URL('/app/thoughts', page.url()).href);
    await expect.poll(() => drawn(page, 'main')).toBe(0);
  });

  it('a thought that is taken back gives its words and its pictures back to the field', async () => {
    const { page, api } = await person();
    await attach(page, await pictureFile(page, 'lac.jpg'));
    await expect.poll(() => thumbnails(page).count()).toBe(1);
    await field(page).fill('Trop vite.');
    await keep(page);
    await expect.poll(async () => ready((await card(api))?.pictures ?? [])).toBe(1);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => thumbnails(page).count()).toBe(1);
    await expect.poll(() => field(page).inputValue()).toBe('Trop vite.');
    await page.reload();
    await expect.poll(() => thumbnails(page).count()).toBe(1);
    await expect.poll(async () => (await card(api)) === undefined).toBe(true);
  });
});
