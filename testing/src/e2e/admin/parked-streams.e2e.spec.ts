import { join } from 'node:path';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { projections } from '@ecrin/projections';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { embeddedProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { expectFigure } from '../kit/screens/figure-on.ts';

const [before, after] = ['Trois lignes avant de dormir', 'Une ligne avant de dormir'];

/** As if the process had died in the middle of its event, so that a start does not try it again. */
const parkReminder = async (dataDir: string, reminderId: string): Promise<void> => {
  const models = openSqliteReadModels({ file: join(dataDir, 'models.db') });
  const model = projections.find(({ model: { name } }) => name === 'reminder')?.model;
  if (!model) throw new Error('there is no read model of reminders');
  const store = await models.open(model);
  const position = (await store.checkpoint()) ?? 0;
  await store.commit({
    checkpoint: position,
    event: await store.lastEvent(),
    writes: [],
    park: [
      {
        stream: `reminder-${reminderId}`,
        position,
        // What comes next.
        revision: 1,
        reason: 'ProcessDeath in ReminderRevised',
        parkedAt: new Date().toISOString(),
      },
    ],
  });
  await models.close();
};

// Its own data folder, which is changed while the server is stopped.
e2eSuiteOn(() => embeddedProcess(), { each: true })('a parked stream', ({ open, person, server }) => {
  it('is shown in words, with its client, and retried by keyboard: the client sees what changed meanwhile', async () => {
    const { api, page: client } = await person({ expected: [/./] });
    const ada = await open({ viewport: desk, expected: [/./] });
    await createFirstAdmin(ada, server());
    const reminderId = v7();
    const reminder = {
      description: null,
      schedule: { frequency: 'daily', hour: 21, minute: 0 },
      timeZone: 'Europe/Paris',
      subject: null,
    };
    await api.call('POST', '/reminders', { body: { reminderId, title: before, ...reminder } });
    await client.goto('/app/profile/reminders');
    await client.getByText(before).first().waitFor();
    await server().stop();
    await parkReminder(server().dataDir, reminderId);
    await server().start();
    const { status } = await api.call('PUT', `/reminders/${reminderId}`, { body: { title: after, ...reminder } });
    expect(status).toBe(200);

    await client.reload();
    await client.getByText(before).first().waitFor();
    // The readiness, the dashboard and the queue say the same.
    const parked = async (): Promise<number> => {
      const { projections: all } = await (await ada.request.get('/readyz')).json();
      return all.filter((one: Readonly<{ parked: number }>) => one.parked > 0).length;
    };
    expect(await parked()).toBe(1);
    // It was open while the server was away.
    await ada.reload();
    for (const [path, pattern] of [
      ['/admin', /(\d+) projection garée/u],
      ['/admin', /(\d+) arrêtée sur \d+/u],
      ['/admin/queues', /Projections garées (\d+) /u],
    ] as const)
      await expectFigure(ada, path, { pattern, figure: 1 });
    const row = ada
      .getByRole('listitem')
      .filter({ hasText: /Rappel modifié\s: son traitement a arrêté le service deux fois/u });
    await row.getByText(/^Garée.*un flux attend/u).waitFor();
    expect(await row.locator('code:visible').allInnerTexts()).toEqual(['reminder']);
    await row.getByText('Code technique').click();
    await row.getByText(`ProcessDeath in ReminderRevised · reminder-${reminderId}`).waitFor();
    expect(await axeViolations(ada)).toEqual([]);
    await row.getByRole('link', { name: /^Essai, / }).click();
    await ada.getByRole('heading', { level: 1, name: 'Essai' }).waitFor();
    await ada.goBack();
    await tabTo(ada, 'Rejouer\u00A0: rappels');
    await ada.keyboard.press('Enter');
    await ada.getByRole('dialog').getByRole('button', { name: 'Rejouer', exact: true }).press('Enter');
    await row.waitFor({ state: 'detached' });
    expect(await parked()).toBe(0);
    await expectFigure(ada, '/admin/queues', { pattern: /Projections garées (\d+) /u, figure: 0 });
    await client.getByText(after).first().waitFor();
  });
});
