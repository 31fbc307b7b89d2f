import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../../src/main.mjs');
const rebuildProgram = join(import.meta.dirname, '../../src/cli/projections-command.ts');

/** See `server/supervise.sh`: such a start is not tried again. */
const refused = 78;

type Ended = Readonly<{ code: number | null; out: string; err: string; ms: number }>;
type Started = Readonly<{ child: ChildProcess; ended: Promise<Ended>; out: () => string }>;

describe('the process', () => {
  let folder: string;
  let port: number;
  const running: Started[] = [];
  let others: Server[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-process-'));
    port = await freePort();
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    for (const other of others.splice(0)) other.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (
    environment: Readonly<Record<string, string>> = {},
    [program = main, ...words]: readonly string[] = [],
  ): Started => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, [program, ...words], {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
        EMBEDDING_MODEL_URL: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => {
      out += String(text);
    });
    child.stderr.on('data', (text) => {
      err += String(text);
    });
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => resolve({ code, out, err, ms: Date.now() - startedAt }));
    });
    const started = { child, ended, out: () => out };
    running.push(started);
    return started;
  };
  const up = async ({ out }: Started): Promise<void> => {
    await expect.poll(out, { timeout: 50_000, interval: 20 }).toContain(`http://localhost:${port}`);
  };
  const sentence = (text: string) => text.trim().split('\n');

  it('prints its address, and starts again once it was stopped', { timeout: 120_000 }, async () => {
    const first = run();
    await up(first);
    expect(await (await fetch(`http://localhost:${port}/healthz`)).json()).toEqual({ status: 'up' });
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, err: '' });

    const again = run();
    await up(again);
    again.child.kill('SIGTERM');
    expect(await again.ended).toMatchObject({ code: 0, err: '' });
  });

  it('creates files readable by their owner only, also in a folder that others can read', async () => {
    await mkdir(join(folder, 'data'), { mode: 0o755 });
    await up(run());
    for (const name of ['master.key', 'access.db', 'events.db', 'keys.db', 'models.db', 'workflows.db']) {
      expect([name, ((await stat(join(folder, 'data', name))).mode & 0o777).toString(8)]).toEqual([name, '600']);
    }
  });

  it('reports that a port is in use', async () => {
    others = [createServer().listen(port)];
    const { code, err } = await run().ended;
    expect(code).toBe(refused);
    expect(sentence(err)).toEqual([
      `Port ${port} is in use. Stop the process that listens on it, or choose another one: PORT=${port + 1} npm start.`,
    ]);
  });

  it('reports that its folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, err } = await run({ DATA_DIR: join(folder, 'file', 'data') }).ended;
    expect(code).toBe(refused);
    expect(sentence(err)).toEqual([expect.stringMatching(/^The data folder .+ cannot be written: .+\.$/)]);
  });

  it('reports that its folder is used by another process', async () => {
    await up(run());
    const { code, err } = await run({ PORT: String(await freePort()) }).ended;
    expect(code).toBe(refused);
    expect(sentence(err)).toEqual([expect.stringMatching(/^The data folder .+ is in use by another Écrin process\./)]);
  });

  it('reports every invalid variable, without its value', async () => {
    const { code, err } = await run({ PORT: 'beaucoup', LOG_LEVEL: 'fort', AI_BASE_URL: 'secret-address' }).ended;
    expect(code).toBe(refused);
    expect(sentence(err)).toEqual([
      'The variable LOG_LEVEL must be one of debug, info, warn, error, silent.',
      'The variable PORT must be a number.',
      'The variable AI_BASE_URL must be an address that begins with http:// or https://.',
    ]);
  });

  it('reports that its master key does not match its folder', async () => {
    const first = run();
    await up(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const { code, err } = await run({ MASTER_KEY: Buffer.alloc(32, 1).toString('base64') }).ended;
    expect(code).toBe(refused);
    expect(sentence(err)).toEqual([
      expect.stringMatching(/^Version 1 of the master key is not .+ MASTER_KEY, or in master\.key\.$/),
    ]);
  });

  it('reports missing events, on every start, and in the command that rebuilds', { timeout: 120_000 }, async () => {
    const first = run();
    await up(first);
    const body = JSON.stringify({ email: 'anne@exemple.fr', password: 'cerisier-de-juin', firstname: 'Anne' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`http://localhost:${port}/api/client/register`, { method: 'POST', headers, body });
    first.child.kill('SIGKILL');
    await first.ended;
    for (const suffix of ['', '-wal', '-shm']) await rm(join(folder, `data/events.db${suffix}`), { force: true });

    for (const { words, expected } of [
      { words: [], expected: refused },
      { words: [rebuildProgram, 'rebuild'], expected: 1 },
    ]) {
      const { code, err } = await run({}, words).ended;
      expect(code).toBe(expected);
      expect(sentence(err)).toEqual([expect.stringMatching(/^The event store is empty.+Put the events back/)]);
    }
  });

  it('finishes requests in progress when asked to stop, accepts no new ones, and exits within 10 s', async () => {
    const { child, ended } = await upAndRunning();
    const body = JSON.stringify({ email: 'lente@exemple.fr', password: 'cerisier-de-juin', firstname: 'Lente' });
    const { socket, answer } = await underWay('register', body.length);
    socket.write(body.slice(0, 10));

    const before = Date.now();
    child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            () => 'taken',
            () => 'refused',
          ),
        { timeout: 5_000 },
      )
      .toBe('refused');
    socket.write(body.slice(10));
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"userType":"client"/m);
    expect(await ended).toMatchObject({ code: 0 });
    expect(Date.now() - before).toBeLessThan(10_000);
  });

  it('exits within 10 s even when a request never ends', async () => {
    const { child, ended } = await upAndRunning();
    const { socket } = await underWay('login', 1_000);
    socket.write('{');
    const before = Date.now();
    child.kill('SIGTERM');
    await ended;
    expect(Date.now() - before).toBeLessThan(10_000);
  });

  /** A request whose headers the server has read, and whose body it waits for. */
  const underWay = async (
    path: string,
    length: number,
  ): Promise<Readonly<{ socket: Socket; answer: () => string }>> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket
      .on('error', () => undefined)
      .on('data', (text) => {
        answer += String(text);
      });
    socket.write(
      `POST /api/client/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 Continue/);
    return { socket, answer: () => answer };
  };

  it('logs JSON lines with request ids and no personal words', async () => {
    const started = run({ LOG_LEVEL: 'debug' });
    await up(started);
    const answer = await fetch(`http://localhost:${port}/api/client/login?q=motsecret`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'claire@exemple.fr', password: 'motsecret-long' }),
    });
    const requestId = answer.headers.get('X-Request-Id') ?? 'none';
    await expect.poll(started.out).toMatch(new RegExp(`${requestId}.*\n`));
    const line =
      started
        .out()
        .split('\n')
        .find((text) => text.includes(requestId)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ method: 'POST', route: '/api/client/login', status: 401 });
    expect(started.out()).not.toMatch(/motsecret|claire@/);
  });

  const upAndRunning = async (): Promise<Started> => {
    const started = run();
    await up(started);
    return started;
  };
});
