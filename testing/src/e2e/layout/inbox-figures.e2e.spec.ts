import { expect, it } from 'vitest';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { fillInbox } from '../kit/admin/population.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { expectFigure } from '../kit/screens/figure-on.ts';

e2eSuite('what waits in the inbox', ({ open, server }) => {
  it('is counted alike by the menu, the dashboard, the choices over the list, and the list', async () => {
    const people = await fillInbox(server().url);
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.goto(`/admin/clients/${people[0]?.clientId}?act=erasure-proposals`);
    await ada.getByLabel('Motif', { exact: true }).fill('Demandé par courrier');
    await ada.getByRole('dialog').getByRole('button', { name: 'Proposer l’effacement' }).click();
    await ada.getByRole('dialog').waitFor({ state: 'detached' });

    for (const [path, pattern, figure] of [
      ['/admin', /(\d+) attendent/u, 6],
      ['/admin', /(\d+) demandes attendent/u, 2],
      ['/admin', /(\d+) commentaires signalés/u, 3],
      ['/admin', /(\d+) effacement à confirmer/u, 1],
    ] as const)
      await expectFigure(ada, path, { pattern, figure });
    const listed = ada.locator('main ul[aria-keyshortcuts] > li');
    for (const [address, rows] of [
      ['/admin/requests', 6],
      ['/admin/requests?kind=permission', 2],
      ['/admin/requests?kind=report', 3],
      ['/admin/requests?kind=erasure', 1],
    ] as const) {
      await ada.goto(address);
      await expect.poll(() => listed.count(), { message: address }).toBe(rows);
      // Of the choice that is in force.
      const chosen = ada.getByRole('main').getByRole('button', { pressed: true, name: /\d/u }).first();
      expect(await chosen.innerText()).toMatch(new RegExp(`\\b${rows}$`, 'u'));
    }
  });
});
