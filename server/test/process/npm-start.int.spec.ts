import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Its own process group, as in a terminal. What `npm test` has built already is not built again. */
describe('npm start', () => {
  let folder: string;
  let port: number;
  let npm: ChildProcess;
  let out = '';
  beforeEach(async () => {
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
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    npm.stdout?.on('data', (text) => {
      out += String(text);
    });
    await pollUntil(() => out.includes(`http://localhost:${port}`));
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
