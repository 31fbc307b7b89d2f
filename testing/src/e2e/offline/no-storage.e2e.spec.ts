import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { thoughtArticle, writeThought } from '../kit/user-actions.ts';

/** As a browser answers where a site may store nothing. */
const blockDatabases = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

e2eSuite('a browser that keeps nothing', ({ person }) => {
  it('sends words directly, once, can take them back, and says why; a recording is refused for its true cause', async () => {
    const { page, api } = await person();
    await blockDatabases(page);
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
});
