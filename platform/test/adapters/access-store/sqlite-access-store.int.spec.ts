import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessStoreContract } from '@ecrin/testing/port-contracts/access-store/access-store.contract.ts';
import { describe } from 'vitest';
import { openSqliteAccessStore } from '#adapters/access-store/sqlite-access-store.ts';

describe('the SQLite access store', () => {
  accessStoreContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ecrin-access-'));
    return {
      open: async () => openSqliteAccessStore(join(folder, 'access.db')),
      dispose: () => rm(folder, { recursive: true, force: true }),
    };
  });
});
