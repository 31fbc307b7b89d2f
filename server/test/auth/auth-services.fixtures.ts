import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRoutes, type ApiServices } from '@ecrin/command-api';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { MessageQueue } from '@ecrin/platform/ports/message-queue.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { Passwords } from '@ecrin/platform/ports/sign-in/passwords.ts';
import { openHandle, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { unchangedSettings } from '@ecrin/testing/fakes/default-settings.ts';
import { openPushSender } from '#adapters/open-delivery.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createCountQuoted } from '#erasure/outlook/count-quoted.ts';
import { createLog } from '#observability/create-log.ts';
import { createServices } from '#roles/create-services.ts';
import { startMessages } from '#roles/start-messages.ts';
import { openStores } from '#storage/open-stores.ts';
import { fakeErasureProof } from '#test/erasure/fake-erasure-proof.fixtures.ts';

/** Hashes at once: the specs count the hashes, they do not time them. */
const fakePasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (hash, password) => hash === `hash of ${password}`,
  whichOpens: async (hashes, password) => {
    const which = hashes.indexOf(`hash of ${password}`);
    return which === -1 ? null : which;
  },
};

/** The services of routes, without HTTP. */
export type TestServices = Readonly<{
  dataDir: string;
  services: ApiServices;
  advanceClock: (ms: number) => void;
  remove: () => Promise<void>;
  /** The same services; `onWork` is called before each hash and each write. */
  withWorkObserver: (onWork: (work: string) => void) => ApiServices;
}>;

export const openTestServices = async (): Promise<TestServices> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ecrin-services-'));
  const config = readConfig({ DATA_DIR: dataDir, ROLES: 'api,projections', LOG_LEVEL: 'silent' });
  if (!config.api) throw new Error('no api');
  let shift = 0;
  const clock = { now: () => new Date(Date.now() + shift) };
  const log = createLog(config.shared);
  const closing = createClosing(log);
  const stores = await openStores(config.shared, { clock, closing });
  const made = await createServices({
    stores,
    waitFor: async () => true,
    clock,
    log,
    publicUrl: 'http://localhost:3001',
    identityProviders: [],
    push: { publicKey: null, allowed: [] },
    settings: unchangedSettings,
    erasureProof: fakeErasureProof,
    backupsLeave: false,
    countQuoted: createCountQuoted({ config: config.shared, events: stores.events }),
    budgets: { requestsPerSecond: 0, changesPerDay: 0 },
  });
  const services = await startMessages(
    { ...made, passwords: fakePasswords },
    {
      config: config.api,
      stores,
      pushes: openPushSender({ config: config.shared, stores, clock, closing }),
      closing,
      say: () => undefined,
    },
  );
  return {
    dataDir,
    services,
    advanceClock: (ms) => {
      shift += ms;
    },
    remove: async () => {
      await closing.closeAll();
      await rm(dataDir, { recursive: true, force: true });
    },
    withWorkObserver: (onWork) => observeServices(services, stores.events, onWork),
  };
};

type OnWork = (work: string) => void;
const readMethods: ReadonlySet<string> = new Set<keyof AccessStore | keyof MessageQueue>([
  'findCredential',
  'findSession',
  'sessionsOf',
  'findChallenge',
  'close',
  'take',
]);

/** Reports each call of an object before it is made, except those that only read. */
const notifyBeforeCalls = <Part extends object>(part: Part, name: string, onWork: OnWork): Part =>
  Object.fromEntries(
    Object.entries(part).map(([method, act]: [string, (...input: unknown[]) => unknown]) => [
      method,
      (...input: unknown[]) => {
        if (!readMethods.has(method))
          onWork(`${name}.${method}${Array.isArray(input[0]) ? ` of ${input[0].length}` : ''}`);
        return act(...input);
      },
    ]),
  ) as Part;

const observeServices = (
  services: ApiServices,
  events: Parameters<typeof createExecuteCommand>[0],
  onWork: OnWork,
): ApiServices => ({
  ...services,
  access: notifyBeforeCalls(services.access, 'access', onWork),
  passwords: notifyBeforeCalls(services.passwords, 'passwords', onWork),
  messages: notifyBeforeCalls(services.messages, 'messages', onWork),
  execute: createExecuteCommand({
    readStream: events.readStream,
    append: (stream, expected, appended) => {
      onWork(`append ${appended.map(({ event: { type } }) => type).join(' ')}`);
      return events.append(stream, expected, appended);
    },
  }),
});

type RouteCallOptions = Readonly<{
  body?: unknown;
  query?: Readonly<Record<string, string>>;
  key?: string;
  clientId?: string;
  sessionId?: string | null;
  headers?: Readonly<Record<string, string>>;
}>;

/** Calls a client route as the HTTP side would, for the client the options name. */
export const callRoute = (services: ApiServices, request: string, asking: RouteCallOptions = {}): Promise<Reply> => {
  const [method = '', path = ''] = request.split(' ');
  const found = accountRoutes(services).find((route) => route.method === method.toLowerCase() && route.path === path);
  if (!found) throw new Error(`no route ${request}`);
  const { body, query = {}, headers = {} } = asking;
  return openHandle(found)(
    {
      params: {},
      query,
      body: found.body?.parse(body),
      raw: emptyBody(),
      signal: () => AbortSignal.timeout(60_000),
      header: (name) => headers[name] ?? null,
      cookie: () => null,
    },
    contextOf(services, asking),
    services.execute,
  );
};

const contextOf = (
  { clock, ids }: ApiServices,
  { key = ids.next(), clientId = '', sessionId = null }: RouteCallOptions,
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

const emptyBody = async function* (): AsyncGenerator<Uint8Array> {
  // There is no body but the one that was parsed.
};
