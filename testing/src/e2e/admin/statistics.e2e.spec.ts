import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const run = promisify(execFile);

e2eSuiteOn(() => serverProcess(), { each: true })('statistics of goals', ({ open, person, server }) => {
  it('are computed for an administrator, as of last month too, and their export equals the command line', async () => {
    const { api } = await person();
    const goalId = crypto.randomUUID();
    await api.call('POST', '/goals', {
      body: {
        goalId,
        title: 'Abracadabra',
        description: null,
        frequency: 'daily',
        targetCount: 1,
        aim: 'achieve',
        endDay: null,
        restDays: [],
        filter: null,
        timeZone: 'Europe/Paris',
      },
    });
    const page = await open({ viewport: desk });
    await createFirstAdmin(page, server());
    await page.getByRole('link', { name: 'Statistiques' }).click();
    await page.getByText('Moins de cinq clients').first().waitFor();
    expect(await page.getByText('Abracadabra').count()).toBe(0);
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
  });
});
