import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createAdmin, createFirstAdmin, openInEnglish } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { register, writeThought } from '../kit/user-actions.ts';

/** The value of one of the six figures. */
const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl').first().locator('div').filter({ hasText: name }).locator('dd').first();

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

// Each with its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('the dashboard', ({ open, server }) => {
  it('counts a thought while it is looked at, over each span, as a chart and as a table, in both schemes', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await figure(ada, 'Pensées').waitFor();
    expect(await figure(ada, 'Pensées').innerText()).toBe('0');

    const client = await open();
    await register(client);
    await writeThought(client, 'Le lac, ce soir.');
    await expect.poll(() => figure(ada, 'Pensées').innerText()).toBe('1');
    await expect.poll(() => figure(ada, 'Actifs sur 7').innerText()).toBe('1');

    await ada.getByText('12\u00A0mois').click();
    await ada.getByRole('heading', { name: 'Pensées par mois' }).waitFor();
    expect(await figure(ada, 'Pensées').innerText()).toBe('1');
    await ada.getByRole('button', { name: 'Voir en tableau' }).first().click();
    const rows = ada.getByRole('table', { name: 'Pensées par mois' }).getByRole('row');
    expect(await rows.count()).toBe(13);
    expect(await rows.last().getByRole('cell').allInnerTexts()).toEqual(['0', '1']);
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    await ada.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(ada)).toEqual([]);

    const narrow = await openInEnglish(open, ada, { viewport: phone, at: '/admin' });
    await narrow.getByText('Active in 7').first().waitFor();
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await axeViolationsByAppearance(narrow)).toEqual({});
  });

  it('is searched by keyboard alone: pages and administrators open, Escape returns to where one was', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await createAdmin(ada, 'Théo Second', 'theo@example.org');
    await ada.goto('/admin');
    await figure(ada, 'Pensées').waitFor();

    await ada.getByRole('button', { name: 'Menu' }).focus();
    await ada.keyboard.press('Control+k');
    const field = ada.getByRole('combobox', { name: 'Chercher dans l’administration' });
    await field.waitFor();
    expect(await axeViolations(ada)).toEqual([]);
    await ada.keyboard.press('Escape');
    await expect.poll(() => focused(ada)).toBe('Menu');

    await ada.keyboard.press('Control+k');
    await ada.keyboard.type('reglages');
    await ada.getByRole('option', { name: 'Réglages', selected: true }).waitFor();
    await ada.keyboard.press('Enter');
    await ada.waitForURL('/admin/settings');

    await ada.keyboard.press('Control+k');
    await ada.keyboard.type('theo');
    await ada.getByRole('option', { name: /Théo Second/u, selected: true }).waitFor();
    await ada.keyboard.press('Enter');
    await ada.getByRole('heading', { level: 1, name: 'Théo Second' }).waitFor();

    await ada.keyboard.press('Control+k');
    await ada.getByRole('group', { name: 'Ouverts récemment' }).getByRole('option', { name: /Théo/u }).waitFor();
    await ada.keyboard.type('zzz');
    await ada.getByText('Rien ne correspond.').waitFor();
    await ada.keyboard.press('Escape');

    await ada.goto('/admin/miniapps');
    await ada.getByRole('heading', { name: 'Aucune miniapp n’est reliée' }).waitFor();
    expect(await axeViolationsByAppearance(ada)).toEqual({});
  });
});
