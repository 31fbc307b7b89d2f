import { hostname } from 'node:os';
import { join } from 'node:path';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteCrashRecord } from '@ecrin/platform/adapters/crash-record/sqlite-crash-record.ts';
import { createYieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { addReadyOrbs } from '#roles/add-ready-orbs.ts';
import { channelsIntoOutbox, deliveriesOf, type CourierConfig } from './adapters/choose-couriers.ts';
import { chooseIdentityProviders } from './adapters/choose-identity-providers.ts';
import { isLanguageModelOffered } from './adapters/choose-language-model.ts';
import { openPushSender } from './adapters/open-delivery.ts';
import { openLanguage } from './adapters/open-language.ts';
import { openServiceSettings } from './adapters/open-service-settings.ts';
import { openWatchedEngine } from './adapters/open-watched-engine.ts';
import { pushKeysOf } from './adapters/push-keys.ts';
import { createClosing, type Closing } from './closing.ts';
import type { ApiConfig, Config } from './config/config.ts';
import { shownVariables } from './config/settings-from-environment.ts';
import { engineStatesOf } from './http/engine-states.ts';
import { readinessOf } from './http/readiness.ts';
import { serveHealth } from './http/serve-health.ts';
import { createLog, type LogTarget } from './observability/create-log.ts';
import { instrumentStores } from './observability/instrument-stores.ts';
import { openObservability, type Observability } from './observability/open-observability.ts';
import { createNotices } from './roles/create-notices.ts';
import { createServices } from './roles/create-services.ts';
import { firstAdminLink } from './roles/first-admin-link.ts';
import { createOperationServices } from './roles/operation-services.ts';
import { createChangePublisher } from './roles/publish-changes.ts';
import { readOwnWrites } from './roles/read-own-writes.ts';
import { createGoalStatisticsReplays } from './roles/replay-goal-statistics.ts';
import { createApi } from './roles/start-api.ts';
import { startMessages } from './roles/start-messages.ts';
import { startProjections, type Projections } from './roles/start-projections.ts';
import { startWatches } from './roles/start-watches.ts';
import { startWorkflows } from './roles/start-workflows.ts';
import { startupMessage } from './startup-message.ts';
import { openStores, type Stores } from './storage/open-stores.ts';
import { watchServers } from './storage/watch-servers.ts';

type StartOptions = Readonly<{ say: (text: string) => void; clock?: Clock; logTo?: LogTarget }>;
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
  { say, clock = systemClock, logTo }: StartOptions,
): Promise<() => Promise<void>> => {
  const log = createLog(config.shared, logTo);
  const closing = createClosing(log);
  try {
    const opening = {
      log,
      closing,
      say,
      clock,
      observability: await openObservability({ config: config.shared, log, closing }),
    };
    const roles = await openRoles(config, opening);
    if (config.api) await openApi(config.api, config, { ...opening, ...roles });
    else await openHealth(config, { ...opening, ...roles });
    return closing.closeAll;
  } catch (fault) {
    await closing.closeAll();
    throw fault;
  }
};

/** The crash record of earlier processes, and the number of crashes after which work is set aside. */
const openCrashRecord = ({ shared }: Config, { dir }: Pick<Stores, 'dir'>, closing: Closing) => {
  const crashes = openSqliteCrashRecord(join(dir, 'crashes.db'));
  closing.add('crash record', async () => crashes.close());
  return { crashes, maxDeaths: shared.MAX_WORKER_DEATHS };
};

