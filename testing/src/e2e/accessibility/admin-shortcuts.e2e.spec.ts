import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { fillInbox } from '../kit/admin/population.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { focusedName, tabTo } from '../kit/keyboard.ts';

/** The keys that the list announces for what is done in a queue. */
const queueKeys = async (page: Page): Promise<readonly string[]> =>
  (
    await page
      .getByRole('dialog')
      .getByRole('region', { name: /^Dans une file/u })
      .locator('kbd')
      .allInnerTexts()
  ).filter((key) => /^[A-Z]$/u.test(key));

const chosen = (page: Page) => page.locator('main a[aria-current="true"]').innerText();

e2eSuiteOn(() => serverProcess())('shortcuts of the back-office', ({ open, server }) => {
  it('are announced by their list, and each of them works', async () => {
    await fillInbox(server().url);
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());

    // Found where everything is: by what it is called.
    await tabTo(ada, 'Menu');
    await ada.keyboard.press('Control+k');
    await ada.getByRole('combobox', { name: 'Chercher dans l’administration' }).waitFor();
    await ada.keyboard.type('raccourcis');
    await ada.getByRole('option', { name: 'Raccourcis clavier', selected: true }).waitFor();
    await ada.keyboard.press('Enter');
    await ada.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    expect(await queueKeys(ada)).toEqual(['J', 'K', 'T', 'O', 'A', 'R', 'G', 'C']);
    expect(await axeViolations(ada)).toEqual([]);
    await ada.keyboard.press('Escape');
    await ada.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(ada)).toBe('Menu');

    await ada.goto('/admin/requests?kind=permission');
    await tabTo(ada, /^Créer des orbes/u);
    const first = await chosen(ada);
    await ada.keyboard.press('j');
    await expect.poll(() => chosen(ada)).not.toBe(first);
    await ada.keyboard.press('k');
    await expect.poll(() => chosen(ada)).toBe(first);
    await ada.keyboard.press('r');
    await ada.getByText('Écrivez un mot à la personne.').waitFor();
    await ada.keyboard.press('Escape');
    await tabTo(ada, /^Accepter/u);
    await ada.keyboard.press('a');
    await ada.getByText('Demande acceptée').waitFor();

    // Passing over a report does not open it: reading it may be told.
    await ada.goto('/admin/requests?kind=report');
    await tabTo(ada, /^Commentaire signalé/u);
    await ada.keyboard.press('j');
    await ada.getByText(/^Ouvrir un signalement d’une communauté privée/u).waitFor();
    expect(await ada.getByText('Signalé pour').count()).toBe(0);
    await ada.keyboard.press('o');
    await ada.getByText('Signalé pour').waitFor();
    const kept = ada.url();
    await ada.keyboard.press('g');
    await ada.getByText('Commentaire gardé').waitFor();
    // What is decided leaves the list; the next one is where it was.
    await ada.keyboard.press('j');
    await ada.waitForURL((url) => url.href !== kept);
    await ada.getByRole('button', { name: /^Lire/u }).waitFor();
  });
});
