import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import type { Log } from '@ecrin/command-api';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { createSelfSignedCertificate } from '@ecrin/testing/fakes/event-store-db/self-signed-certificate.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { watchServers } from '#storage/watch-servers.ts';

const secret = 'mot-de-passe-secret';
const servers: Server[] = [];
const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};

let [tlsPort, plainPort, closedPort] = [0, 0, 0];
let double: EventStoreDbFake;
let folder: string;
beforeAll(async () => {
  const tls = createTlsServer(
    await createSelfSignedCertificate(),
    (socket) => void socket.on('error', () => undefined),
  );
  tlsPort = await listen(tls.on('tlsClientError', () => undefined));
  plainPort = await listen(
    createServer((socket) => {
      socket.on('error', () => undefined).on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    }),
  );
  closedPort = await freePort();
  const tlsOfDouble = await createSelfSignedCertificate();
  folder = await mkdtemp(join(tmpdir(), 'ecrin-servers-'));
  await writeFile(join(folder, 'ca.crt'), tlsOfDouble.cert);
  double = await startEventStoreDbFake({ tls: tlsOfDouble, users: { ecrin: secret } });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  double.kill();
  for (const server of servers) server.close();
});

/** The fault that ends the start, and the logged lines. */
const startWith = async (environment: Readonly<Record<string, string>>) => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const note = (fields: object, text: string): void => void lines.push({ ...fields, text });
  const log: Log = { debug: () => undefined, info: note, warn: note, error: note };
  const closing = createClosing(log);
  const fault = await watchServers(readConfig(environment).shared, { log, closing }).then(
    () => null,
    (thrown: unknown) => (thrown instanceof Error ? { name: thrown.name, text: thrown.message } : thrown),
  );
  await closing.closeAll();
  expect(JSON.stringify([fault, lines])).not.toContain(secret);
  return { fault, lines };
};

const situations = [
  ['untrusted-certificate', () => ({ host: `127.0.0.1:${tlsPort}`, tls: true })],
  ['speaks-tls-only', () => ({ host: `127.0.0.1:${tlsPort}`, tls: false })],
  ['speaks-no-tls', () => ({ host: `127.0.0.1:${plainPort}`, tls: true })],
  ['refused', () => ({ host: `127.0.0.1:${closedPort}`, tls: false })],
  ['unknown-name', () => ({ host: 'nobody.invalid:2113', tls: true })],
] as const;
type Target = Readonly<{ host: string; tls: boolean }>;
const kinds = [
  ['EventStoreDB', ({ host, tls }: Target) => ({ EVENTSTORE_URL: `esdb://ecrin:${secret}@${host}?tls=${tls}` })],
  ['MongoDB', ({ host, tls }: Target) => ({ MONGODB_URL: `mongodb://ecrin:${secret}@${host}/?tls=${tls}` })],
  ['Temporal', ({ host, tls }: Target) => ({ TEMPORAL_ADDRESS: host, TEMPORAL_TLS: String(tls) })],
] as const;
const expected: Readonly<Record<string, Readonly<{ sentence: RegExp; mayPass: boolean }>>> = {
  'untrusted-certificate': { sentence: /tlsCAFile=|TEMPORAL_TLS_CA=/, mayPass: false },
  'speaks-tls-only': { sentence: /tls=true|TEMPORAL_TLS=true/i, mayPass: false },
  'speaks-no-tls': { sentence: /tls=false|TEMPORAL_TLS=false/i, mayPass: false },
  refused: { sentence: /nothing listens at 127\.0\.0\.1:\d+/, mayPass: true },
  'unknown-name': { sentence: /the name nobody\.invalid cannot be resolved/, mayPass: true },
};

describe.each(kinds)('a start with %s', (name, environmentOf) => {
  it('given each connection problem, then a sentence names the setting: in the log for a temporary one, else as the fault that ends the start', async () => {
    const found = await Promise.all(
      situations.map(async ([problem, target]) => [problem, await startWith(environmentOf(target()))] as const),
    );
    const outcomes = found.map(([problem, outcome]) => {
      const { sentence, mayPass } = expected[problem] ?? { sentence: /^$/, mayPass: false };
      const text = expect.stringMatching(sentence);
      return mayPass && name !== 'MongoDB'
        ? [outcome, { fault: null, lines: [{ server: name, problem, text }] }]
        : [outcome, { fault: { name: 'ServerFault', text }, lines: [] }];
    });
    for (const [outcome, wanted] of outcomes) expect(outcome).toEqual(wanted);
  });
});

describe('credentials', () => {
  const urlFor = (password: string) =>
    `esdb://ecrin:${password}@127.0.0.1:${double.port}?tls=true&tlsCAFile=${join(folder, 'ca.crt')}`;
  it('given a wrong password, then one sentence ends the start', async () => {
    expect(await startWith({ EVENTSTORE_URL: urlFor('guessed') })).toEqual({
      fault: {
        name: 'ServerFault',
        text: 'EventStoreDB refuses the configured user, password or key. Check EVENTSTORE_URL.',
      },
      lines: [],
    });
  });
  it('given the right one, then nothing is logged', async () => {
    expect(await startWith({ EVENTSTORE_URL: urlFor(secret) })).toEqual({ fault: null, lines: [] });
  });
  it('given a wrong password, then the process prints one sentence and exits', async () => {
    const main = join(import.meta.dirname, '../../src/main.mjs');
    const child = spawn(process.execPath, ['--no-deprecation', main], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(await freePort()),
        DATA_DIR: join(folder, 'data'),
        SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
        EMBEDDING_MODEL_URL: 'off',
        EVENTSTORE_URL: urlFor('guessed'),
      },
    });
    let errorOutput = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        errorOutput += String(text);
      });
    expect(await once(child, 'close')).toEqual([78, null]);
    expect(errorOutput).toBe('EventStoreDB refuses the configured user, password or key. Check EVENTSTORE_URL.\n');
  });
});

describe('a server that stops while this process runs', () => {
  it('given that it is killed and started again, then the log contains once why it does not answer, and that it is back', async () => {
    const lines: unknown[] = [];
    const note = (fields: object): void => void lines.push(fields);
    const log: Log = { debug: () => undefined, info: note, warn: note, error: note };
    const [closing, passing] = [createClosing(log), await startEventStoreDbFake()];
    const config = readConfig({ EVENTSTORE_URL: passing.url }).shared;
    await watchServers(config, { log, closing, everyMs: 20 });
    passing.kill();
    const gone = { server: 'EventStoreDB', problem: 'refused' };
    await expect.poll(() => lines).toContainEqual(gone);
    await passing.start();
    await expect.poll(() => lines.at(-1)).toEqual({ server: 'EventStoreDB' });
    expect(lines.filter((line) => JSON.stringify(line) === JSON.stringify(gone))).toHaveLength(1);
    await closing.closeAll();
    passing.kill();
  });
});
