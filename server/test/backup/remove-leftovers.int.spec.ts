import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { lockExclusively } from '@ecrin/platform/adapters/sqlite/exclusive-lock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupLock, removeLeftovers } from '#backup/remove-leftovers.ts';
import { runRehearsal } from '#backup/run-backup.ts';
import { readConfig } from '#config/config.ts';
import { makeTemporaryFolder } from '#storage/temporary-folders.ts';
import { startTestServer } from '#test/server.fixtures.ts';

const temporary = ['rehearsal.partial', 'backup.partial', 'erasure.partial', '.restoring'];

describe('what was laid down by somebody who was killed', () => {
  let dir = '';
  const leave = async (): Promise<void> => {
    for (const name of temporary) {
      await mkdir(join(dir, name), { recursive: true });
      await writeFile(join(dir, name, 'keys.db'), 'keys');
    }
  };
  const left = async (): Promise<readonly string[]> =>
    (await readdir(dir)).filter((name) => temporary.includes(name)).toSorted();

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ecrin-leftovers-'));
    await leave();
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('goes when a server starts, which uses the rest', async () => {
    await writeFile(join(dir, 'backups.json.partial'), '{}');
    const server = await startTestServer({ DATA_DIR: dir, BACKUPS_TO: 'off' });
    expect(await left()).toEqual([]);
    expect(existsSync(join(dir, 'backups.json.partial'))).toBe(true);
    await server.remove();
  });

  it('given a backup under way, then all of it stays, and no rehearsal begins', async () => {
    const lock = lockExclusively(backupLock(dir));
    expect([await removeLeftovers(dir), await left()]).toEqual([false, temporary.toSorted()]);
    const config = readConfig({ DATA_DIR: dir, ROLES: '' }).shared;
    const addresses = { data: join(dir, 'nowhere'), keys: join(dir, 'nowhere-keys') };
    await expect(runRehearsal({ config, clock, addresses })).rejects.toMatchObject({ reason: 'under-way' });
    lock?.release();
    expect([await removeLeftovers(dir), await left()]).toEqual([true, []]);
  });

  it('goes from the folder of the system, where its process has ended; what is used stays', async () => {
    const ended = join(tmpdir(), `ecrin-rehearsal-${spawnSync(process.execPath, ['--version']).pid}-abcdef`);
    await mkdir(ended);
    const before = join(tmpdir(), `ecrin-search-${process.pid}-abcdef`);
    await mkdir(before);
    const used = await makeTemporaryFolder('search');
    await removeLeftovers(dir);
    expect([ended, before, used].map((folder) => existsSync(folder))).toEqual([false, false, true]);
    await rm(used, { recursive: true });
  });
});
