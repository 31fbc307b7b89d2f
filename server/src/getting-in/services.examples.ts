import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRoutes, type ApiServices } from '@ecrin/command-api';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Passwords } from '@ecrin/platform/ports/passwords.ts';
import { openHandle, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#create-log.ts';
import { createServices } from '#create-services.ts';
import { startMessages } from '#start-messages.ts';
import { openStores } from '#stores/open-stores.ts';

/** Hash at once, which is no matter here: what is asked is how often. */
const quickPasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (hash, password) => hash === `hash of ${password}`,
  whichOpens: async (hashes, password) => {
    const which = hashes.indexOf(`hash of ${password}`);
    return which === -1 ? null : which;
  },
};

/** What routes stand on, without HTTP; `passes` moves the clock. */
export type ExampleServices = Readonly<{
  dataDir: string;
  services: ApiServices;
  passes: (ms: number) => void;
  remove: () => Promise<void>;
  /** The same, telling of each hash and each write before it is done. */
  watched: (onWork: (work: string) => void) => ApiServices;
}>;

export const exampleServices = async (): Promise<ExampleServices> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ecrin-services-'));
  const config = readConfig({ DATA_DIR: dataDir, ROLES: 'api,projections', LOG_LEVEL: 'silent' });
  if (!config.api) throw new Error('no api');
  let shift = 0;
  const clock = { now: () => new Date(Date.now() + shift) };
  const log = createLog(config.shared);
  const closing = createClosing(log);
  const stores = await openStores(config.shared, clock, closing);
  const made = await createServices({
    stores,
    waitFor: async () => true,
    clock,
    log,
    publicUrl: 'http://localhost:3001',
    identityProviders: [],
    push: { publicKey: null, allowed: [] },
  });
  const services = startMessages(
    { ...made, passwords: quickPasswords },
    { config: config.api, stores, closing, say: () => undefined },
  );
  return {
    dataDir,
    services,
    passes: (ms) => {
      shift += ms;
    },
    remove: async () => {
      await closing.closeAll();
      await rm(dataDir, { recursive: true, force: true });
    },
    watched: (onWork) => watch(services, stores.events, onWork),
  };
};

type Told = (work: string) => void;
const reading = new Set([
  'findCredential',
  'findSession',
  'sessionsOf',
  'findChallenge',
  'close',
  'take',
  'readStream',
]);

/** Each call of an object told before it is made, but those that only read. */
const telling = <Part extends object>(part: Part, name: string, onWork: Told): Part =>
  Object.fromEntries(
    Object.entries(part).map(([method, act]: [string, (...input: unknown[]) => unknown]) => [
      method,
      (...input: unknown[]) => {
        if (!reading.has(method)) onWork(`${name}.${method}${Array.isArray(input[0]) ? ` of ${input[0].length}` : ''}`);
        return act(...input);
      },
    ]),
  ) as Part;

const watch = (
  services: ApiServices,
  events: Parameters<typeof createExecuteCommand>[0],
  onWork: Told,
): ApiServices => ({
  ...services,
  access: telling(services.access, 'access', onWork),
  passwords: telling(services.passwords, 'passwords', onWork),
  messages: telling(services.messages, 'messages', onWork),
  execute: createExecuteCommand({
    readStream: events.readStream,
    append: (stream, expected, appended) => {
      onWork(`append ${appended.map(({ event: { type } }) => type).join(' ')}`);
      return events.append(stream, expected, appended);
    },
  }),
});

type Asking = Readonly<{
  body?: unknown;
  key?: string;
  clientId?: string;
  sessionId?: string | null;
  headers?: Readonly<Record<string, string>>;
}>;

/** Asks a route of clients as the HTTP side would, who they are taken as said. */
export const call = (services: ApiServices, request: string, asking: Asking = {}): Promise<Reply> => {
  const [method = '', path = ''] = request.split(' ');
  const found = accountRoutes(services).find((route) => route.method === method.toLowerCase() && route.path === path);
  if (!found) throw new Error(`no route ${request}`);
  const { body, headers = {} } = asking;
  return openHandle(found)(
    {
      params: {},
      query: {},
      body: found.body?.parse(body),
      raw: nothing(),
      signal: AbortSignal.timeout(60_000),
      header: (name) => headers[name] ?? null,
      cookie: () => null,
    },
    contextOf(services, asking),
    services.execute,
  );
};

const contextOf = (
  { clock, ids }: ApiServices,
  { key = ids.next(), clientId = '', sessionId = null }: Asking,
): CustomContext => {
  const now = clock.now().toISOString();
  return {
    clientId,
    adminId: '',
    now,
    newId: ids.next,
    language: 'fr',
    address: '203.0.113.1',
    sessionId,
    command: {
      commandId: key,
      correlationId: 'spec',
      causationId: null,
      actor: `client:${clientId}`,
      ownerId: clientId,
      occurredAt: now,
      timeZone: 'UTC',
    },
  };
};

const nothing = async function* (): AsyncGenerator<Uint8Array> {
  // There is no body but the one that was parsed.
};
