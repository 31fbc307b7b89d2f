import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey, openMasterKey } from '#adapters/key-vault/master-key.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-master-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('the master key', () => {
  it('given no file, then one is created with owner-only permissions, and the next start reads the same key', async () => {
    const made = openMasterKey({ dir, fromEnvironment: null });
    expect((await stat(join(dir, 'master.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(dir, 'master.key'), 'utf8')).toMatch(/^1:[A-Za-z0-9+/]{43}=\n$/);
    expect(openMasterKey({ dir, fromEnvironment: null })).toEqual(made);
  });
  it('given a value in the environment, then it takes precedence', () => {
    const key = randomBytes(32);
    expect(openMasterKey({ dir, fromEnvironment: key.toString('base64') }).versions.get(1)).toEqual(
      new Uint8Array(key),
    );
  });
  it('given several versions, then the newest is used', () => {
    const [one, two] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const both = openMasterKey({ dir, fromEnvironment: `2:${two}, 1:${one}` });
    expect([both.newest, both.versions.size]).toEqual([2, 2]);
    expect(deriveKey(both, 'email')).toEqual(deriveKey(openMasterKey({ dir, fromEnvironment: one }), 'email'));
  });
  it.each(['short', 'x:AAAA', `0:${'A'.repeat(43)}=`, ','])(
    'given %j, then it is refused without quoting it',
    (text) => {
      expect(() => openMasterKey({ dir, fromEnvironment: text })).toThrow(
        expect.objectContaining({ kind: 'master-key-missing', message: expect.not.stringContaining(text) }),
      );
    },
  );
  it('given a damaged file, then it is refused and not overwritten', async () => {
    const folder = await mkdtemp(join(dir, 'damaged-'));
    await writeFile(join(folder, 'master.key'), '1:half');
    expect(() => openMasterKey({ dir: folder, fromEnvironment: null })).toThrow(
      expect.objectContaining({ kind: 'master-key-missing' }),
    );
    expect(await readFile(join(folder, 'master.key'), 'utf8')).toBe('1:half');
  });
  it('given two purposes, then their derived keys differ from each other and from the master key', () => {
    const master = openMasterKey({ dir, fromEnvironment: null });
    const [one, other] = [deriveKey(master, 'email-hash'), deriveKey(master, 'access-token')];
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
    expect([...master.versions.values()]).not.toContainEqual(one);
    expect(deriveKey(master, 'email-hash')).toEqual(one);
  });
});
