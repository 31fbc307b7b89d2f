import { hostname } from 'node:os';
import { join } from 'node:path';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createYieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { addReadyOrbs } from '#roles/add-ready-orbs.ts';
import { channelsIntoOutbox, deliveriesOf, type CourierConfig } from './adapters/choose-couriers.ts';
import { chooseIdentityProviders } from './adapters/choose-identity-providers.ts';
import { isLanguageModelOffered } from './adapters/choose-language-model.ts';
import { openPushSender } from './adapters/open-delivery.ts';
import { openWatchedEngine } from './adapters/open-watched-engine.ts';
import { pushKeysOf } from './adapters/push-keys.ts';
import type { openBackground } from './background/open-background.ts';
import { startBackgroundThread, type BackgroundThread } from './background/start-background-thread.ts';
import { readBackupState } from './backup/backup-state.ts';
import { backupsLeave } from './backup/schedule-backups.ts';
import { createClosing, type Closing } from './closing.ts';
import type { ApiConfig, Config } from './config/config.ts';
import { shownVariables } from './config/settings-from-environment.ts';
import { createCountQuoted } from './erasure/outlook/count-quoted.ts';
import { createErasureProof } from './erasure/proof/create-erasure-proof.ts';
import { openAdmission } from './http/open-admission.ts';
import { serveHealth } from './http/serve-health.ts';
import { createLog, type LogTarget } from './observability/create-log.ts';
import { instrumentStores } from './observability/instrument-stores.ts';
import { openObservability, type Observability } from './observability/open-observability.ts';
import { startReader } from './reader/start-reader.ts';
import { createNotices } from './roles/create-notices.ts';
import { createServices } from './roles/create-services.ts';
import { firstAdminLink } from './roles/first-admin-link.ts';
import { createOperationServices } from './roles/operation-services.ts';
import { createGoalStatisticsReplays } from './roles/replay-goal-statistics.ts';
import { createApi } from './roles/start-api.ts';
import { startMessages } from './roles/start-messages.ts';
import { startupMessage } from './startup-message.ts';
import { openStores } from './storage/open-stores.ts';
import { proveAccounts } from './storage/prove-accounts.ts';
import { watchServers } from './storage/watch-servers.ts';

/** `inThread`: everything but the API in a thread of its own, which has the system's clock. `opened`: is given what closes it, before anybody reads that it runs. */
type StartOptions = Readonly<{
  say: (text: string) => void;
  clock?: Clock;
  logTo?: LogTarget;
  inThread?: boolean;
  opened?: (close: () => Promise<void>) => void;
}>;
type StartContext = Readonly<{
  log: ReturnType<typeof createLog>;
  closing: Closing;
  say: (text: string) => void;
  clock: Clock;
  observability: Observability;
}>;

/** Opens everything the roles need, in order, and returns the function that closes it. When a part fails, those opened before are closed. */
export const start = async (
  config: Config,
  { say, clock = systemClock, logTo, inThread = false, opened }: StartOptions,
): Promise<() => Promise<void>> => {
  const log = createLog(config.shared, logTo);
  const closing = createClosing(log);
  const thread = inThread ? startBackgroundThread(log, config.shared.WORK_SECONDS) : null;
  try {
    const opening = {
      log,
      closing,
      say,
      clock,
      observability: await openObservability({ config: config.shared, log, closing }),
    };
    const parts = await openParts(config, thread, opening);
    const announce = await (config.api
      ? openApi(config.api, config, { ...opening, ...parts })
      : openHealth(config, { ...opening, ...parts }));
    opened?.(closing.closeAll);
    announce();
    return closing.closeAll;
  } catch (fault) {
    await closing.closeAll();
    throw fault;
  }
};

/** Stores of this thread, and everything but the API, here or in a thread of its own. */
const openParts = async (
  config: Config,
  thread: BackgroundThread | null,
  { log, closing, clock, observability: { instrument, onBytes } }: StartContext,
) => {
  await watchServers(config.shared, { log, closing });
  const opened = await openStores(config.shared, { clock, closing, others: thread?.others });
  const stores = instrumentStores(opened, instrument, onBytes);
  await proveAccounts(stores);
  for (const file of stores.setAside) log.warn({ file }, 'a damaged file was set aside and is made again');
  const [yieldToRequests, notices, holder] = [
    createYieldToRequests(thread?.memory),
    createNotices(stores),
    systemIds.next(),
  ];
  const parts = { stores, notices, log, closing, clock, instrument, holder, yieldToRequests };
  const background = await (thread ? thread.open({ ...parts, config }) : openHere(config, parts));
  return { ...background, stores, notices, holder, yieldToRequests, thread };
};

