import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe } from 'vitest';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';

/** A server that speaks MongoDB's protocol. One that `MONGODB_URL` names is left running. */
export type MongoServer = Readonly<{
  url: string;
  /** Drops a test's database; a server started here is stopped with all of them. */
  drop: (database: Readonly<{ dropDatabase: () => Promise<unknown> }>) => Promise<void>;
  close: () => Promise<void>;
}>;

const program = fileURLToPath(new URL('../../../../shared/tools/start-mongo.sh', import.meta.url));
const given = process.env['MONGODB_URL'];

/** Why there is no server to test against; null: there is one. */
export const noMongo = given || existsSync(program) ? null : 'neither MONGODB_URL nor ../shared/tools/start-mongo.sh';

/** Why no proxy can be put between a spec and the server; null: one can. */
export const noMongoProxy = given && !URL.canParse(given) ? 'MONGODB_URL names several hosts' : null;

/** A server started here, on `port` and with its state in `folder`, ended by its own process id. */
export const startMongo = async (port: number, folder: string): Promise<MongoServer & Readonly<{ pid: number }>> => {
  const { stdout } = await promisify(execFile)('bash', [program, String(port), folder]);
  const [url = '', pid = ''] = stdout.trim().split(' ');
  return { url, pid: Number(pid), drop: async () => undefined, close: () => endProcess(Number(pid), 'SIGKILL') };
};

/** In memory where that is a folder: the stand-in waits for the disk for every key of a collection that is dropped, and answers nobody meanwhile. */
export const mongoFolder = (): Promise<string> =>
  mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ecrin-mongo-'));

const findMongo = async (): Promise<MongoServer> => {
  if (given)
    return { url: given, drop: async (database) => void (await database.dropDatabase()), close: async () => undefined };
  const folder = await mongoFolder();
  const server = await startMongo(await freePort(), folder);
  return { ...server, close: () => server.close().then(() => rm(folder, { recursive: true })) };
};

/** A unique name: each test has its own database. */
export const newDatabaseName = (): string => `ecrin_test_${randomUUID().replaceAll('-', '')}`;

/** Specs that share one server, skipped with a reason where there is none, or where `unless` gives one. */
export const withMongo = (
  name: string,
  specs: (server: () => MongoServer) => void,
  unless: string | null = null,
): void => {
  const missing = noMongo ?? unless;
  const reason = missing ? ` (skipped: ${missing})` : '';
  describe.skipIf(missing)(`${name}${reason}`, () => {
    let server: MongoServer;
    beforeAll(async () => {
      server = await findMongo();
    }, 120_000);
    afterAll(() => server.close());
    specs(() => server);
  });
};
