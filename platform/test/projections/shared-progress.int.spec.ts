import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteReadModels } from '#adapters/read-models/sqlite/sqlite-read-models.ts';
import type { AnyDocument, Model } from '#ports/read-models.ts';
import { createProgressMemory, waitForProgress, watchedProgress } from '#projections/shared-progress.ts';

const model: Model<AnyDocument> = { name: 'thought-card', version: 1, indexes: [] };

it('given a read of the same turn that began before a commit of another thread, then one that waited for its position sees it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ecrin-progress-'));
  const [file, memory] = [join(folder, 'models.db'), createProgressMemory(1)];
  const [api, background] = [openSqliteReadModels({ file }), openSqliteReadModels({ file, sweeps: false })];
  try {
    const [reader, writer] = [await api.open(model), await background.open(model)];
    await new Promise((resolve) => setImmediate(resolve));
    const before = reader.get('a');
    const doc = { ownerId: 'claire' };
    await writer.commit({ checkpoint: 5, writes: [{ id: 'a', doc, position: 5 }] });
    watchedProgress(memory, 0).reached(5);
    const waited = waitForProgress(memory, 0, [5, 1_000]).then(() => reader.get('a'));
    expect([await before, await waited]).toEqual([null, doc]);
  } finally {
    await api.close();
    await background.close();
    await rm(folder, { recursive: true });
  }
});
