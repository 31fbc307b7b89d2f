import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presenceContract } from '@ecrin/testing/port-contracts/presence.contract.ts';
import { openSqlitePresence } from '#adapters/presence/sqlite-presence.ts';

presenceContract('SQLite', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-presence-'));
  return {
    open: async () => openSqlitePresence(join(dir, 'presence.db')),
    dispose: () => rm(dir, { recursive: true, force: true }),
  };
});
