import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { archiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportJournalActivities } from '#import-journal/import-journal.activities.ts';
import { standingId } from '#import-journal/standing-id.ts';
import { at, ends, openKillableImports, step, type KillableImports } from './killable-imports.fixtures.ts';

const given = { name: 'Papa', description: null, colour: 'indigo', archived: true, withoutAi: true };
const threadId = systemIds.next();
const archive = Buffer.from(
  archiveOf({
    'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2, threads: [{ ...given, threadId }] }),
    'pensees.jsonl': JSON.stringify({
      thoughtId: systemIds.next(),
      occurredAt: at,
      timeZone: 'UTC',
      language: 'fr',
      content: 'Un appel',
      thread: { threadId },
    }),
  }),
);

let imports: KillableImports;
beforeAll(async () => {
  imports = await openKillableImports(archive);
});
afterAll(() => imports.dispose());

it('given a thread without AI and archived, when the process that brings it is killed between its marks, then it is so here too', async () => {
  const which = await imports.begin();
  const here = standingId('thread', threadId, imports.ownerId);
  // Its thought is written, then the thread is started; before it is marked the process ends.
  const killed = createImportJournalActivities(imports.servicesUntil(3, 'before'));
  expect(await ends(killed.bring({ ...which, page: 0 }, step(which.importId)))).toBe(false);
  const services = imports.servicesUntil(0, 'before');
  await createImportJournalActivities(services).bring({ ...which, page: 0 }, step(which.importId));
  const { state } = await loadAggregate(services.events, thread, { id: here });
  expect(state).toMatchObject({ status: 'open', withoutAi: true, archived: true });
});
