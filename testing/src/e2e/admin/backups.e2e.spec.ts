import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupRecord } from '@ecrin/server/backup/backup-record.ts';
import { expect, it } from 'vitest';
import { embeddedProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolationsOfScreens } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const failedBackups: BackupRecord = {
  since: hoursAgo(400),
  lastGood: { at: hoursAgo(5), files: 1_204, bytes: 812_000_000, ms: 9_000 },
  lastFailure: { at: hoursAgo(1), reason: 'no-room' },
  lastRehearsal: { at: hoursAgo(30), thoughts: 3_214, files: 1_200, ms: 41_000, failure: null },
};

// In a data folder: a fleet makes none itself.
e2eSuiteOn(() => embeddedProcess({ BACKUPS_TO: '' }), { each: true })('backups', ({ open, server }) => {
  it('are shown with their age, the last failure in words, and what was read of them for a trial', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    await ada.goto(`${server().url}/admin/queues`);
    const backups = ada.getByRole('heading', { name: 'Sauvegardes' }).locator('../..');
    await backups.getByText('Aucune encore').waitFor();
    await writeFile(join(server().dataDir, 'backups.json'), JSON.stringify(failedBackups));
    await ada.reload();
    await backups.getByText('il y a 5 h').waitFor();
    await backups.getByText('Plus de place sur le disque').waitFor();
    await backups.getByText('3\u202F214 pensées relues, 41\u00A0s').waitFor();
    expect(await axeViolationsOfScreens(ada, ['/admin/queues'])).toEqual({});
  });
});