/** Everything but the API; a role this process does not have is null. */
const openRoles = async (
  config: Config,
  { log, closing, clock, observability: { instrument, onBytes } }: StartContext,
) => {
  await watchServers(config.shared, { log, closing });
  const stores = instrumentStores(await openStores(config.shared, clock, closing), instrument, onBytes);
  for (const file of stores.setAside) log.warn({ file }, 'a damaged file was set aside and is made again');
  const [yieldToRequests, notices, holder] = [createYieldToRequests(), createNotices(stores), systemIds.next()];
  const settings = openServiceSettings(config, stores);
  const parts = { stores, clock, log, closing, holder, instrument, ...openCrashRecord(config, stores, closing) };
  const language = openLanguage(config, { stores, log, closing, clock, settings });
  const { engines, answering } = language;
  let projections: Projections | null = null;
  const waitFor = readOwnWrites(stores, () => projections);
  const published = { notices: createChangePublisher({ waitFor, notices, log }), ...language.embedding };
  if (config.projections) projections = await startProjections({ ...parts, ...published });
  const common = { ...parts, ...answering, config: config.shared, yieldToRequests, waitFor };
  const workflows =
    engines &&
    (await startWorkflows({
      ...common,
      engines,
      onProgress: (thoughtId, ownerId, percent) => notices.transcriptionProgressed(ownerId, { thoughtId, percent }),
    }));
  const engineStates = () => engineStatesOf(language);
  startWatches({ ...parts, settings, projections, workflows, engines: engineStates });
  return {
    stores,
    settings,
    answering,
    checks: language.checks,
    workflows,
    engineStates,
    yieldToRequests,
    notices,
    holder,
    readiness: () => readinessOf({ stores, projections, workflows, ...language, chat: answering.chat }),
    waitFor,
  };
};

const openHealth = async (
  { shared }: Config,
  { readiness, stores, closing, observability }: StartContext & Roles,
): Promise<void> => {
  await observability.serveMetrics({ readiness, messages: stores.queue.count });
  await serveHealth(shared, { readiness, closing });
};

type Roles = Awaited<ReturnType<typeof openRoles>>;

const openApi = async (config: ApiConfig, whole: Config, parts: StartContext & Roles): Promise<void> => {
  const { stores, yieldToRequests, notices, holder, readiness, closing, say, observability, answering } = parts;
  const { shared } = whole;
  const { PORT, HOST, PUSH_ENDPOINTS_ALLOWED, SMTP_URL } = shared;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${PORT}`;
  const push = { publicKey: pushKeysOf(shared, stores).publicKey, allowed: PUSH_ENDPOINTS_ALLOWED };
  const created = await createServices({
    ...parts,
    publicUrl,
    identityProviders: chooseIdentityProviders(config),
    push,
    budgets: { requestsPerSecond: config.CLIENT_REQUESTS_PER_SECOND, changesPerDay: config.CLIENT_CHANGES_PER_DAY },
  });
  const pushes = await openPushSender({ ...parts, config: shared });
  const services = startMessages(created, { ...parts, config: { ...config, SMTP_URL }, pushes });
  const api = createApi({
    answering,
    operation: operationOf(config, { ...parts, config: shared }),
    checks: checksOf({ ...config, SMTP_URL }, parts, services),
    config,
    mailSetUp: SMTP_URL !== undefined,
    shownVariables: shownVariables(whole),
    stores,
    services,
    closing,
    yieldToRequests,
    instrument: observability.instrument,
    replays: createGoalStatisticsReplays({ config: shared, events: stores.events, closing }),
  });
  notices.attachSockets(api.sockets);
  await addReadyOrbs(services);
  const firstAdmin = await firstAdminLink({ services, leases: stores.leases, holder, closing }, config);
  const [sockets, passwords] = [api.sockets.connected, services.passwords.pending];
  await observability.serveMetrics({ readiness, messages: stores.queue.count, sockets, passwords });
  await api.serve({ port: PORT, host: HOST }, readiness);
  say(startupMessage({ url: publicUrl, dir: stores.dir, firstAdmin, offersModel: isLanguageModelOffered(shared) }));
};

const checksOf = (
  config: CourierConfig,
  { checks, stores }: Roles,
  { send }: Pick<ReturnType<typeof startMessages>, 'send'>,
) => ({ engines: checks, deliveries: deliveriesOf(config), outbox: join(stores.dir, 'outbox'), send });

const operationOf = (config: ApiConfig, parts: StartContext & Roles & Readonly<{ config: Config['shared'] }>) =>
  createOperationServices({
    ...parts,
    engine: openWatchedEngine(parts),
    engines: parts.engineStates,
    outbox: [...channelsIntoOutbox({ ...config, SMTP_URL: parts.config.SMTP_URL })],
    server: { name: hostname(), roles: parts.config.ROLES, isAlone: parts.stores.shared === null },
  });
