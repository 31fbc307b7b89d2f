import {
  adminInboxRoutes,
  adminRoutes,
  createClientAdminRoutes,
  createExceptionalAccessRoutes,
  createListExportRoutes,
  broadcastRoutes,
  createAdminPictureRoutes,
  createReadyOrbPictureRoutes,
  createReadyOrbRoutes,
  type ApiServices,
  type AreaRoutes,
  operationRoutes,
  serviceCheckRoutes,
  type OperationServices,
  type ServiceCheckServices,
  type OrbTrialServices,
} from '@ecrin/command-api';
import { maxPictureBytes } from '@ecrin/contracts/client/picture.ts';
import type { EnvironmentVariable } from '@ecrin/contracts/service-settings/service-settings.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { onFirstUse } from '@ecrin/platform/concurrency/on-first-use.ts';
import type { FetchPicture, Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { AnyQueryRoute } from '@ecrin/platform/routing/route.ts';
import {
  clientContent,
  createAdminQueryRoutes,
  createGoalStatisticsRoute,
  createSettingsQueryRoutes,
  findClient,
  listActivity,
  listThingActivity,
  readActivity,
  type GoalStatisticsReplays,
  showClientUsageRoute,
  previewBudgetRoute,
  showUsageRoute,
  type OrbEngineConfig,
} from '@ecrin/projections';
import type { tryOrb } from '@ecrin/workflows/execute-orb/try-orb.ts';
import type { Consent } from '#adapters/open-consent.ts';
import type { ApiConfig } from '#config/config.ts';
import type { Stores } from '#storage/open-stores.ts';

type TrialEngine = Pick<OrbTrialServices, 'writing' | 'engine' | 'usedShare'>;
type Parts = Readonly<{
  answering: Readonly<{ orbs: OrbEngineConfig & TrialEngine; consent: Pick<Consent, 'targets'> }>;
  operation: OperationServices;
  services: ApiServices;
  stores: Stores;
  shownVariables: readonly EnvironmentVariable[];
  replays: GoalStatisticsReplays;
  checks: Omit<ServiceCheckServices, keyof ApiServices>;
}>;

/** All routes of the back-office. */
export const adminAreaRoutes = ({
  answering,
  operation,
  services,
  stores,
  shownVariables,
  replays,
  checks,
}: Parts): AreaRoutes['admin'] => [
  ...adminRoutes(services),
  ...createClientAdminRoutes({
    services,
    readers: clientReadersOf(stores),
    ticketKey: deriveKey(stores.masterKey, 'activity-tickets'),
  }),
  ...adminInboxRoutes(services),
  ...createExceptionalAccessRoutes({
    ...services,
    blobs: stores.blobs,
    content: clientContent(stores.models),
  }),
  ...broadcastRoutes(services),
  ...serviceCheckRoutes({ ...services, ...checks }),
  ...operationRoutes({ ...services, operation }),
  ...createReadyOrbRoutes({ ...services, ...trialEngineOf(answering), tryOrb: tryOrbHere }),
  ...listRoutes(services, [
    ...createAdminQueryRoutes({ ...answering, consentTargets: answering.consent.targets }),
    showUsageRoute(services.settings.current),
  ]),
  previewBudgetRoute(services.settings.current),
  showClientUsageRoute(services.settings.current),
  ...createSettingsQueryRoutes({ settings: services.settings.environment, others: shownVariables }),
  createGoalStatisticsRoute(replays),
];

/** The lists, and each of those that can be exported as a whole. */
const listRoutes = <Routes extends readonly AnyQueryRoute[]>(services: ApiServices, routes: Routes) => [
  ...routes,
  ...createListExportRoutes(services, routes),
];

/** Its code is loaded when an administrator first tries one. */
const tryOrbHere = async (...given: Parameters<typeof tryOrb>) =>
  (await import('@ecrin/workflows/execute-orb/try-orb.ts')).tryOrb(...given);

const trialEngineOf = ({ orbs: { writing, engine, usedShare } }: Parts['answering']) => ({
  writing,
  engine,
  usedShare,
});

const clientReadersOf = ({ models, events }: Pick<Stores, 'events' | 'models'>) => ({
  findClient: findClient(models, events),
  listActivity: listActivity(models),
  listThingActivity: listThingActivity(models, events),
  readActivity: readActivity(models),
});

type OfPictures = Readonly<{ config: ApiConfig; stores: Stores; pictures: Pictures }>;

/** Pictures of administrators, and of orbs that are offered to every client. */
export const adminPictureRoutes = ({ config, stores, pictures }: OfPictures) => {
  const allowed = config.PICTURE_ORIGINS_ALLOWED;
  const publicPictures = onFirstUse(async () => {
    const { createFetchPicture } = await import('@ecrin/platform/adapters/pictures/public-pictures.ts');
    return createFetchPicture({ allowed, maxBytes: maxPictureBytes, timeoutMs: 10_000 });
  });
  const fetchPicture: FetchPicture = async (url) => (await publicPictures())(url);
  return [
    ...createAdminPictureRoutes({ ...stores, pictures }),
    ...createReadyOrbPictureRoutes({ ...stores, pictures, fetchPicture }),
  ];
};
