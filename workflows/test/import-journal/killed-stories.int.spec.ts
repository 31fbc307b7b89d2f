import { createHash } from 'node:crypto';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { archiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createImportJournalActivities,
  type ImportJournalServices,
} from '#import-journal/import-journal.activities.ts';
import { at, ends, openKillableImports, step, type KillableImports } from './killable-imports.fixtures.ts';

const pictures = [0, 1].map((more) => Buffer.concat([samplePicture('sea.jpg'), Buffer.alloc(more)]));
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hashes = pictures.map(sha256Of);
const partOf = (version: string) => ({
  partId: systemIds.next(),
  kind: 'picture',
  text: 'Le phare',
  by: 'person',
  sources: [],
  unsourced: [],
  picture: { version, width: 96, height: 64, caption: '' },
});
const versions = hashes.map((hash, i) => ({
  cause: i === 0 ? 'thoughts' : 'edit',
  from: at,
  to: at,
  title: `Version ${i}`,
  parts: [partOf(hash)],
}));
const story = { storyId: systemIds.next(), language: 'fr', createdAt: at, changedAt: at, ...versions[1], versions };
const paths = pictures.map((_, i) => `Récits/Le phare/${i}.jpg`);
const archive = Buffer.from(
  archiveOf({
    'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2, stories: [story] }),
    'pensees.jsonl': JSON.stringify({
      thoughtId: systemIds.next(),
      occurredAt: at,
      timeZone: 'UTC',
      language: 'fr',
      content: 'Une pensée.',
    }),
    ...Object.fromEntries(paths.map((path, i) => [path, pictures[i] ?? ''])),
    SHA256SUMS: paths.map((path, i) => `${hashes[i]}  ${path}\n`).join(''),
  }),
);

let imports: KillableImports;
beforeAll(async () => {
  imports = await openKillableImports(archive);
});
afterAll(() => imports.dispose());

type Which = Awaited<ReturnType<KillableImports['begin']>>;
const end = (services: ImportJournalServices, which: Which) =>
  createImportJournalActivities(services).end(which, step(which.importId));
const takeBack = (services: ImportJournalServices, which: Which) =>
  createImportJournalActivities(services).takeBack({ ...which, cursor: null }, step(`${which.importId}/undo`));
const picturesNow = async () =>
  (await imports.blobsNow('story-pictures/')).map((name) => name.split('/').at(-1) ?? '').toSorted();

describe('a story that is brought while the process is killed', () => {
  it.each(['before', 'after'] as const)(
    'comes once, with each of its versions, whichever write it was %s',
    async (when) => {
      for (let write = 1, isDone = false; !isDone; write += 1) {
        const which = await imports.begin();
        isDone = await ends(end(imports.servicesUntil(write, when), which));
        await end(imports.servicesUntil(0, when), which);
        const told = (await imports.eventsOf(which.importId)).filter((type) => type.startsWith('Story'));
        expect(told).toEqual(['StoryCreated', 'StoryRevised']);
        expect(await picturesNow()).toEqual(hashes.toSorted());
        await imports.undo(which.importId);
        await takeBack(imports.servicesUntil(0, when), which);
        expect(await picturesNow()).toEqual([]);
      }
    },
  );

  it.each(['before', 'after'] as const)('leaves with its import, killed %s any write of either', async (when) => {
    for (let write = 1, isDone = false; !isDone; write += 1) {
      const which = await imports.begin();
      isDone = await ends(end(imports.servicesUntil(write, when), which));
      await imports.undo(which.importId);
      if (!(await ends(takeBack(imports.servicesUntil(write, when), which)))) isDone = false;
      await takeBack(imports.servicesUntil(0, when), which);
      expect(await picturesNow()).toEqual([]);
      expect(await imports.storiesOf(which.importId)).toEqual([]);
    }
  });

  it('comes without the pictures that were left out', async () => {
    const which = await imports.begin({ leftParts: ['pictures'] });
    await end(imports.servicesUntil(0, 'before'), which);
    expect(await imports.storiesOf(which.importId)).toHaveLength(1);
    expect(await picturesNow()).toEqual([]);
    await imports.undo(which.importId);
    await takeBack(imports.servicesUntil(0, 'before'), which);
  });

  it('leaves when it was undone while it was brought, after its lists were read', async () => {
    const which = await imports.begin();
    const services = imports.servicesUntil(0, 'before');
    const undone = { ...services, execute: undoneBy(services.execute, which) };
    await end(undone, which);
    expect(await imports.storiesOf(which.importId)).toEqual([]);
    expect(await picturesNow()).toEqual([]);
  });
});

/** The person undoes the import, and all that was there is taken back, just before its first decision. */
const undoneBy = (execute: ImportJournalServices['execute'], which: Which): ImportJournalServices['execute'] => {
  let isUndone = false;
  return (async (command: Parameters<typeof execute>[0]) => {
    if (!isUndone) {
      isUndone = true;
      await imports.undo(which.importId);
      await takeBack(imports.servicesUntil(0, 'before'), which);
    }
    return execute(command);
  }) as ImportJournalServices['execute'];
};
