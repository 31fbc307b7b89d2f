import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupFault, type BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { backupPlacesOf, isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import { readBackupRecord } from './backup-record.ts';
import { openBackupPlace } from './open-places.ts';
import { makesBackups } from './schedule-backups.ts';

type Work<Result> = (place: BackupPlace) => Promise<Result>;

/** Opens the place of the keys’ backups for the time of `work`; null: this service makes none. Throws when it is away, as a disk that is not mounted. */
export const withKeyPlace = async <Result>(
  config: SharedConfig,
  dir: string,
  work: Work<Result>,
): Promise<Result | null> => {
  const address = makesBackups(config) ? backupPlacesOf(config)?.keys : undefined;
  if (address === undefined) return null;
  // Opening it would make one where it is not.
  const isThere = isBucket(address) || existsSync(join(resolve(address), 'backups'));
  if (!isThere && (await readBackupRecord(dir))?.lastGood)
    throw new BackupFault('nothing-there', `${address} is not there`);
  const place = await openBackupPlace(address, { config, masterKeyIn: dir });
  return work(place).finally(place.close);
};
