import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { seedJournals } from '#bench/kit/seed-journals.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { thoughtArticle, writeThought } from '../kit/user-actions.ts';

const events = 6_000;
// Without workflows, which would understand every thought first.
const suite = e2eSuiteOn(() => embeddedProcess({ ROLES: 'api,projections' }));

suite('lists that are rebuilt', ({ server, person }) => {
  it('are said to be, with how far that is; what one writes meanwhile is there, and then everything', async () => {
    const { page } = await person({ expected: [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/] });
    await writeThought(page, 'La lumière sur le canal.');
    const { dataDir, stop, start } = server();
    await stop();
    await seedJournals(dataDir, [{ ownerId: v7(), thoughts: events }]);
    for (const suffix of ['', '-wal', '-shm']) await rm(join(dataDir, `models.db${suffix}`), { force: true });
    await start();

    await page.goto('/app');
    const notice = page.getByText(/Vos listes se reconstruisent, [\d\u202f]+ sur [\d\u202f]+/);
    await notice.waitFor();
    await writeThought(page, 'Le café du matin.');
    await thoughtArticle(page, 'Le café du matin.').waitFor();
    await expect.poll(() => notice.count(), { timeout: 60_000 }).toBe(0);
    await thoughtArticle(page, 'La lumière sur le canal.').waitFor();
    await thoughtArticle(page, 'Le café du matin.').waitFor();
  });
});
