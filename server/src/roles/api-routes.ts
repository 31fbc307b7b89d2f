import {
  createBooks,
  accountRoutes,
  clientInboxRoutes,
  dismissAnnouncementRoute,
  createGoalRoutes,
  createNotificationRoutes,
  createOrbPictureRoutes,
  createCommunityRoutes,
  createConsentRoutes,
  createOrbRoutes,
  createPictureRoutes,
  createRecordingRoutes,
  deviceKeyRoutes,
  createReminderRoutes,
  conversationRoutes,
  hearQuestionRoute,
  helpRoutes,
  createFavoriteRoutes,
  memoryRoutes,
  rereadingRoutes,
  createStoryRoutes,
  createThreadRoutes,
  showOperatorRoute,
  showRebuildRoute,
  createThoughtPictureRoutes,
  createThoughtVersionRoutes,
  createThoughtRoutes,
  type ApiServices,
  type AreaRoutes,
  type Hearing,
  type OperationServices,
  type ServiceCheckServices,
} from '@ecrin/command-api';
import type { EnvironmentVariable } from '@ecrin/contracts/service-settings/service-settings.ts';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createPictureKeeper } from '@ecrin/platform/adapters/pictures/kept-picture/picture-keeper.ts';
import { createSharpPictures } from '@ecrin/platform/adapters/pictures/sharp-pictures.ts';
import { createWavSoundCutter } from '@ecrin/platform/adapters/sound-cutter/wav-sound-cutter.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { FindHelpNeed } from '@ecrin/platform/ports/find-help-need.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import {
  countAudienceRoute,
  findEarlierText,
  findFirstName,
  readableCopyOf,
  createQueryRoutes,
  type ChatEngineConfig,
  findOrbBudget,
  findOpenLinks,
  findOwnOrbIds,
  type GoalStatisticsReplays,
  type MeaningSearch,
  type OrbEngineConfig,
} from '@ecrin/projections';
import { certificateFiles, exportRoutes } from '#adapters/export-routes.ts';
import { journalImportRoutes } from '#adapters/journal-import-routes.ts';
import type { Consent } from '#adapters/open-consent.ts';
import type { ApiConfig } from '#config/config.ts';
import { operatorNoticeOf } from '#config/operator.config.ts';
import type { Stores } from '#storage/open-stores.ts';
import { adminAreaRoutes, adminPictureRoutes } from './admin-area-routes.ts';

/** What questions, advice and search are answered by; `meaning` null: by words only. */
export type ApiAnswering = Readonly<{
  advise: Analyst['advise'] | null;
  adviceShare: ChatEngineConfig['usedShare'];
  meaning: MeaningSearch | null;
  chat: ChatEngineConfig;
  analysisStep: (clientId: string) => Promise<AnalysisStep>;
  orbs: OrbEngineConfig &
    Readonly<{ createdByAll: () => Promise<boolean>; writing: () => Writing | null; engine: string }>;
  hearing: Hearing | null;
  live: LiveWords | null;
  consent: Pick<Consent, 'targets' | 'isAccepted'>;
  findHelpNeed: FindHelpNeed;
}>;
export type RouteParts = Readonly<{
  answering: ApiAnswering;
  operation: OperationServices;
  config: ApiConfig;
  shownVariables: readonly EnvironmentVariable[];
  replays: GoalStatisticsReplays;
  checks: Omit<ServiceCheckServices, keyof ApiServices>;
  stores: Stores;
  services: ApiServices;
}>;

const gigabyte = 1_000_000_000;
const [pictures, pictureKeeper] = [createSharpPictures(), createPictureKeeper()];
export const [soundCutter, books] = [createWavSoundCutter(), createBooks()];

export const routesOf = (parts: RouteParts): AreaRoutes => ({
  client: [...keepingRoutes(parts), ...readingRoutes(parts)],
  admin: [
    ...adminAreaRoutes(parts),
    ...adminPictureRoutes({ ...parts, pictures }),
    countAudienceRoute(channelsOf(parts)),
  ],
});

const channelsOf = ({ services }: Pick<RouteParts, 'services'>) => ({
  publicKey: services.push.publicKey,
  mail: services.mailSetUp,
});

