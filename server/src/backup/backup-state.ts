import { resolve } from 'node:path';
import type { BackupState } from '@ecrin/contracts/operation/operation.ts';
import type { ServiceState } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { backupPlacesOf, isBucket } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import { readBackupRecord, type BackupRecord } from './backup-record.ts';
import { makesBackups } from './schedule-backups.ts';

const kindOf = (address: string): BackupState['data'] => (isBucket(address) ? 'bucket' : 'folder');

/** How backups go, without a path or an address, which are not for callers. null: this service makes none itself. */
export const readBackupState = async (config: SharedConfig): Promise<BackupState | null> => {
  const places = backupPlacesOf(config);
  if (!makesBackups(config) || !places) return null;
  const record = await readBackupRecord(resolve(config.DATA_DIR));
  const { lastGood = null, lastFailure = null, lastRehearsal = null } = record ?? {};
  return { data: kindOf(places.data), keys: kindOf(places.keys), lastGood, lastFailure, lastRehearsal };
};

const dayMs = 24 * 3_600_000;
/** Without a good one for so long administrators are told. */
const overdueDays = 2;

/** `record` null: none are made. */
export const backupAlerts = (record: BackupRecord | null, now: Date): readonly ServiceState[] => {
  if (!record) return [];
  const days = Math.floor((now.getTime() - Date.parse(record.lastGood?.at ?? record.since)) / dayMs);
  return days >= overdueDays ? [{ about: 'backup-overdue', days }] : [];
};

/** null: none are made. */
export const watchedBackupRecord = async (config: SharedConfig): Promise<BackupRecord | null> =>
  makesBackups(config) ? readBackupRecord(resolve(config.DATA_DIR)) : null;
