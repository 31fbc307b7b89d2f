import type { DataStore } from '@ecrin/platform/migration/data-store.ts';
import { ConfigFault } from '#config/config.ts';

/** A server that wrote into the target of an unfinished migration would make it differ from its source. Throws `ConfigFault`. */
export const refuseUnfinishedMigration = async (checkpoint: DataStore['migrationCheckpoint']): Promise<void> => {
  const found = await checkpoint.read();
  if (found && found.doneAt === null)
    throw new ConfigFault([
      'The data store is the target of an incomplete migration. Complete it first: npm run move.',
    ]);
};