/** What clients change. */
const keepingRoutes = ({ answering, config, stores, services }: RouteParts) => [
  showOperatorRoute(operatorNoticeOf(config)),
  ...accountRoutes(services),
  ...deviceKeyRoutes({ ...services, key: deriveKey(stores.masterKey, 'device-locks') }),
  ...createThoughtRoutes(services),
  ...createThoughtVersionRoutes(stores),
  ...createThreadRoutes(services),
  ...conversationRoutes,
  ...helpRoutes({ settings: services.settings, findHelpNeed: answering.findHelpNeed }),
  ...createConsentRoutes(answering.consent.targets),
  ...(answering.hearing ? [hearQuestionRoute({ hearing: answering.hearing, ...answering.consent })] : []),
  ...createFavoriteRoutes(services),
  ...memoryRoutes,
  ...rereadingRoutes,
  ...journalImportRoutes(stores, services, { clientBytes: clientBytesOf(services), consent: answering.consent }),
  ...createOrbRoutes({ events: stores.events, orbs: orbServicesOf(answering, stores) }),
  ...createGoalRoutes(services),
  ...createReminderRoutes(services),
  ...createStoryRoutes({
    ...services,
    ...stores,
    stories: storyReadingOf(stores),
    drafting: orbServicesOf(answering, stores),
    pictures,
    soundCutter,
    books,
  }),
  ...createThoughtPictureRoutes({ ...stores, ...services, pictureKeeper, clientBytes: clientBytesOf(services) }),
  ...createRecordingRoutes(recordingServicesOf({ answering, stores, services })),
  ...createPictureRoutes({ ...stores, pictures }),
  ...createOrbPictureRoutes({ ...stores, pictures }),
  ...createNotificationRoutes(services),
  ...clientInboxRoutes(services),
  ...createCommunityRoutes(services),
  dismissAnnouncementRoute(services),
];

/** What clients read and take away. */
const readingRoutes = ({ stores, services, ...parts }: RouteParts) => [
  ...exportRoutes(stores, services, { soundCutter, books, pictures }),
  certificateFiles(stores, services, { books }),
  ...queryRoutesOf({ services, ...parts }),
];

const queryRoutesOf = ({ answering, services, ...parts }: Omit<RouteParts, 'stores'>) => {
  const routes = createQueryRoutes({
    ...answering,
    advise: answering.advise ?? null,
    consentTargets: answering.consent.targets,
    chat: { ...answering.chat, hearing: hearingOf(answering) },
    publicUrl: services.publicUrl,
    channels: channelsOf({ services, ...parts }),
  });
  const shown = routes.flatMap((route) => [route.model, ...(route.joins ?? [])]);
  return [showRebuildRoute(services, new Set(shown.map(({ name }) => name))), ...routes];
};

export const storyReadingOf = ({ models }: Pick<Stores, 'models'>) => ({
  earlierText: findEarlierText(models),
  readable: readableCopyOf(models),
  firstName: findFirstName(models),
  openLinksOf: findOpenLinks(models),
});

type RecordingParts = Pick<RouteParts, 'answering' | 'stores' | 'services'>;

const recordingServicesOf = ({ answering: { live }, stores, services }: RecordingParts) => ({
  ...stores,
  ...services,
  live,
  ticketKey: deriveKey(stores.masterKey, 'audio-tickets'),
  clientBytes: clientBytesOf(services),
});

/** Zero: no limit. */
const clientBytesOf =
  ({ settings }: Pick<ApiServices, 'settings'>) =>
  async (): Promise<number> =>
    ((await settings.current()).clientStorageGb || Infinity) * gigabyte;

const orbServicesOf = ({ orbs, consent: { isAccepted } }: ApiAnswering, { models }: Stores) => ({
  ...orbs,
  isAccepted,
  ownOrbIds: findOwnOrbIds(models),
  budgetOf: findOrbBudget(models),
});

const hearingOf = ({ hearing }: ApiAnswering): NonNullable<ChatEngineConfig['hearing']> | null =>
  hearing && { isReady: () => hearing.transcriber.delay() === null, target: hearing.target };
