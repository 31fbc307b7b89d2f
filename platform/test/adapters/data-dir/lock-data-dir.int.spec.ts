import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockDataDir } from '#adapters/data-dir/lock-data-dir.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-lock-'));
});
afterAll(() => rm(dir, { recursive: true }));

const module = JSON.stringify(new URL('../../../src/adapters/data-dir/lock-data-dir.ts', import.meta.url).href);
// Collects what nothing refers to: the lock must not be among it.
const source = `const { lockDataDir } = await import(${module}); lockDataDir(process.argv[1]); await new Promise((resolve) => setTimeout(resolve, 10)); gc(); await new Promise((resolve) => setTimeout(resolve, 10)); process.stdout.write('held'); setInterval(() => {}, 1000);`;

const anotherProcess = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', source, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

it('given a process that holds the folder, then a second is refused with a message; given it was killed, then the folder is free immediately', async () => {
  const child = await anotherProcess();
  const died = once(child, 'exit');
  try {
    expect(() => lockDataDir(dir)).toThrow(
      expect.objectContaining({ name: 'DataDirFault', kind: 'in-use', message: expect.stringContaining(dir) }),
    );
  } finally {
    child.kill('SIGKILL');
  }
  await died;
  lockDataDir(dir).release();
});

it('given the folder is locked by this process, when it is locked again, then it is refused until released', () => {
  const lock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(expect.objectContaining({ kind: 'in-use' }));
  lock.release();
  lockDataDir(dir).release();
});

it('given a missing folder, then it is created', () => {
  lockDataDir(join(dir, 'new', 'deep')).release();
});

it('given a file where the folder should be, then it is unwritable, with a one-line message', async () => {
  const file = join(dir, 'file');
  await writeFile(file, '');
  expect(() => lockDataDir(file)).toThrow(
    expect.objectContaining({ kind: 'unwritable', message: expect.stringContaining(file) }),
  );
});

const isRoot = process.getuid?.() === 0;
it.skipIf(isRoot)(
  `given a read-only folder, then it is unwritable${isRoot ? ' (root may write anywhere)' : ''}`,
  async () => {
    const folder = await mkdtemp(join(dir, 'closed-'));
    await chmod(folder, 0o500);
    expect(() => lockDataDir(folder)).toThrow(expect.objectContaining({ kind: 'unwritable' }));
  },
);

it.runIf(existsSync('/proc/self'))(
  'given a path where no folder can be created, then it fails instead of retrying forever',
  async () => {
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', source, '/proc/nowhere/data'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 20_000,
    });
    const output = await Array.fromAsync(child.stderr);
    expect(Buffer.concat(output).toString()).toContain('The data folder /proc/nowhere/data cannot be written: ENOENT');
  },
);
