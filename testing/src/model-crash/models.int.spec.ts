import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo-read-models.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aDatabase, withMongo } from '../servers/mongo-server.ts';
import { expected, lastPosition, tallies } from './tally.ts';

const child = fileURLToPath(new URL('projector.child.ts', import.meta.url));

/** How one life of the projection ended; `failPoint` empty: nobody killed it. */
const live = async (args: readonly string[], failPoint: string): Promise<string> => {
  const life = spawn(process.execPath, [child, ...args], { env: { ...process.env, ECRIN_FAIL_POINT: failPoint }, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = (await once(life, 'close')) as [number | null, string | null];
  return signal ?? String(code);
};

withMongo('a projection into MongoDB that is killed', (server) => {
  it.each([
    ['without transactions', 'off', ['after-write:1', 'after-write:3', 'before-checkpoint:2', 'after-checkpoint:2']],
    ['with transactions', 'on', ['after-write:3', 'before-checkpoint:2']],
  ])('given one %s, when it dies between its writes and its checkpoint, then every event is in once', { timeout: 60_000 }, async (_how, transactions, deaths) => {
    const [mongo, database] = [openMongo({ url: server().url }), aDatabase()];
    const args = [server().url, database, transactions];
    for (const death of deaths) expect([death, await live(args, `read-models.${death}`)]).toEqual([death, 'SIGKILL']);
    expect(await live(args, '')).toBe('0');

    const store = await openMongoReadModels({ mongo, database }).open(tallies);
    const seen = await store.getMany([...expected.keys()]);
    expect(new Map([...expected.keys()].map((id) => [id, seen.get(id)?.doc.seen ?? []]))).toEqual(expected);
    expect(await store.checkpoint()).toBe(lastPosition);
    expect((await store.parked()).map(({ stream }) => stream)).toEqual(['tally-d']);
    await mongo.database(database).dropDatabase();
    await mongo.close();
  });
});
