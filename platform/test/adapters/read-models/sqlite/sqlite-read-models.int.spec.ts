import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModelsContract } from '@ecrin/testing/port-contracts/read-models/read-models.contract.ts';
import { openSqliteReadModels } from '#adapters/read-models/sqlite/sqlite-read-models.ts';

readModelsContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-models-'));
  return {
    open: async () => openSqliteReadModels({ file: join(folder, 'models.db') }),
    dispose: () => rm(folder, { recursive: true }),
  };
});
