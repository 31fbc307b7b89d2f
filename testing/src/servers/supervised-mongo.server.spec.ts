import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pollUntil } from '#kits/poll-until.ts';
import { freePort } from './free-port.ts';
import { noMongo } from './mongo-server.ts';
import { startSupervisedMongo } from './supervised-mongo.ts';

describe.skipIf(noMongo !== null)(`a supervised MongoDB${noMongo ? ` (${noMongo})` : ''}`, () => {
  it('given a server that stands still, then it is started again with what it has stored, and that is printed', async () => {
    const printed = vi.spyOn(console, 'warn').mockReturnValue();
    const folder = await mkdtemp(join(tmpdir(), 'ecrin-supervised-mongo-'));
    const server = await startSupervisedMongo(await freePort(), folder);
    onTestFinished(async () => {
      printed.mockRestore();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    });
    const things = <Answer>(ask: (client: ReturnType<typeof clientOf>) => Promise<Answer>): Promise<Answer> => {
      const client = clientOf(server.url);
      return ask(client).finally(() => client.close());
    };
    await things((client) => client.db('test').collection('things').insertOne({ name: 'galet' }));

    process.kill(server.pid, 'SIGSTOP');

    const found = await pollUntil(
      () =>
        things((client) => client.db('test').collection('things').countDocuments({ name: 'galet' })).catch(() => null),
      { timeoutMs: 45_000, everyMs: 500, what: 'a server that answers' },
    );
    expect(found).toBe(1);
    expect(printed).toHaveBeenCalledOnce();
  });
});
