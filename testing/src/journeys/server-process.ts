import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepLog, logsAreKept } from '../kept-log.ts';

/** A real server process on a free port and a temporary folder. `kill` is SIGKILL; `start` again keeps port and data. */
export type ServerProcess = Readonly<{
  url: string;
  dataDir: string;
  /** `more`: environment of this life only. */
  start: (more?: Readonly<Record<string, string>>) => Promise<void>;
  alive: () => boolean;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  remove: () => Promise<void>;
  /** Everything it has written to stdout and stderr. */
  output: () => string;
}>;

const main = new URL('../../../server/src/main.ts', import.meta.url).pathname;
const patienceMs = 30_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

export const serverProcess = async (environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'ecrin-journey-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };

  const start = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
    // Nothing may reach out for a model in a test: an address that refuses at once.
    const defaults = { SPEECH_MODEL_URL: 'http://127.0.0.1:9/', LOG_LEVEL: logsAreKept ? 'debug' : 'warn' };
    const inherited = Object.fromEntries(['PATH', 'HOME', 'TZ', 'LANG'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    child = spawn(process.execPath, [main], {
      env: { ...inherited, ...defaults, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += String(text);
        keepLog(String(text));
      });
    }
    await answering(url, () => child?.signalCode ?? child?.exitCode ?? null, () => output);
  };

  await start();
  return {
    url, dataDir, start,
    alive: () => child !== null && child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
    output: () => output,
  };
};

const answering = async (url: string, ended: () => number | string | null, output: () => string): Promise<void> => {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    if (ended() !== null) throw new Error(`the server ended with ${ended()}:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not answer in ${patienceMs} ms:\n${output()}`);
};
