import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answeredCommandsContract } from '@ecrin/testing/port-contracts/answered-commands.contract.ts';
import { openSqliteAnsweredCommands } from '#adapters/answered-commands/sqlite-answered-commands.ts';

answeredCommandsContract('SQLite', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-answered-'));
  return {
    open: async (clock) => openSqliteAnsweredCommands({ file: join(dir, 'answered.db'), clock }),
    dispose: () => rm(dir, { recursive: true, force: true }),
  };
});
