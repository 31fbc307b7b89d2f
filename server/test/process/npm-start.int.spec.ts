import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The server below npm and the shell that starts it again. */
const serverOf = async ({ pid = 0 }: Readonly<{ pid?: number | undefined }>): Promise<number> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const child = Number(children.trim().split(' ')[0]);
  return child === 0 ? pid : serverOf({ pid: child });
};

/** Its own process group, as in a terminal. What `npm test` has built already is not built again. */
describe('npm start', () => {
  let folder: string;
  let port: number;
  let npm: ChildProcess;
  let out = '';
  let startMs: number;
  beforeEach(async () => {
    const before = performance.now();
    [folder, port, out] = [await mkdtemp(join(tmpdir(), 'ecrin-npm-start-')), await freePort(), ''];
    npm = spawn('npm', ['start', '--ignore-scripts'], {
      cwd: root,
      detached: true,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
        EMBEDDING_MODEL_URL: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [npm.stdout, npm.stderr]) {
      stream?.on('data', (text) => {
        out += String(text);
      });
    }
    await pollUntil(() => out.includes(`http://localhost:${port}`));
    startMs = performance.now() - before;
  });
  afterEach(async () => {
    // Whatever is left of its group.
    try {
      process.kill(-(npm.pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // Nothing is.
    }
    await rm(folder, { recursive: true, force: true });
  });

  const portIsFree = (): Promise<boolean> =>
    new Promise((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, () => probe.close(() => resolve(true)));
    });

  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.ok ?? false;

  it.runIf(process.platform === 'linux')(
    'given a server that ended by a fault, then it is back as soon as it can, with a line in the log, and ends when npm is asked to',
    { timeout: 60_000 },
    async () => {
      await pollUntil(isReady);
      process.kill(await serverOf(npm), 'SIGKILL');
      const before = performance.now();
      await pollUntil(async () => !(await isReady()), { everyMs: 5 });
      await pollUntil(isReady, { everyMs: 20 });
      // Nothing is waited for but the start itself, on a machine that tests share.
      expect(performance.now() - before).toBeLessThan(2 * startMs);
      expect(out).toContain(
        'Écrin ended by a fault (exit code 137) and is started again: 1 of at most 5 times in a minute.',
      );

      const ended = once(npm, 'exit');
      npm.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(await portIsFree()).toBe(true);
    },
  );

  it.each([
    ['SIGTERM to npm', () => npm.kill('SIGTERM')],
    ['Ctrl+C, which reaches both npm and the server', () => process.kill(-(npm.pid ?? Number.NaN), 'SIGINT')],
  ])('given %s, then npm ends once the server has closed everything, and the port is free', async (_what, stop) => {
    const ended = once(npm, 'exit');
    const before = performance.now();
    stop();
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(await portIsFree()).toBe(true);
  });
});
