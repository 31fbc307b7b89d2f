import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createAdmin, createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const rename = async (page: Page, path: string, fullname: string): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('admin.token'));
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': v7() };
  const answer = await page.request.put(`${new URL(page.url()).origin}/api${path}`, { headers, data: { fullname } });
  expect(answer.status()).toBe(200);
};

// Its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('the log of acts', ({ open, person, server }) => {
  it('says who did what, on whom and when, page by page, and its filters are its address', async () => {
    const { api } = await person();
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await createAdmin(ada, 'Bea Seconde', 'bea@example.org');
    await ada.waitForURL(/\/admin\/admins\/[\da-f-]{36}$/u);
    const bea = new URL(ada.url()).pathname;
    for (let turn = 1; turn <= 28; turn += 1) await rename(ada, bea, `Bea ${turn}`);
    await ada.goto(`/admin/clients/${api.clientId}`);
    await ada.getByText('Compte ouvert').waitFor();

    await ada.getByRole('navigation').getByRole('link', { name: 'Journal des actes' }).click();
    const main = ada.getByRole('main');
    const count = main.getByText(/^1 à 25 sur \d{2}$/u);
    await count.waitFor();
    // The look at the client’s page, by name, who it was, and where it leads.
    const look = main.getByRole('listitem').filter({ hasText: 'Essai' }).first();
    await look.getByText(/par Ada Premier/u).waitFor();
    expect(await look.getByRole('link').getAttribute('href')).toBe(`/admin/clients/${api.clientId}`);
    await main.getByRole('link', { name: 'Bea 28' }).first().waitFor();

    await main.getByRole('button', { name: 'Suivants' }).click();
    await main.getByText(/^26 à \d+ sur \d+$/u).waitFor();
    await ada.reload();
    await main.getByText(/^26 à \d+ sur \d+$/u).waitFor();
    await main.getByRole('button', { name: 'Précédents' }).click();
    await count.waitFor();

    await main.getByLabel('Faits').selectOption({ label: 'Regards' });
    await main.getByText(/^\d actes?$/u).waitFor();
    expect(new URL(ada.url()).searchParams.get('kind')).toBe('look');
    await main.getByLabel('Administrateur').selectOption({ label: 'Bea 28' });
    await main.getByText('Aucun acte ne répond à ces critères').waitFor();
    await main.getByRole('button', { name: 'Tout effacer' }).click();
    await count.waitFor();

    await main.getByRole('switch', { name: 'Grouper' }).press('Enter');
    const run = main.getByRole('button', { name: /^Administrateur modifié, \d+ fois$/u });
    await run.press('Enter');
    await main.getByRole('link', { name: 'Bea 28' }).first().waitFor();
    expect(new URL(ada.url()).searchParams.get('grouped')).toBe('yes');
    expect(await axeViolationsByAppearance(ada)).toEqual({});
  });
});
