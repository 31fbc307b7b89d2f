import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { password, thoughtArticle } from '../kit/user-actions.ts';

const mostTaps = 6;

/** A newcomer who types where the focus is, and taps a field first where it is not. */
const newcomer = (page: Page) => {
  let taps = 0;
  const tap = async (target: ReturnType<Page['locator']>) => {
    await target.tap();
    taps += 1;
  };
  const type = async (label: string, words: string, focused = false) => {
    const field = page.getByLabel(label, { exact: true });
    if (focused) await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    else await tap(field);
    await page.keyboard.type(words);
  };
  return { tap, type, taps: () => taps };
};

e2eSuite('a newcomer', ({ open }) => {
  it(`keeps a first thought with ${mostTaps} taps from the first page, and is asked for nothing but the account`, async () => {
    const page = await open({ viewport: phone, hasTouch: true, at: '/' });
    const { tap, type, taps } = newcomer(page);
    await tap(page.getByRole('main').getByRole('link', { name: 'Garder une première pensée' }).first());
    await page.waitForURL('/register');
    // Nobody types and taps within a quarter of a second of the page: there the caret does not follow the tap, and keys go nowhere.
    await page.waitForLoadState('networkidle');
    await type('Prénom', 'Essai', true);
    await type('Adresse e-mail', `${v7()}@example.org`);
    await type('Mot de passe', password);
    await tap(page.getByRole('button', { name: 'Créer un compte' }));
    await page.getByLabel('Écrire une pensée').waitFor();
    await type('Écrire une pensée', 'Le lac était sans un pli.');
    await tap(page.getByRole('button', { name: 'Garder cette pensée' }));
    await thoughtArticle(page, 'Le lac était sans un pli.').waitFor();
    expect(taps()).toBeLessThanOrEqual(mostTaps);
  });
});
