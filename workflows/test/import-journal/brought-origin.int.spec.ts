import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { archiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportJournalActivities } from '#import-journal/import-journal.activities.ts';
import { at, openKillableImports, step, type KillableImports } from './killable-imports.fixtures.ts';

const line = (content: string, more: object) =>
  JSON.stringify({ thoughtId: systemIds.next(), occurredAt: at, timeZone: 'UTC', language: 'fr', content, ...more });
const archive = archiveOf({
  'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2, threads: [] }),
  'pensees.jsonl': [
    line('De Day One', { importedFrom: 'day-one' }),
    line('D’un jour sans heure', { importedFrom: 'apple-journal', hourless: true }),
    line('D’ici', {}),
    line('D’une source inconnue', { importedFrom: 'une autre' }),
  ].join('\n'),
});

let imports: KillableImports;
beforeAll(async () => {
  imports = await openKillableImports(Buffer.from(archive));
});
afterAll(() => imports.dispose());

it('given thoughts that had been brought to another Écrin, when they come here, then they still say from where they first came', async () => {
  const which = await imports.begin();
  const activities = createImportJournalActivities(imports.servicesUntil(Number.POSITIVE_INFINITY, 'before'));
  await activities.bring({ ...which, page: 0 }, step('bring'));
  const written = (await imports.recordedOf(which.importId)).filter(({ type }) => type === 'ThoughtWritten');
  expect(written.map(({ data }) => data)).toMatchObject([
    { origin: { source: 'ecrin', first: 'day-one' } },
    { origin: { source: 'ecrin', first: 'apple-journal', hourless: true } },
    { origin: expect.not.objectContaining({ first: expect.anything() }) },
    { origin: expect.not.objectContaining({ first: expect.anything() }) },
  ]);
});
