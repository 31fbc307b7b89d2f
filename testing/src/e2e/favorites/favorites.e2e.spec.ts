import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openThought, signIn, writeThought } from '../kit/user-actions.ts';

const titles = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
const choose = async (page: Page, title: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions sur «\u00a0${title}\u00a0»` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: action, exact: true }).focus();
  await page.keyboard.press('Enter');
};

e2eSuite('favourites', ({ person, open }) => {
  it('are starred on one device, and there, in the same order, on the other; by keyboard', async () => {
    const { page, email } = await person({ viewport: desk });
    await page.goto('/app/favorites');
    await page.getByText('Rien en favori pour l’instant').waitFor();
    await page.goto('/app');
    await writeThought(page, 'Le thé du matin');
    await openThought(page, 'Le thé du matin');
    const star = page.getByRole('button', { name: 'Ajouter aux favoris' });
    await star.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Retirer des favoris', pressed: true }).waitFor();
    await page.goto('/app/orbs');
    const orb = (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await page.getByRole('button', { name: `Ajouter «\u00a0${orb}\u00a0» aux favoris` }).click();
    await page.getByRole('button', { name: `Retirer «\u00a0${orb}\u00a0» des favoris`, pressed: true }).waitFor();

    const other = await open({ viewport: phone });
    await signIn(other, email);
    await other.goto('/app/profile');
    await other.getByRole('link', { name: 'Favoris' }).click();
    await expect.poll(() => titles(other)).toEqual([orb, 'Le thé du matin']);
    expect(await axeViolations(other)).toEqual([]);

    await page.goto('/app/favorites');
    await choose(page, 'Le thé du matin', 'Monter');
    await expect.poll(() => titles(page)).toEqual(['Le thé du matin', orb]);
    await expect.poll(() => titles(other)).toEqual(['Le thé du matin', orb]);
    await other.getByRole('button', { name: 'Orbes (1)' }).click();
    await expect.poll(() => titles(other)).toEqual([orb]);

    await choose(page, orb, 'Retirer des favoris');
    await expect.poll(() => titles(other)).toEqual([]);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => titles(page)).toEqual(['Le thé du matin', orb]);
    await expect.poll(() => titles(other)).toEqual([orb]);
    expect(await axeViolations(page)).toEqual([]);
  });
});
