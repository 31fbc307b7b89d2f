import { randomBytes } from 'node:crypto';
import { backupPlaceContract } from '@ecrin/testing/port-contracts/backup-place.contract.ts';
import { asyncChunks, bytesOf } from '@ecrin/testing/port-contracts/blob-store.contract.ts';
import { withS3, type S3Server } from '@ecrin/testing/servers/s3-server.ts';
import { expect, it } from 'vitest';
import { openS3BackupBucket, type S3Access } from '#adapters/backup-place/s3-backup-bucket.ts';
import { sealBackupPlace } from '#adapters/backup-place/sealed-backup-place.ts';

const accessTo = ({ variables }: S3Server, other: Partial<S3Access> = {}): S3Access => ({
  endpoint: variables['BACKUP_S3_ENDPOINT'] ?? null,
  region: 'us-east-1',
  accessKeyId: variables['BACKUP_S3_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: variables['BACKUP_S3_SECRET_ACCESS_KEY'] ?? '',
  ...other,
});

withS3('a bucket for backups', (server) => {
  const open = (folder: string, other?: Partial<S3Access>) =>
    openS3BackupBucket(`s3://${server().bucket}/${folder}`, accessTo(server(), other));
  const key = randomBytes(32);

  backupPlaceContract('A bucket', async () => sealBackupPlace(open('contract'), key));

  it('sees nothing of what is in it', async () => {
    const [place, words] = [sealBackupPlace(open('sealed'), key), 'une pensée '.repeat(10_000)];
    await place.put('objects/one', asyncChunks(Buffer.from(words)));
    const stored = await bytesOf(await open('sealed').read('objects/one', { start: 0, end: null }));
    expect(stored?.length).toBeGreaterThan(words.length);
    expect(stored?.includes('pensée')).toBe(false);
  });
  it('is refused in words with another master key, a wrong access key, no bucket and no server', async () => {
    await sealBackupPlace(open('keys'), key).put('objects/one', asyncChunks(Buffer.from('une pensée')));
    const read = async (place: ReturnType<typeof sealBackupPlace>) => bytesOf(await place.read('objects/one'));
    const failing = [
      [sealBackupPlace(open('keys'), randomBytes(32)), 'damaged', 'another master key'],
      [sealBackupPlace(open('keys', { secretAccessKey: 'autre' }), key), 'denied', 'refuses the key'],
      [sealBackupPlace(open('keys', { endpoint: 'http://127.0.0.1:9' }), key), 'unreachable', 'cannot be reached'],
      [
        sealBackupPlace(openS3BackupBucket('s3://aucun-seau', accessTo(server())), key),
        'unreachable',
        'There is no bucket',
      ],
    ] as const;
    for (const [place, reason, message] of failing)
      await expect(read(place)).rejects.toMatchObject({ reason, message: expect.stringContaining(message) });
  });
});
