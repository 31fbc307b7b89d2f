import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  createApp,
  createPendingSeals,
  communityPages,
  createPageTickets,
  createToldChanges,
  sharedStoryPages,
  finishSeals,
  openSockets,
  type ApiServices,
  type Readiness,
  type Sockets,
  type StaticRoot,
} from '@ecrin/command-api';
import { adminPages, clientPages } from '@ecrin/contracts/site/pages.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { throttlePresence } from '@ecrin/platform/caching/throttled-presence.ts';
import type { YieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Closing } from '#closing.ts';
import type { ApiConfig } from '#config/config.ts';
import { operatorNoticeOf } from '#config/operator.config.ts';
import { createHttpServer, listen, stopListening, type Address } from '#http/listen.ts';
import { operatorHtml } from '#http/operator-html.ts';
import { findPageFonts, pageStatics } from '#http/page-fonts.ts';
import manifest from '#package.json' with { type: 'json' };
import type { Stores } from '#storage/open-stores.ts';
import { books, routesOf, soundCutter, storyReadingOf, type RouteParts } from './api-routes.ts';
import { socketReaders } from './reader-notifications.ts';
import { scheduleCleanUp } from './schedule-clean-up.ts';

const distFolder = (front: string): string => fileURLToPath(new URL(`../../../${front}/dist`, import.meta.url));
const staticsOf = (config: ApiConfig): readonly StaticRoot[] => [
  pageStatics,
  { under: '/admin', folder: distFolder('admin'), pages: adminPages },
  {
    under: '/',
    folder: distFolder('web'),
    pages: clientPages,
    texts: { __OPERATOR__: operatorHtml(operatorNoticeOf(config)) },
  },
];

type Parts = RouteParts &
  Readonly<{
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
  const { config, stores, closing, yieldToRequests, instrument } = parts;
  let answer: RequestListener = notReady;
  const server: Server = createHttpServer((request, response) => {
    yieldToRequests.requestArrived();
    answer(request, response);
  });
  const told = stores.shared ? null : createToldChanges(parts.services.clock.now().getTime());
  const sockets = openSockets(server, {
    services: parts.services,
    ...socketReaders(stores.models, parts.services),
    onActive: createActivityRecorder(stores, parts.services),
    told,
    trustedProxies: config.TRUSTED_PROXIES,
    adapter: stores.shared?.sockets.adapter,
  });

  const services = { ...closingSockets(parts.services, sockets), told };
  const seals = { ...stores, pendingSeals: createPendingSeals(stores.blobStore) };
  return {
    sockets,
    serve: async (address, readiness) => {
      await finishSeals(seals, stores.shared && services.clock.now().toISOString());
      answer = createApp({
        routes: routesOf({ ...parts, services }),
        services,
        readiness,
        statics: staticsOf(config),
        version: manifest.version,
        trustedProxies: config.TRUSTED_PROXIES,
        allowedOrigins: config.ALLOWED_ORIGINS,
        instrument,
        pages: await pagesOf(parts),
      }).callback();
      await listen(server, address);
      scheduleCleanUp({ blobStore: stores.blobStore, seals, services, closing });
      closing.add('connections', () => closeConnections(server, sockets));
    },
  };
};

const closeConnections = async (server: Server, sockets: Sockets): Promise<void> => {
  const stopped = stopListening(server);
  await sockets.close();
  await stopped;
};

/** A session that ends takes its sockets along at once. */
const closingSockets = (services: Parts['services'], { sessionEnded }: Sockets): Parts['services'] => ({
  ...services,
  access: {
    ...services.access,
    endSession: async (sessionId) => {
      await services.access.endSession(sessionId);
      sessionEnded(sessionId);
    },
  },
});

const pagesOf = async ({ services, stores }: Parts) => {
  const parts = {
    ...services,
    ...stores,
    soundCutter,
    books,
    tickets: createPageTickets(deriveKey(stores.masterKey, 'shared-story-tickets')),
    stories: storyReadingOf(stores),
    fonts: await findPageFonts(),
  };
  const [stories, communities] = [sharedStoryPages(parts), communityPages(parts)];
  return (router: Parameters<typeof stories>[0]) => {
    stories(router);
    communities(router);
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
