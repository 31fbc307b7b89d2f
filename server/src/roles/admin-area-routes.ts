import {
  adminInboxRoutes,
  adminRoutes,
  createReadyOrbRoutes,
  type ApiServices,
  type AreaRoutes,
} from '@ecrin/command-api';
import type { EnvironmentVariable } from '@ecrin/contracts/service-settings/service-settings.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import {
  createAdminQueryRoutes,
  createGoalStatisticsRoute,
  createSettingsQueryRoutes,
  type GoalStatisticsReplays,
  type OrbEngineConfig,
} from '@ecrin/projections';
import { tryOrb } from '@ecrin/workflows';

type Parts = Readonly<{
  answering: Readonly<{ orbs: OrbEngineConfig & Readonly<{ writing: () => Writing | null }> }>;
  services: ApiServices;
  shownVariables: readonly EnvironmentVariable[];
  replays: GoalStatisticsReplays;
}>;

/** All routes of the back-office. */
export const adminAreaRoutes = ({ answering, services, shownVariables, replays }: Parts): AreaRoutes['admin'] => [
  ...adminRoutes(services),
  ...adminInboxRoutes(services),
  ...createReadyOrbRoutes({ ...services, writing: answering.orbs.writing, tryOrb }),
  ...createAdminQueryRoutes(answering),
  ...createSettingsQueryRoutes({ settings: services.settings.environment, others: shownVariables }),
  createGoalStatisticsRoute(replays),
];
