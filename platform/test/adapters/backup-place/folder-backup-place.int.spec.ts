import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupPlaceContract } from '@ecrin/testing/port-contracts/backup-place.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderBackupPlace } from '#adapters/backup-place/folder-backup-place.ts';

describe('a folder for backups', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-place-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  backupPlaceContract('A folder', async () => openFolderBackupPlace(join(folder, 'contract')));

  it('is used by one backup or restore at a time', async () => {
    const place = openFolderBackupPlace(join(folder, 'one'));
    expect(() => openFolderBackupPlace(join(folder, 'one'))).toThrow('in use by another backup or restore');
    await place.close();
    await openFolderBackupPlace(join(folder, 'one')).close();
  });
  it('is refused in words where there is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(() => openFolderBackupPlace(join(folder, 'file'))).toThrow('cannot be written');
  });
});