/** Its code is loaded in the thread it runs in. */
const openHere = async (...given: Parameters<typeof openBackground>) =>
  (await import('./background/open-background.ts')).openBackground(...given);

const openHealth = async (
  { shared }: Config,
  { readiness, stores, closing, observability }: StartContext & Opened,
): Promise<() => void> => {
  await observability.serveMetrics({ readiness, messages: stores.queue.count });
  await serveHealth(shared, { readiness, closing });
  return () => undefined;
};

type Opened = Awaited<ReturnType<typeof openParts>>;

/** What routes and sockets share; `reader`: what answers queries beside this thread. */
const openServices = async (
  config: ApiConfig,
  shared: Config['shared'],
  parts: StartContext & Opened & Readonly<{ publicUrl: string }>,
) => {
  const created = await createServices({
    ...parts,
    identityProviders: await chooseIdentityProviders(config),
    erasureProof: createErasureProof({ config: shared, stores: parts.stores }),
    backupsLeave: backupsLeave(shared),
    countQuoted: createCountQuoted({ config: shared, events: parts.stores.events }),
    push: { publicKey: pushKeysOf(shared, parts.stores).publicKey, allowed: shared.PUSH_ENDPOINTS_ALLOWED },
    budgets: { requestsPerSecond: config.CLIENT_REQUESTS_PER_SECOND, changesPerDay: config.CLIENT_CHANGES_PER_DAY },
  });
  const pushes = openPushSender({ ...parts, config: shared });
  const started = await startMessages(created, { ...parts, config: { ...config, SMTP_URL: shared.SMTP_URL }, pushes });
  const reader = openReader(parts);
  const answering = reader && { answerElsewhere: reader.answerElsewhere, moveQuery: reader.moveQuery };
  return { reader, services: { ...started, admission: openAdmission(parts), ...answering } };
};

/** Queries are read beside the API where projections and workflows run beside it. */
const openReader = ({ thread, stores, ...parts }: StartContext & Opened) =>
  thread && stores.modelsFile ? startReader({ ...parts, modelsFile: stores.modelsFile }) : null;

/** Returns what prints its address. */
const openApi = async (config: ApiConfig, whole: Config, parts: StartContext & Opened): Promise<() => void> => {
  const { stores, notices, holder, readiness, closing, say, observability, thread } = parts;
  const { shared } = whole;
  const { PORT, HOST, SMTP_URL } = shared;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${PORT}`;
  const { reader, services } = await openServices(config, shared, { ...parts, publicUrl });
  const api = createApi({
    ...parts,
    operation: operationOf(config, { ...parts, config: shared }),
    checks: checksOf({ ...config, SMTP_URL }, parts, services),
    config,
    shownVariables: shownVariables(whole),
    services,
    instrument: observability.instrument,
    replays: createGoalStatisticsReplays({ config: shared, events: stores.events, closing }),
  });
  notices.attachSockets(api.sockets);
  thread?.onEnded(api.sockets.changesMissed);
  await addReadyOrbs(services);
  const firstAdmin = await firstAdminLink({ services, leases: stores.leases, holder, closing }, config);
  await observability.serveMetrics({
    readiness,
    thread,
    messages: stores.queue.count,
    sockets: api.sockets.connected,
    passwords: services.passwords.pending,
    reader,
  });
  await api.serve({ port: PORT, host: HOST }, readiness);
  const message = { url: publicUrl, dir: stores.dir, firstAdmin, offersModel: isLanguageModelOffered(shared) };
  return () => say(startupMessage(message));
};

const checksOf = (
  config: CourierConfig,
  { checks, stores }: Opened,
  { send }: Pick<Awaited<ReturnType<typeof startMessages>>, 'send'>,
) => ({ engines: checks, deliveries: deliveriesOf(config), outbox: join(stores.dir, 'outbox'), send });

const operationOf = (config: ApiConfig, parts: StartContext & Opened & Readonly<{ config: Config['shared'] }>) =>
  createOperationServices({
    ...parts,
    engine: openWatchedEngine(parts),
    engines: parts.engineStates,
    tries: parts.failedTries,
    backups: () => readBackupState(parts.config),
    outbox: [...channelsIntoOutbox({ ...config, SMTP_URL: parts.config.SMTP_URL })],
    server: { name: hostname(), roles: parts.config.ROLES, isAlone: parts.stores.shared === null },
  });
