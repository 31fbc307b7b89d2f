import { filesIn } from '@ecrin/testing/kits/journals/journal-file.ts';
import { expect, it } from 'vitest';
import { folderArchive } from '#features/profile/import/sending/folder-archive.ts';

const fileIn = (path: string, content: string, changed: Date) => ({
  path,
  file: new File([content], path.split('/').at(-1) ?? '', { lastModified: changed.getTime() }),
});

it('given a folder, when it is brought, then each file is under its path in it, with the clock of when it was changed', async () => {
  const changed = new Date(2024, 0, 15, 14, 30, 22);
  const archive = await folderArchive([
    fileIn('Dictaphone/a.m4a', 'un', changed),
    fileIn('Dictaphone/été/b.m4a', 'deux', new Date(2020, 0, 1)),
  ]);
  // Chosen again, it is the same file.
  expect(archive.lastModified).toBe(changed.getTime());
  const bytes = new Uint8Array(await archive.arrayBuffer());
  expect(archive.name).toBe('Dictaphone.zip');
  expect([...filesIn(bytes)].map(([path, content]) => [path, String(content)])).toEqual([
    ['Dictaphone/a.m4a', 'un'],
    ['Dictaphone/été/b.m4a', 'deux'],
  ]);
  const view = new DataView(bytes.buffer);
  const [time, day] = [view.getUint16(10, true), view.getUint16(12, true)];
  expect([time >> 11, (time >> 5) & 63, 2 * (time & 31), 1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([
    14, 30, 22, 2024, 1, 15,
  ]);
});

it('given files of no one folder, when they are brought, then their archive has a name of its own', async () => {
  const changed = new Date(2024, 0, 15);
  const archive = await folderArchive([fileIn('a.enex', 'un', changed), fileIn('Carnet/b.md', 'deux', changed)]);
  expect(archive.name).toBe('notes.zip');
  expect([...filesIn(new Uint8Array(await archive.arrayBuffer())).keys()]).toEqual(['a.enex', 'Carnet/b.md']);
});
