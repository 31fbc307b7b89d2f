import type { DataStore } from '@ecrin/platform/migration/data-store.ts';
import { ConfigFault } from '#config/config.ts';

/** Whoever wrote into a home that is still being filled would make it differ from the one it is filled from. Throws `ConfigFault`. */
export const refuseUnfinishedMigration = async (mark: DataStore['migrationCheckpoint']): Promise<void> => {
  const found = await mark.read();
  if (found && found.doneAt === null)
    throw new ConfigFault(['What is kept there is half moved. Finish the move first: npm run move.']);
};
