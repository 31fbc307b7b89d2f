import { backupPlacesOf } from '#config/backup.config.ts';
import type { SharedConfig } from '#config/config.ts';
import { makesBackups } from './schedule-backups.ts';

/** Address of the place of the keys’ backups; null: this service makes none. */
export const keyPlaceOf = (config: SharedConfig): string | null =>
  makesBackups(config) ? (backupPlacesOf(config)?.keys ?? null) : null;
