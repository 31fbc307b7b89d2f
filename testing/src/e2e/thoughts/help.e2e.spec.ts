import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openThought, writeThought } from '../kit/user-actions.ts';

const writeAndOpen = async (page: Page, words: string): Promise<void> => {
  await page.goto('/app');
  await writeThought(page, words);
  await openThought(page, words);
};
const quietLine = (page: Page) => page.getByText('Si c’est lourd en ce moment');

e2eSuite('words that call for help', ({ person }) => {
  it('show help first where that is clear, with the numbers of the country', async () => {
    const { page, api } = await person();
    await writeAndOpen(page, 'Je veux mourir. Je l’écris ici.');
    const call = page.getByRole('link', { name: 'Appeler le 3114' });
    await call.waitFor();
    expect(await call.getAttribute('href')).toBe('tel:3114');
    expect(await axeViolations(page)).toEqual([]);
    await api.call('PUT', `/${api.clientId}`, { body: { country: 'BE' } });
    await page.reload();
    await page.getByRole('link', { name: 'Appeler le 0800 32 123' }).waitFor();
  });

  it('show one quiet line where it is possible, until it is set aside for good; the profile brings it back', async () => {
    const { page } = await person();
    await writeAndOpen(page, 'Je suis un poids pour eux, ils seraient plus heureux sans moi.');
    await page.getByRole('link', { name: '3114' }).first().waitFor();
    await writeAndOpen(page, 'Je ne vois plus d’issue à tout cela.');
    await quietLine(page).waitFor();
    expect(await page.getByRole('link', { name: 'Appeler le 3114' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ne plus afficher' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => quietLine(page).count()).toBe(0);
    await page.reload();
    await page.getByText('Je ne vois plus d’issue').first().waitFor();
    expect(await quietLine(page).count()).toBe(0);
    const thought = page.url();
    await page.goto('/app/profile/display');
    await page.getByRole('group', { name: 'Ligne d’écoute' }).getByText('Affichée').click();
    await page.goto(thought);
    await quietLine(page).waitFor();
  });
});
