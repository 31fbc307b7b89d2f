import type { ActionableWork, OperationServices } from '@ecrin/command-api';
import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import type { QueuesAnswer, StorageAnswer, WorkCounts, WorkItem } from '@ecrin/contracts/operation/operation.ts';
import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { FailedTries } from '@ecrin/platform/engine-record/engine-record.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import type { FailedRun, SetAsideRun, WorkflowEngine, WorkflowLoad } from '@ecrin/platform/ports/workflow-engine.ts';
import { workBreaches } from '@ecrin/platform/work-budgets/work-breaches.ts';
import { findServiceFigures, projections, workQueries } from '@ecrin/projections';
import { workKindOf } from '@ecrin/workflows/operate/work-kind-of.ts';
import { projectionStates } from '#http/projection-states.ts';
import { readSideLag, type SeenBy } from '#observability/read-side-lag.ts';
import type { Stores } from '#storage/open-stores.ts';
import { createStorageAnswer } from '#storage/storage-sizes.ts';

export type WatchedEngine = Pick<WorkflowEngine, 'load' | 'failed' | 'setAside' | 'describe'>;
type Parts = Readonly<{
  stores: Pick<Stores, 'dir' | 'events' | 'models' | 'queue'>;
  /** null: no process of this service runs workflows here. */
  engine: () => Promise<WatchedEngine | null>;
  engines: () => readonly EngineState[];
  /** Of work that engines failed. */
  tries: () => readonly FailedTries[];
  seenBy: SeenBy;
  /** The channels that write into the outbox folder. */
  outbox: QueuesAnswer['outbox'];
  clock: Clock;
  backups: () => Promise<QueuesAnswer['backups']>;
  /** The process that answers. */
  server: StorageAnswer['server'];
}>;

const runPrefix = 'run/';
/** Of the workflows that failed. */
const mostFailed = 50;

/** What administrators see of the work of the service, over every store and whichever engine runs workflows. */
export const createOperationServices = (parts: Parts): OperationServices => {
  const { models } = parts.stores;
  const now = () => parts.clock.now().toISOString();
  return {
    counts: async () => countsOf(parts, await stoppedRuns(parts)),
    queues: () => queuesOf(parts),
    storage: createStorageAnswer({ ...parts, dir: parts.stores.dir }),
    findWork: async (workId) =>
      workId.startsWith(runPrefix) ? findRun(parts, workId) : workQueries.findWork(models)(workId, now()),
    retryable: (kind) => retryableOf(parts, kind, now()),
    isReadModel: (name) => projections.some(({ model }) => model.name === name),
  };
};

const countsOf = async (parts: Parts, stopped: readonly WorkItem[]): Promise<WorkCounts> => {
  const { models } = parts.stores;
  const [{ failures, ...counted }, parked] = await Promise.all([
    workQueries.countWork(models)(parts.clock.now().toISOString()),
    Promise.all(projections.map(async ({ model }) => (await parkedIn(parts, model)).length > 0)),
  ]);
  const byKind = sumsOf([
    ...failures,
    ...stopped.map(({ kind, retryable }) => ({ kind, failed: 1, retryable: Number(retryable) })),
  ]);
  return {
    ...counted,
    failed: byKind.reduce((sum, { failed }) => sum + failed, 0),
    retryable: byKind.reduce((sum, { retryable }) => sum + retryable, 0),
    byKind: [...byKind],
    parkedModels: parked.filter(Boolean).length,
    engines: [...parts.engines()],
  };
};

type Failures = WorkCounts['byKind'][number];

/** One of each kind, the most first. */
const sumsOf = (failures: readonly Failures[]): readonly Failures[] =>
  [...Map.groupBy(failures, ({ kind }) => kind)]
    .map(([kind, of]) => ({
      kind,
      failed: of.reduce((sum, { failed }) => sum + failed, 0),
      retryable: of.reduce((sum, { retryable }) => sum + retryable, 0),
    }))
    .toSorted((one, other) => other.failed - one.failed);

const parkedIn = async ({ stores: { models } }: Parts, model: (typeof projections)[number]['model']) =>
  (await models.open<AnyDocument>(model)).parked();

/** A code without the message behind it, which is for operators. */
const reasonOf = (failure: string | null): string | null => /^[\w-]{1,40}(?=:|$)/.exec(failure ?? '')?.[0] ?? null;

