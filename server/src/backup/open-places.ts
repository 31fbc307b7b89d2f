import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderBackupPlace } from '@ecrin/platform/adapters/backup-place/folder-backup-place.ts';
import { sealBackupPlace } from '@ecrin/platform/adapters/backup-place/sealed-backup-place.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { BackupFault, type BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';

type Options = Readonly<{
  config: SharedConfig;
  /** Where `master.key` is, unless `MASTER_KEY` is given: what goes into a bucket is sealed with it. */
  masterKeyIn: string;
}>;

/** Throws `BackupFault`. */
export const openBackupPlace = async (address: string, { config, masterKeyIn }: Options): Promise<BackupPlace> => {
  if (!isBucket(address)) return openFolderBackupPlace(address);
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!accessKeyId || !secretAccessKey)
    throw new BackupFault(
      'not-set-up',
      `The variables BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be given for ${address}.`,
    );
  const key = sealingKey(address, { config, masterKeyIn });
  // Loaded on demand: it is needed for a bucket only.
  const { openS3BackupBucket } = await import('@ecrin/platform/adapters/backup-place/s3-backup-bucket.ts');
  const { BACKUP_S3_ENDPOINT: endpoint = null, BACKUP_S3_REGION: region } = config;
  return sealBackupPlace(openS3BackupBucket(address, { endpoint, region, accessKeyId, secretAccessKey }), key);
};

const sealingKey = (address: string, { config, masterKeyIn }: Options): Uint8Array => {
  const fromEnvironment = config.MASTER_KEY ?? null;
  // Opening it would make one where there is none.
  if (fromEnvironment === null && !existsSync(join(masterKeyIn, 'master.key')))
    throw new BackupFault(
      'not-set-up',
      `What is in ${address} is sealed: give the MASTER_KEY of the server it is from.`,
    );
  return deriveKey(openMasterKey({ dir: masterKeyIn, fromEnvironment }), 'backups');
};

export type BackupPlaces = Readonly<{ data: BackupPlace; keys: BackupPlace }>;

/** Opens both for the time of `work`. */
export const withPlaces = async <Result>(
  addresses: Readonly<{ data: string; keys: string }>,
  options: Options,
  work: (places: BackupPlaces) => Promise<Result>,
): Promise<Result> => {
  const keys = await openBackupPlace(addresses.keys, options);
  try {
    const data = await openBackupPlace(addresses.data, options);
    return await work({ data, keys }).finally(data.close);
  } finally {
    await keys.close();
  }
};
