import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { expect, it } from 'vitest';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsOfScreens } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

// Its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('queues, failures and notifications', ({ open, server }) => {
  it('show the state of the service, rebuild a projection, and keep what one wants to be told', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.getByRole('navigation').getByRole('link', { name: 'Files et pannes' }).click();
    await ada.getByText('rien n’a échoué', { exact: true }).waitFor();
    expect(await ada.getByRole('heading', { name: 'Ce qui a échoué' }).count()).toBe(0);
    await ada.getByText('Aucun envoi d’e-mails n’est configuré').waitFor();
    const rebuild = ada.getByRole('button', { name: /^Reconstruire.*: rappels$/ });
    expect(await rebuild.isVisible()).toBe(false);
    await ada.getByText(/^\d+ à jour$/u).click();
    await rebuild.click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Reconstruire', exact: true }).click();
    await ada.getByText('C’est demandé').waitFor();

    await ada.getByRole('link', { name: /^Notifications/ }).click();
    await ada.getByRole('heading', { name: 'Rien de nouveau' }).waitFor();
    await ada.getByLabel('Demandes, e-mail').click();
    await ada.getByText('Réglages gardés').waitFor();
    await ada.reload();
    await expect.poll(() => ada.getByLabel('Demandes, e-mail').isChecked()).toBe(true);
    expect(await axeViolationsOfScreens(ada, ['/admin/queues', '/admin/notifications'])).toEqual({});
  });

  it('fit on a phone in less than two screens while all is well', async () => {
    const ada = await open({ viewport: phone });
    await createFirstAdmin(ada, server());
    // As on an installation that sends, answers and backs up.
    await ada.route(/\/api\/admin\/queues$/u, async (route) => {
      const answer = await route.fetch();
      const queues = (await answer.json()) as QueuesAnswer;
      const engines = queues.counts.engines.map((engine) => ({ ...engine, state: 'ready' as const }));
      const lastGood = { at: new Date().toISOString(), files: 12, bytes: 4_000_000, ms: 900 };
      const well: QueuesAnswer = {
        ...queues,
        outbox: [],
        counts: { ...queues.counts, engines },
        backups: { data: 'folder', keys: 'folder', lastGood, lastFailure: null, lastRehearsal: null },
      };
      await route.fulfill({ response: answer, json: well });
    });
    await ada.goto('/admin/queues');
    await ada.getByText('rien n’a échoué', { exact: true }).waitFor();
    await ada.getByText(/^\d+ à jour$/u).waitFor();
    expect(await ada.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_200);
    await ada.getByText('Sauvegardes', { exact: true }).click();
    await ada.getByText(/12 fichiers/u).waitFor();
    expect(await axeViolations(ada)).toEqual([]);
  });
});
