import { messageQueueContract } from '@ecrin/testing/contracts/message-queue.contract.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteMessageQueue } from './sqlite-message-queue.ts';

messageQueueContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ecrin-messages-'));
  return { open: async (key) => openSqliteMessageQueue({ file: join(folder, 'messages.db'), key }), dispose: () => rm(folder, { recursive: true, force: true }) };
});
