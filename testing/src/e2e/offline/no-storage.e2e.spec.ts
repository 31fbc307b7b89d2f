import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { register, thoughtArticle, writeThought } from '../kit/user-actions.ts';

type Stores = readonly ('indexedDB' | 'localStorage' | 'sessionStorage')[];

/** As a browser answers where a site may store nothing. */
const block = (page: Page, stores: Stores) =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  }, stores);

e2eSuite('a browser that keeps nothing', ({ open, person }) => {
  it('sends words directly, once, can take them back, and says why; a recording is refused for its true cause', async () => {
    const { page, api } = await person();
    await block(page, ['indexedDB']);
    await page.reload();
    // A second load would take with it what is being written.
    const loads: string[] = [];
    page.on('load', () => void loads.push(page.url()));
    const said = page.getByText(/^Pensée gardée en ligne/u).waitFor();
    await Promise.all([said, writeThought(page, 'La brume sur les champs.')]);
    const kept = async () => Object((await api.call('GET', '/thoughts')).body).items.length;
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(kept).toBe(0);
    await writeThought(page, 'Le port au matin.');
    await thoughtArticle(page, 'Le port au matin.').waitFor();
    expect(await kept()).toBe(1);
    expect(loads).toEqual([]);

    await page.getByRole('button', { name: 'Enregistrer une pensée' }).first().click();
    await page.getByText('Ce navigateur ne garde rien ici', { exact: true }).waitFor();
  });

  it('lets a person register, write and choose colours for as long as the page is open', async () => {
    const page = await open();
    await block(page, ['indexedDB', 'localStorage', 'sessionStorage']);
    await register(page);
    await writeThought(page, 'Un matin sans mémoire.');
    await thoughtArticle(page, 'Un matin sans mémoire.').waitFor();
    await page.getByRole('link', { name: 'Profil' }).first().click();
    await page.getByRole('link', { name: 'Langue et apparence' }).click();
    await page.getByText('Sombre', { exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-color-scheme')).toBe('dark');
  });
});
