import {
  adminInboxRoutes,
  adminRoutes,
  createClientAdminRoutes,
  createExceptionalAccessRoutes,
  broadcastRoutes,
  createReadyOrbRoutes,
  type ApiServices,
  type AreaRoutes,
  operationRoutes,
  type OperationServices,
} from '@ecrin/command-api';
import type { EnvironmentVariable } from '@ecrin/contracts/service-settings/service-settings.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import {
  clientContent,
  createAdminQueryRoutes,
  createGoalStatisticsRoute,
  createSettingsQueryRoutes,
  findClient,
  listActivity,
  readActivity,
  type GoalStatisticsReplays,
  showClientUsageRoute,
  showUsageRoute,
  type OrbEngineConfig,
} from '@ecrin/projections';
import { tryOrb } from '@ecrin/workflows';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{
  answering: Readonly<{ orbs: OrbEngineConfig & Readonly<{ writing: () => Writing | null }> }>;
  operation: OperationServices;
  services: ApiServices;
  stores: Stores;
  shownVariables: readonly EnvironmentVariable[];
  replays: GoalStatisticsReplays;
}>;

/** All routes of the back-office. */
export const adminAreaRoutes = ({
  answering,
  operation,
  services,
  stores,
  shownVariables,
  replays,
}: Parts): AreaRoutes['admin'] => [
  ...adminRoutes(services),
  ...createClientAdminRoutes({
    services,
    readers: clientReadersOf(stores.models),
    ticketKey: deriveKey(stores.masterKey, 'activity-tickets'),
  }),
  ...adminInboxRoutes(services),
  ...createExceptionalAccessRoutes({
    ...services,
    blobs: stores.blobs,
    content: clientContent(stores.models),
  }),
  ...broadcastRoutes(services),
  ...operationRoutes({ ...services, operation }),
  ...createReadyOrbRoutes({ ...services, writing: answering.orbs.writing, tryOrb }),
  ...createAdminQueryRoutes(answering),
  showUsageRoute(services.settings.current),
  showClientUsageRoute(services.settings.current),
  ...createSettingsQueryRoutes({ settings: services.settings.environment, others: shownVariables }),
  createGoalStatisticsRoute(replays),
];

const clientReadersOf = (models: Stores['models']) => ({
  findClient: findClient(models),
  listActivity: listActivity(models),
  readActivity: readActivity(models),
});
