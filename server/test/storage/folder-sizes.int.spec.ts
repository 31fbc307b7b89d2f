import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderSizes } from '#storage/folder-sizes.ts';

let dir: string;
let now: number;
const clock = { now: () => new Date(now) };
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'folders-'));
  now = Date.UTC(2026, 5, 1, 12);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = async (path: string, bytes: number) => {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), Buffer.alloc(bytes));
};

it('tells folders by what they hold, the largest first, and leaves databases out', async () => {
  await put('events.db', 9_000);
  await put('blobs/anne/audio/thought-1/hash', 500);
  await put('blobs/basile/audio/thought-2/hash', 700);
  await put('blobs/anne/recordings/rec-1/000000', 60);
  await put('blobs/anne/picture/v1', 20);
  await put('blobs/anne/orb-picture/orb-1/v1', 30);
  await put('outbox/mail.txt', 10);
  await put('speech-model/onnx/model.bin', 4_000);
  await put('keys/one', 3);
  expect(await createFolderSizes(dir, clock)()).toEqual({
    measuredAt: '2026-06-01T12:00:00.000Z',
    items: [
      { name: 'models', bytes: 4_000, files: 1 },
      { name: 'recordings', bytes: 1_200, files: 2 },
      { name: 'uploads', bytes: 60, files: 1 },
      { name: 'pictures', bytes: 50, files: 2 },
      { name: 'outbox', bytes: 10, files: 1 },
      { name: 'others', bytes: 3, files: 1 },
    ],
  });
});

it('walks again after ten minutes only, and answers with what it knows meanwhile', async () => {
  const sizes = createFolderSizes(dir, clock);
  expect((await sizes())?.items).toEqual([]);
  await put('outbox/mail.txt', 10);
  now += 9 * 60_000;
  expect((await sizes())?.items).toEqual([]);
  now += 2 * 60_000;
  expect((await sizes())?.items).toEqual([]);
  await expect.poll(async () => (await sizes())?.items).toEqual([{ name: 'outbox', bytes: 10, files: 1 }]);
});