const itemOf = ({
  id,
  ...run
}: Readonly<{ id: string }> & Pick<WorkItem, 'reason' | 'since' | 'retryable'>): WorkItem => ({
  workId: runPrefix + id,
  kind: workKindOf(id),
  state: 'failed',
  clientId: null,
  client: null,
  attempts: 1,
  ...run,
});

/** Workflows that failed or were set aside, unless an administrator closed them. */
const stoppedRuns = async (parts: Parts): Promise<readonly WorkItem[]> => {
  const engine = await parts.engine();
  if (!engine) return [];
  const [failed, aside] = await Promise.all([engine.failed(mostFailed), engine.setAside()]).catch(() => [[], []]);
  const runs = [...(await Promise.all(aside.map(asideOf(engine, parts)))), ...failed.map(failedOf)];
  const dropped = await workQueries.findDropped(parts.stores.models)(runs.map(({ workId }) => workId));
  return runs.filter(({ workId }) => !dropped.has(workId));
};

const failedOf = ({ id, failure, endedAt }: FailedRun): WorkItem =>
  itemOf({ id, reason: reasonOf(failure), since: endedAt, retryable: true });
const asideOf =
  (engine: WatchedEngine, { clock }: Parts) =>
  async ({ id, retryable }: SetAsideRun): Promise<WorkItem> => {
    const since = (await engine.describe(id))?.startedAt ?? clock.now().toISOString();
    return itemOf({ id, reason: retryable ? 'set-aside' : 'code-changed', since, retryable });
  };

const actionable = ({ workId, kind, clientId, retryable }: WorkItem): ActionableWork => ({
  workId,
  kind,
  clientId,
  revision: null,
  retryable,
});

const findRun = async (parts: Parts, workId: string): Promise<ActionableWork | null> => {
  const found = (await stoppedRuns(parts)).find((run) => run.workId === workId);
  return found ? actionable(found) : null;
};

const retryableOf = async function* (
  parts: Parts,
  kind: WorkKind | null,
  now: string,
): AsyncGenerator<readonly ActionableWork[]> {
  const runs = (await stoppedRuns(parts)).filter((run) => run.retryable && (kind === null || run.kind === kind));
  yield runs.map(actionable);
  yield* workQueries.listRetryable(parts.stores.models)(kind, now);
};

const queuesOf = async (parts: Parts): Promise<QueuesAnswer> => {
  const { stores, tries, outbox, backups, seenBy, clock } = parts;
  const [runs, stopped, states] = await Promise.all([
    runsOf(parts),
    stoppedRuns(parts),
    projectionStates(parts.stores),
  ]);
  return {
    runs,
    stopped: [...stopped],
    lag: await readSideLag(stores.events, seenBy, clock.now().getTime()).catch(() => null),
    breaches: [...workBreaches()],
    projections: states,
    messages: await stores.queue.backlog(),
    outbox,
    counts: await countsOf(parts, stopped),
    tries: [...tries()],
    backups: await backups(),
  };
};

/** Several workflows may be one kind of work. */
const runsOf = async (parts: Parts): Promise<QueuesAnswer['runs']> => {
  const engine = await parts.engine();
  // Loaded when an administrator looks: the thread of the API runs no workflows.
  const { workflowDefinitions } = await import('@ecrin/workflows/workflow-definitions.ts');
  const loads = await engine?.load(workflowDefinitions.map(({ name }) => name)).catch(() => null);
  if (!loads) return null;
  const medians = await mediansOf(parts);
  return [...Map.groupBy(loads, ({ workflow }) => workKindOf(workflow))]
    .map(sumOf)
    .map((run) => ({ ...run, medianMs: medians.get(run.kind) ?? null }));
};

/** Of the kinds whose beginning and end are both in events. */
const mediansOf = async ({ stores: { models }, clock }: Parts): Promise<ReadonlyMap<WorkKind, number | null>> => {
  const { transcriptions, understandings, orbRuns } = await findServiceFigures(models)('7d', clock.now().toISOString());
  return new Map([
    ['transcription', transcriptions.delay.medianMs],
    ['understanding', understandings.delay.medianMs],
    ['orb-run', orbRuns.delay.medianMs],
  ]);
};

const sumOf = ([kind, loads]: readonly [WorkKind, readonly WorkflowLoad[]]) => ({
  kind,
  running: loads.reduce((sum, { running }) => sum + running, 0),
  oldest: loads.flatMap(({ oldest }) => oldest ?? []).toSorted()[0] ?? null,
});
