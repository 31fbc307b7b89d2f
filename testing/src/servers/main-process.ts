import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { captureLog, isLogCaptured } from '#kits/log-capture.ts';
import { pollUntil } from '#kits/poll-until.ts';

type Environment = Readonly<Record<string, string>>;

/** The server's own program on one port, as often as it is started. `kill` is SIGKILL; `start` again keeps port and folder. */
export type MainProcess = Readonly<{
  /** At its own port, not that of a proxy. */
  url: string;
  /** `more`: environment of this start only. Throws when it ends or does not answer. */
  start: (more?: Environment) => Promise<void>;
  alive: () => boolean;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** Everything it has written to stdout and stderr. */
  output: () => string;
}>;

/** A real server on a free port and a temporary folder. */
export type ServerProcess = MainProcess & Readonly<{ dataDir: string; remove: () => Promise<void> }>;

/** One process. `send`: to the module that was loaded before the program. `pid` throws while it does not run. */
export type OneProcess = Readonly<{ send: (word: Readonly<Record<string, number>>) => void; pid: () => number }>;

const root = new URL('../../../', import.meta.url).pathname;
/** As `npm start` begins it, without what starts it again: options of Node, and the program. */
const startCommand = /"start": "exec sh \S+ node (?<options>.*) (?<program>\S+)"/u.exec(
  readFileSync(`${root}package.json`, 'utf8'),
);
const { options = '', program = '' } = startCommand?.groups ?? {};
const nodeArguments = [...options.replaceAll('./', root).split(' '), `${root}${program}`];
const startTimeoutMs = 150_000;

/** No test may download a model: an address that refuses at once. Tests are faster than people, and kill on purpose. */
const defaults = (): Environment => ({
  CLIENT_REQUESTS_PER_SECOND: '0',
  CLIENT_CHANGES_PER_DAY: '0',
  MAX_WORKER_DEATHS: '1000',
  // What runs for long is measured, or leaves nothing beside its folder.
  BACKUPS_TO: 'off',
  SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
  EMBEDDING_MODEL_URL: 'off',
  LOG_LEVEL: isLogCaptured ? 'debug' : 'warn',
});
const inherited = (): Environment =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TZ', 'LANG'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Not started yet. `preload`: a module loaded before the program. */
export const mainProcess = (port: number, environment: Environment, preload?: string): MainProcess & OneProcess => {
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
  const start = async (more: Environment = {}): Promise<void> => {
    child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), ...nodeArguments], {
      env: { ...inherited(), ...defaults(), PORT: String(port), ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe', ...(preload ? ['ipc' as const] : [])],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += String(text);
        captureLog(String(text));
      });
    }
    await answering(
      url,
      () => child?.signalCode ?? child?.exitCode ?? null,
      () => output,
    );
  };

  return {
    url,
    start,
    alive: () => child !== null && child.exitCode === null && child.signalCode === null,
    pid: () => {
      if (child?.pid === undefined) throw new Error('the server does not run');
      return child.pid;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    send: (word) => void child?.send?.(word),
    output: () => output,
  };
};

const answering = async (url: string, ended: () => number | string | null, output: () => string): Promise<void> => {
  const isAnswering = async (): Promise<boolean> => {
    if (ended() !== null) throw new Error(`the server ended with ${ended()}:\n${output()}`);
    return (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false;
  };
  await pollUntil(isAnswering, { timeoutMs: startTimeoutMs, what: 'an answer of the server' }).catch(
    (fault: unknown) => {
      throw new Error(output(), { cause: fault });
    },
  );
};
