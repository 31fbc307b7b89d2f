import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { acceptEverything } from '@ecrin/testing/kits/accept-everything.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
import { captureLog } from '@ecrin/testing/kits/log-capture.ts';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { readConfig } from '#config/config.ts';
import { start } from '#start.ts';

/** A whole server in this process: a free port, a folder of its own, and a clock that can be advanced. */
export type TestServer = Readonly<{
  url: string;
  dataDir: string;
  /** Terminal output since the last start. */
  terminalOutput: () => string;
  /** Everything that was logged so far. */
  logged: () => string;
  now: () => Date;
  /** Moves the server's clock by so many ms, forwards or back. */
  advanceClock: (ms: number) => void;
  /** Stops the server, does something to its folder, and starts it again. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  remove: () => Promise<void>;
}>;

export const startTestServer = async (environment: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const port = await freePort();
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'ecrin-server-')));
  const config = readConfig({
    LOG_LEVEL: 'debug',
    // No test may download a model: an address that refuses at once.
    SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
    EMBEDDING_MODEL_URL: 'off',
    ROLES: 'api,projections',
    ...environment,
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  let shift = 0;
  const clock: Clock = { now: () => new Date(Date.now() + shift) };
  let output = '';
  let logged = '';
  const write = (text: string): void => {
    logged += text;
    captureLog(text);
  };
  const open = () => {
    output = '';
    return start(config, {
      say: (text) => {
        output += text;
      },
      clock,
      logTo: { write },
    });
  };
  /** null: read models are whole. */
  const rebuildOf = async (): Promise<unknown> => {
    const readiness = await (await fetch(`http://localhost:${port}/readyz`)).json();
    return (readiness as Readonly<{ rebuild: unknown }>).rebuild;
  };
  let stop = await open();

  return {
    url: `http://localhost:${port}`,
    dataDir,
    terminalOutput: () => output,
    logged: () => logged,
    now: clock.now,
    advanceClock: (ms) => {
      shift += ms;
    },
    restart: async (meanwhile) => {
      await stop();
      await meanwhile?.();
      stop = await open();
      await pollUntil(async () => (await rebuildOf()) === null, { timeoutMs: 30_000, what: 'whole read models' });
    },
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

type RequestOptions = Readonly<{ token?: string; body?: unknown; headers?: Readonly<Record<string, string>> }>;
export type Answer = Readonly<{ status: number; headers: Headers; body: unknown; text: string }>;

/** One request; `path` below the server's address. */
export const sendRequest = async (
  { url }: Pick<TestServer, 'url'>,
  request: string,
  asking: RequestOptions = {},
): Promise<Answer> => {
  const [method = 'GET', path = '/'] = request.split(' ');
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: headersOf(asking),
    ...bodyOf(asking),
  });
  const text = await response.text();
  // Not NDJSON: that is several values.
  const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
};

const headersOf = ({ token, body, headers }: RequestOptions): Readonly<Record<string, string>> => ({
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...headers,
});

const bodyOf = ({ body }: RequestOptions): RequestInit =>
  body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };

export const password = 'cerisier-de-juin';
export type SignedInClient = SessionToken & Readonly<{ email: string; cookie: string }>;

/** The session cookie an answer sets, as it is sent back. */
export const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A client who has just registered. */
export const registerTestClient = async (server: Pick<TestServer, 'url'>, name: string): Promise<SignedInClient> => {
  const email = `${name}@exemple.fr`;
  const answer = await sendRequest(server, 'POST /api/client/register', { body: { email, password, firstname: name } });
  if (answer.status !== 200) throw new Error(`${name} could not register: ${answer.text}`);
  return { ...(answer.body as SessionToken), email, cookie: cookieOf(answer) };
};

/** One who accepted everything the server would send elsewhere. */
export const registerConsentingClient = async (
  server: Pick<TestServer, 'url'>,
  name: string,
): Promise<SignedInClient> => {
  const client = await registerTestClient(server, name);
  await acceptEverything(apiClient(server.url, { token: client.token, clientId: client.userId }));
  return client;
};
