import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const supervise = join(import.meta.dirname, '../../supervise.sh');

type Ended = Readonly<{ code: number | null; err: string; starts: number }>;

describe('the shell that starts the server again', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-supervise-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const count = async (): Promise<number> =>
    (await readFile(join(folder, 'starts'), 'utf8').catch(() => '')).split('\n').length - 1;

  /** `script`: in the place of the server; `$n` is the number of this start, from 1. */
  const run = (script: string, environment: Readonly<Record<string, string>> = {}) => {
    const counted = `echo >> '${folder}/starts'; n=$(wc -l < '${folder}/starts'); ${script}`;
    const child: ChildProcess = spawn('sh', [supervise, 'sh', '-c', counted], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let err = '';
    child.stderr?.on('data', (text) => {
      err += String(text);
    });
    const ended = once(child, 'close').then(async ([code]): Promise<Ended> => ({
      code: code as number | null,
      err,
      starts: await count(),
    }));
    return { child, ended, err: () => err };
  };
  const sentence = (code: number, times: number): string =>
    `Écrin ended by a fault (exit code ${code}) and is started again: ${times} of at most 5 times in a minute.\n`;

  it('given an end by a fault, starts it again and says so', async () => {
    expect(await run('[ $n -lt 3 ] && exit 1; exit 0').ended).toEqual({
      code: 0,
      err: sentence(1, 1) + sentence(1, 2),
      starts: 3,
    });
  });

  it('given one that is killed, or runs out of memory, starts it again', async () => {
    const { err, starts } = await run('[ $n = 1 ] && kill -KILL $$; [ $n = 2 ] && kill -ABRT $$; exit 0').ended;
    // The shell says itself by which signal.
    expect([err.replaceAll(/^(Killed|Aborted.*)\n/gm, ''), starts]).toEqual([sentence(137, 1) + sentence(134, 2), 3]);
  });

  it('limits what the allocator keeps, unless somebody said how much', async () => {
    const said = 'echo "arenas $MALLOC_ARENA_MAX" >&2; exit 0';
    for (const SUPERVISE of ['on', 'off']) expect((await run(said, { SUPERVISE }).ended).err).toBe('arenas 2\n');
    expect((await run(said, { MALLOC_ARENA_MAX: '8' }).ended).err).toBe('arenas 8\n');
  });

  it('gives up in words after five times in a minute, with the exit code of the last', async () => {
    const { code, err, starts } = await run('exit 7').ended;
    expect([code, starts]).toEqual([7, 6]);
    expect(err).toContain(sentence(7, 5));
    expect(err).toMatch(/and 5 times before within a minute: it is not started again\. .+npm start\.\n$/);
  });

  it.each([
    ['a refused configuration', 'exit 78', 78],
    ['a stop', 'exit 0', 0],
    ['a stop during the start', 'kill -TERM $$', 143],
  ])('does not start again after %s, and passes its exit code on', async (_what, script, code) => {
    const { err, ...ended } = await run(script).ended;
    expect(ended).toEqual({ code, starts: 1 });
    expect(err).not.toContain('started again');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on, and waits for what the server does then', async (signal) => {
    const { child, ended } = run(
      'trap \'sleep 0.3; exit 3\' TERM; : > "$0"; while :; do sleep 0.05; done'.replace('$0', `${folder}/up`),
    );
    await expect.poll(() => readFile(join(folder, 'up'), 'utf8').catch(() => null)).toBe('');
    child.kill(signal);
    expect(await ended).toEqual({ code: 3, err: '', starts: 1 });
  });

  it('is replaced by the server where something else supervises', async () => {
    expect(await run('exit 7', { SUPERVISE: 'off' }).ended).toEqual({ code: 7, err: '', starts: 1 });
  });
});
