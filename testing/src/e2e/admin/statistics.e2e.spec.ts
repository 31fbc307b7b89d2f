import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const run = promisify(execFile);

/** Tapped; that of the sixth client is weekly. */
const setGoal = async ({ call }: ApiClient, index: number): Promise<void> => {
  const body = {
    goalId: v7(),
    title: 'Abracadabra',
    description: null,
    frequency: index === 5 ? 'weekly' : 'daily',
    targetCount: 1,
    aim: 'achieve',
    endDay: null,
    restDays: [],
    filter: null,
    timeZone: 'Europe/Paris',
  };
  expect(await call('POST', '/goals', { body })).toMatchObject({ status: 200 });
};

/** What is asked stands in one row over the figures, is taken back there, and is changed in a sheet that computing closes. */
const expectFoldedOnPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize(phone);
  await page.goto('/admin/statistics?target=2');
  const chart = page.getByText('6 clients, 6 objectifs').first();
  await chart.waitFor();
  expect((await chart.boundingBox())?.y).toBeLessThan(500);
  await page.getByRole('button', { name: 'Retirer le filtre objectif de 2' }).press('Enter');
  await page.waitForURL((url) => !url.search.includes('target'));
  await page.getByRole('button', { name: 'Ce qui est compté' }).press('Enter');
  await page.getByLabel('Et si l’objectif était de…').fill('3');
  await page.getByRole('button', { name: 'Calculer' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search.includes('target=3'));
  // A group of nobody is a line, not the room of a chart.
  const nobody = page.getByText('Aucun client', { exact: true }).first();
  await nobody.waitFor();
  expect((await nobody.boundingBox())?.x).toBeGreaterThan(phone.width / 2);
};

e2eSuiteOn(() => serverProcess(), { each: true })('statistics of goals', ({ open, server }) => {
  it('are computed for an administrator, as of last month too, and their export equals the command line', async () => {
    for (let index = 0; index < 6; index += 1) await setGoal(await registerClient(server().url), index);
    const page = await open({ viewport: desk });
    await createFirstAdmin(page, server());
    await page.getByRole('link', { name: 'Statistiques' }).click();
    await page.getByText('Moins de cinq clients', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText('6 clients, 6 objectifs').count()).toBe(3);
    expect(await page.getByText('Abracadabra').count()).toBe(0);
    // Six registered this week; nobody has had a day since.
    const cohorts = page.getByRole('table', { name: 'Qui revient' });
    await cohorts.getByRole('cell', { name: '6', exact: true }).waitFor();
    await cohorts.getByText('pas encore').first().waitFor();
    await page.getByRole('button', { name: 'Voir en tableau' }).first().click();
    await page.getByRole('table', { name: 'Ensemble' }).waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize(desk);

    const lastMonth = new Date(new Date().getFullYear(), new Date().getMonth(), 0, 12).toISOString().slice(0, 10);
    await page.getByLabel('Vu au').fill(lastMonth);
    await page.getByLabel('Et si l’objectif était de…').fill('2');
    await page.getByLabel('Et si l’objectif était de…').press('Enter');
    await page.getByText('Aucun objectif à compter').waitFor();
    const command = await page.locator('code').innerText();
    expect(command).toContain(`--as-of ${lastMonth} --what-if target=2`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const file = await (await downloading).path();
    const words = [...(command.split(' -- ')[1]?.split(' ') ?? []), '--format', 'csv'];
    const { stdout } = await run(process.execPath, ['server/src/cli/replay-command.ts', ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: server().dataDir },
    });
    expect(await readFile(file, 'utf8')).toBe(stdout);
    await expectFoldedOnPhone(page);
  });
});
