import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  accountRoutes,
  createApp,
  createExportRoutes,
  createGoalRoutes,
  createNotificationRoutes,
  createOrbPictureRoutes,
  createOrbRoutes,
  createPictureRoutes,
  createRecordingRoutes,
  createReminderRoutes,
  createPendingSeals,
  conversationRoutes,
  hearQuestionRoute,
  memoryRoutes,
  rereadingRoutes,
  createThreadRoutes,
  finishSeals,
  openSockets,
  showOperatorRoute,
  createThoughtVersionRoutes,
  createThoughtRoutes,
  type ApiServices,
  type AreaRoutes,
  type Hearing,
  type Readiness,
  type Sockets,
  type StaticRoot,
} from '@ecrin/command-api';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createSharpPictures } from '@ecrin/platform/adapters/pictures/sharp-pictures.ts';
import { throttlePresence } from '@ecrin/platform/caching/throttled-presence.ts';
import type { YieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import {
  createQueryRoutes,
  readOwnData,
  readOwnThoughts,
  type ChatEngineConfig,
  findOrbBudget,
  findOwnOrbIds,
  type MeaningSearch,
  type OrbEngineConfig,
} from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { ApiConfig } from '#config/config.ts';
import { operatorNoticeOf } from '#config/operator.config.ts';
import { createHttpServer, listen, stopListening, type Address } from '#http/listen.ts';
import { operatorHtml } from '#http/operator-html.ts';
import manifest from '#package.json' with { type: 'json' };
import type { Stores } from '#storage/open-stores.ts';
import { adminAreaRoutes } from './admin-area-routes.ts';
import { isEndpointAccepted } from './endpoint-acceptance.ts';
import { createReaderNotifications } from './reader-notifications.ts';
import { scheduleCleanUp } from './schedule-clean-up.ts';

const distFolder = (front: string): string => fileURLToPath(new URL(`../../../${front}/dist`, import.meta.url));
const staticsOf = (config: ApiConfig): readonly StaticRoot[] => [
  { under: '/admin', folder: distFolder('admin') },
  { under: '/', folder: distFolder('web'), texts: { __OPERATOR__: operatorHtml(operatorNoticeOf(config)) } },
];

/** What questions, advice and search are answered by; `meaning` null: by words only. */
type ApiAnswering = Readonly<{
  advise: Analyst['advise'] | null;
  meaning: MeaningSearch | null;
  chat: ChatEngineConfig;
  analysisStep: () => AnalysisStep;
  orbs: OrbEngineConfig & Readonly<{ createdByAll: boolean; writing: () => Writing | null }>;
  hearing: Hearing | null;
}>;
type Parts = Readonly<{
  answering: ApiAnswering;
  config: ApiConfig;
  mailSetUp: boolean;
  stores: Stores;
  services: ApiServices;
  closing: Closing;
  yieldToRequests: YieldToRequests;
  instrument: Instrument;
}>;
export type Api = Readonly<{
  sockets: Sockets;
  serve: (address: Address, readiness: () => Promise<Readiness>) => Promise<void>;
}>;

/** Sockets exist at once, for notices; connections are accepted from `serve` on. */
export const createApi = (parts: Parts): Api => {
  const { config, stores, services, closing, yieldToRequests, instrument } = parts;
  let answer: RequestListener = notReady;
  const server: Server = createHttpServer((request, response) => {
    yieldToRequests.requestArrived();
    answer(request, response);
  });
  const sockets = openSockets(server, {
    services,
    notifications: createReaderNotifications(stores.models, services),
    onActive: createActivityRecorder(stores, services),
    adapter: stores.shared?.sockets.adapter,
  });

  const seals = { ...stores, pendingSeals: createPendingSeals(stores.blobStore) };
  return {
    sockets,
    serve: async (address, readiness) => {
      await finishSeals(seals, stores.shared && services.clock.now().toISOString());
      answer = createApp({
        routes: routesOf(parts),
        services,
        readiness,
        statics: staticsOf(config),
        version: manifest.version,
        trustedProxies: config.TRUSTED_PROXIES,
        allowedOrigins: config.ALLOWED_ORIGINS,
        instrument,
      }).callback();
      await listen(server, address);
      scheduleCleanUp({ blobStore: stores.blobStore, seals, services, closing });
      closing.add('connections', async () => {
        const stopped = stopListening(server);
        await sockets.close();
        await stopped;
      });
    },
  };
};

/** Presence only decides whether a push is sent too: requests do not wait for it, and a fault is only logged. */
const createActivityRecorder = ({ presence }: Stores, { clock, log }: ApiServices): ((clientId: string) => void) => {
  const { recordSeen } = throttlePresence(presence);
  return (clientId) =>
    void recordSeen(clientId, clock.now().toISOString()).catch((fault: unknown) => {
      log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'presence could not be recorded');
    });
};

const notReady: RequestListener = (_request, response) => void response.writeHead(503).end();

const gigabyte = 1_000_000_000;
const pictures = createSharpPictures();
type RouteParts = Pick<Parts, 'answering' | 'config' | 'mailSetUp' | 'stores' | 'services'>;

const routesOf = ({ answering, config, mailSetUp, stores, services }: RouteParts): AreaRoutes => ({
  client: [
    showOperatorRoute(operatorNoticeOf(config)),
    ...accountRoutes(services),
    ...createThoughtRoutes(services),
    ...createThoughtVersionRoutes(stores),
    ...createThreadRoutes(services),
    ...conversationRoutes,
    ...(answering.hearing ? [hearQuestionRoute({ events: stores.events, hearing: answering.hearing })] : []),
    ...memoryRoutes,
    ...rereadingRoutes,
    ...createOrbRoutes({ events: stores.events, orbs: orbServicesOf(answering, stores) }),
    ...createGoalRoutes(services),
    ...createReminderRoutes(services),
    ...createRecordingRoutes({
      ...stores,
      access: services.access,
      ticketKey: deriveKey(stores.masterKey, 'audio-tickets'),
      clientBytes: config.CLIENT_STORAGE_GB === 0 ? Infinity : config.CLIENT_STORAGE_GB * gigabyte,
    }),
    ...createExportRoutes({
      ...stores,
      access: services.access,
      ticketKey: deriveKey(stores.masterKey, 'export-tickets'),
      ownData: readOwnData(stores.models),
      ownThoughts: readOwnThoughts(stores.models),
    }),
    ...createPictureRoutes({ ...stores, pictures }),
    ...createOrbPictureRoutes({ ...stores, pictures }),
    ...createNotificationRoutes(services),
    ...createQueryRoutes({
      ...answering,
      advise: answering.advise ?? null,
      chat: { ...answering.chat, hearing: hearingOf(answering) },
      publicUrl: services.publicUrl,
      channels: { publicKey: services.push.publicKey, mail: mailSetUp },
    }),
  ],
  admin: adminAreaRoutes({ answering, services }),
});

const orbServicesOf = ({ orbs }: ApiAnswering, { events, models }: Stores) => ({
  ...orbs,
  isAccepted: isEndpointAccepted(events, orbs.endpoint),
  ownOrbIds: findOwnOrbIds(models),
  budgetOf: findOrbBudget(models),
});

const hearingOf = ({ hearing }: ApiAnswering): NonNullable<ChatEngineConfig['hearing']> | null =>
  hearing && { isReady: () => hearing.transcriber.delay() === null, endpoint: hearing.endpoint };
