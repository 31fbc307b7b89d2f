import type { DatabaseSync } from 'node:sqlite';

/**
 * Page splits leave old cells behind and the log holds old pages: the file is rewritten (VACUUM) and the log truncated. False while another reader holds
 * the log.
 */
export const rewriteDatabase = (db: DatabaseSync): boolean => {
  db.exec('vacuum');
  return db.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
};
