import { describe, expect, it, vi } from 'vitest';
import { filesBelow } from '#erasure/proof/files.ts';

const entry = (name: string, kind: 'file' | 'folder') => ({
  name,
  isFile: () => kind === 'file',
  isDirectory: () => kind === 'folder',
  isSymbolicLink: () => false,
});
const folders = vi.hoisted(() => new Map<string, readonly object[]>());
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  readdir: async (folder: string) => {
    const found = folders.get(folder);
    if (found) return found;
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  },
}));

describe('the files below a folder', () => {
  it('given a folder that is removed while others are listed, then what is in the others, logs of databases first', async () => {
    folders.set('/data', [
      entry('a.db', 'file'),
      entry('gone', 'folder'),
      entry('b', 'folder'),
      entry('a.db-wal', 'file'),
    ]);
    folders.set('/data/b', [entry('.hidden', 'file')]);
    expect(await filesBelow('/data')).toEqual(['a.db-wal', 'a.db', 'b/.hidden']);
  });

  it('given that the folder itself is not there, then it fails: nothing was read', async () => {
    await expect(filesBelow('/nowhere')).rejects.toThrow('gone');
  });
});
