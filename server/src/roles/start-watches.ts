import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import { keepActLog } from '#act-log/keep-act-log.ts';
import { watchedBackupRecord } from '#backup/backup-state.ts';
import { makesBackups, scheduleBackups } from '#backup/schedule-backups.ts';
import type { SharedConfig } from '#config/config.ts';
import { readDisk } from '#storage/disk.ts';
import type { Stores } from '#storage/open-stores.ts';
import type { Integrity } from '#storage/watch-integrity.ts';
import { createBudgetCheck, type BudgetParts } from './check-budgets.ts';
import { watchService } from './check-service.ts';
import { keepUpReadModels } from './keep-up-read-models.ts';
import type { Projections } from './start-projections.ts';
import type { Workflows } from './start-workflows.ts';

type Parts = Omit<Parameters<typeof watchService>[0], 'stuck' | 'budgets' | 'disk' | 'damaged' | 'backups'> &
  Omit<BudgetParts, 'stores'> &
  Omit<Parameters<typeof keepUpReadModels>[0], 'projections'> &
  Readonly<{
    config: SharedConfig;
    stores: Pick<Stores, 'dir' | 'events' | 'storedEvents' | 'masterKey'>;
    projections: Projections | null;
    workflows: Workflows | null;
    engines: () => readonly EngineState[];
    integrity: Integrity;
  }>;

/** What this process does for administrators in the background, by its roles. */
export const startWatches = async ({ projections, workflows, integrity, ...parts }: Parts): Promise<void> => {
  if (workflows && makesBackups(parts.config)) await scheduleBackups(parts);
  if (workflows) keepActLog(parts);
  if (projections) keepUpReadModels({ ...parts, projections });
  if (workflows)
    watchService({
      ...parts,
      disk: () => readDisk(parts.stores.dir),
      backups: () => watchedBackupRecord(parts.config),
      damaged: integrity.damaged,
      stuck: workflows.stuck,
      budgets: createBudgetCheck(parts),
    });
};
