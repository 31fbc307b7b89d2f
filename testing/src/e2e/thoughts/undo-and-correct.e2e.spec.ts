import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { thoughtArticle, writeThought, openThought } from '../kit/user-actions.ts';

e2eSuite('undo and corrections', ({ person }) => {
  const opened = async (words: string, from = '/app'): Promise<Page> => {
    // A deleted thought may be requested once more by the page that is being left.
    const { page } = await person({ viewport: desk, expected: [/404 \(Not Found\)/] });
    await writeThought(page, words);
    await thoughtArticle(page, words).getByText('Calme').waitFor();
    if (from !== '/app') await page.goto(from);
    await openThought(page, words);
    return page;
  };

  it.each(['/app', '/app/thoughts?mood=calm'])(
    'a thought opened from %s and deleted leads back, and is restored',
    async (from) => {
      const words = 'Une soirée calme, à relire.';
      const page = await opened(words, from);
      // The toast still covers the button.
      await page.getByRole('button', { name: 'Autres actions' }).press('Enter');
      await page.getByRole('button', { name: 'Supprimer' }).click();
      await expect.poll(() => page.url().replace(/^.*?(?=\/app)/u, '')).toBe(from);
      await expect.poll(() => thoughtArticle(page, words).count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      // The toast about saving may still be open, with an undo of its own.
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Pensée supprimée' })
        .getByRole('button', { name: 'Annuler' })
        .click();
      await thoughtArticle(page, words).waitFor();
    },
  );

  it('an insight is corrected, undone and restored', async () => {
    const page = await opened('Une soirée calme, à corriger.');
    const mood = page.getByRole('button', { name: /^Humeur, d’après Écrin/ });
    await mood.click();
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByRole('button', { name: 'Joyeuse' }).click();
    const own = page.getByRole('button', { name: /^Humeur, selon vous/ });
    await own.click();
    await page.getByRole('main').getByRole('button', { name: 'Annuler', exact: true }).click();
    await mood.click();
    await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
    await own.waitFor();
  });

  it('a long list loads to its end, and retries with its button when the network failed', async () => {
    const { page, api } = await person({ viewport: desk, expected: [/Failed to load resource/] });
    const written = await Promise.all(
      Array.from({ length: 75 }, (_, nth) =>
        api.call('POST', '/thoughts', { body: writtenThought(`Pensée numéro ${nth}.`) }),
      ),
    );
    expect(written.every(({ status }) => status < 300)).toBe(true);
    let asked = 0;
    await page.route(/\/thoughts\?.*cursor=/, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto('/app/thoughts');
    const more = page.getByRole('button', { name: /Afficher la suite/ });
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toBeGreaterThan(0);
    // It does not go on asking by itself.
    await page.waitForTimeout(1_500);
    expect(asked).toBeLessThan(4);
    await page.unroute(/\/thoughts\?.*cursor=/);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(30);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.getByRole('article').count();
      })
      .toBe(75);
  });
});
