import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import { openSqliteCrashRecord } from '@ecrin/platform/adapters/crash-record/sqlite-crash-record.ts';
import type { YieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import type { FailedTries } from '@ecrin/platform/engine-record/engine-record.ts';
import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { WatchedProgress } from '@ecrin/platform/projections/shared-progress.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import type { EngineChecks } from '#adapters/engine-checks.ts';
import { openLanguage, type Language } from '#adapters/open-language.ts';
import { openServiceSettings } from '#adapters/open-service-settings.ts';
import { readBackupState } from '#backup/backup-state.ts';
import type { Closing } from '#closing.ts';
import type { Config } from '#config/config.ts';
import { engineStatesOf } from '#http/engine-states.ts';
import { readinessOf } from '#http/readiness.ts';
import { seenInStore, type SeenBy } from '#observability/read-side-lag.ts';
import type { ApiAnswering } from '#roles/api-routes.ts';
import type { Notices } from '#roles/create-notices.ts';
import type { WatchedEngine } from '#roles/operation-services.ts';
import { createChangePublisher } from '#roles/publish-changes.ts';
import { readOwnWrites, type WaitForModel } from '#roles/read-own-writes.ts';
import { startProjections, type Projections } from '#roles/start-projections.ts';
import { startWatches } from '#roles/start-watches.ts';
import { startWorkflows } from '#roles/start-workflows.ts';
import type { Stores } from '#storage/open-stores.ts';
import { watchIntegrity } from '#storage/watch-integrity.ts';

/** What the API needs of everything beside it, wherever that runs. `workflows` null: not here. */
export type Background = Readonly<{
  settings: CurrentSettings;
  answering: ApiAnswering;
  checks: EngineChecks;
  workflows: Readonly<{ engine: WatchedEngine }> | null;
  engineStates: () => readonly EngineState[];
  failedTries: () => readonly FailedTries[];
  readiness: () => ReturnType<typeof readinessOf>;
  seenBy: SeenBy;
  waitFor: WaitForModel;
}>;

type Parts = Readonly<{
  stores: Stores;
  notices: Omit<Notices, 'attachSockets'>;
  log: Log;
  closing: Closing;
  clock: Clock;
  instrument: Instrument;
  holder: string;
  yieldToRequests: YieldToRequests;
  watchedAt?: (place: number) => WatchedProgress;
}>;

/** Starts the roles of this configuration but the API, in this thread. */
export const openBackground = async (
  config: Config,
  { yieldToRequests, ...given }: Parts,
): Promise<Background & Readonly<{ language: Language }>> => {
  const { stores, notices, log, closing } = given;
  const settings = openServiceSettings(config, stores);
  const parts = { ...given, ...openCrashRecord(config, stores, closing) };
  const language = await openLanguage(config, { ...given, settings });
  const { engines, answering, record } = language;
  let projections: Projections | null = null;
  const waitFor = readOwnWrites(stores, () => projections);
  const published = { notices: createChangePublisher({ waitFor, notices, log }), ...language.embedding };
  // In a thread beside the API its progress is watched.
  const answersRequests = config.api !== null && parts.watchedAt === undefined;
  if (config.projections) projections = await startProjections({ ...parts, ...published, answersRequests });
  const shared = { ...parts, ...answering, config: config.shared, yieldToRequests };
  const common = { ...shared, waitFor: onceWhole(waitFor, () => projections) };
  const workflows = engines && (await startWorkflows({ ...common, engines, record, onProgress: progressTo(notices) }));
  const engineStates = () => engineStatesOf(language);
  const roles = { projections, workflows, integrity: watchIntegrity({ dir: stores.dir, log, closing }) };
  await startWatches({ ...parts, ...roles, config: config.shared, settings, engines: engineStates });
  const asked = { stores, clock: given.clock, backups: () => readBackupState(config.shared), ...roles, ...language };
  return {
    settings,
    language,
    answering,
    checks: language.checks,
    workflows,
    engineStates,
    failedTries: record.tries,
    readiness: () => readinessOf({ ...asked, chat: answering.chat, engineStates }),
    seenBy: (model) => projections?.running(model.name)?.health().checkpoint ?? seenInStore(stores.models)(model),
    waitFor,
  };
};

const progressTo =
  (notices: Parts['notices']) =>
  (thoughtId: string, ownerId: string, percent: number): void =>
    notices.transcriptionProgressed(ownerId, { thoughtId, percent });

/** Workflows do not take a read model that is being rebuilt for one that knows nobody. */
const onceWhole =
  (waitFor: WaitForModel, projections: () => Projections | null): WaitForModel =>
  async (model, ...asked) =>
    projections()?.running(model)?.isWhole() !== false && (await waitFor(model, ...asked));

/** The crash record of earlier processes, and the number of crashes after which work is set aside. */
const openCrashRecord = ({ shared }: Config, { dir }: Pick<Stores, 'dir'>, closing: Closing) => {
  const crashes = openSqliteCrashRecord(join(dir, 'crashes.db'));
  closing.add('crash record', async () => crashes.close());
  return { crashes, maxDeaths: shared.MAX_WORKER_DEATHS };
};
