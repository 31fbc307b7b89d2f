import type { Log } from '@ecrin/command-api';
import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import {
  alertIdOf,
  type EngineName,
  type ServiceState,
  type StoreName,
  type WorkKind,
} from '@ecrin/domain/operation/operation.vocabulary.ts';
import { clearServiceAlert, raiseServiceAlert } from '@ecrin/domain/operation/raise-service-alert.ts';
import { serviceAlert } from '@ecrin/domain/operation/service-alert.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { runWithLease } from '@ecrin/platform/concurrency/run-with-lease.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import { asJob } from '@ecrin/platform/work-budgets/watch-turns.ts';
import { listServiceAlerts, projections, workQueries } from '@ecrin/projections';
import { workKindOf } from '@ecrin/workflows/operate/work-kind-of.ts';
import type { BackupRecord } from '#backup/backup-record.ts';
import { backupAlerts } from '#backup/backup-state.ts';
import type { Closing } from '#closing.ts';
import type { Disk } from '#storage/disk.ts';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{
  stores: Pick<Stores, 'execute' | 'leases' | 'models' | 'shared'>;
  /** With the data folder; null: there is none. */
  disk: () => Promise<Disk | null>;
  /** Files that nothing can rebuild. */
  damaged: () => readonly StoreName[];
  engines: () => readonly EngineState[];
  /** How backups go; null: none are made. */
  backups: () => Promise<BackupRecord | null>;
  /** Runs that no process continues. */
  stuck: () => Promise<readonly Readonly<{ id: string }>[]>;
  /** Compares what is used of budgets with what was told. */
  budgets: () => Promise<void>;
  clock: Clock;
  log: Log;
  closing: Closing;
  holder: string;
}>;

const everyMs = 10_000;
/** An engine that is away for less is only starting, or busy, in ms. */
const awayForMs = 5 * 60_000;
/** Both must hold: a tenth of a large disk is plenty. */
const [leastPercent, leastBytes] = [10, 5_000_000_000];
/** So many failures of one kind within an hour are told. */
const failuresTold = 5;

/** Compares the state of the service with what is recorded, in one process of a fleet, and records what changed. */
export const watchService = (parts: Parts): void => {
  const { stores, clock, log, closing, holder } = parts;
  const onFault = (fault: unknown) =>
    log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'the state of the service was not checked');
  const start = async () => checkRepeatedly(parts, onFault);
  if (!stores.shared) {
    const checking = checkRepeatedly(parts, onFault);
    closing.add('service check', checking.close);
    return;
  }
  const leased = runWithLease({ leases: stores.leases, name: 'service check', holder, clock, start, onFault });
  closing.add('service check', leased.close);
};

const checkRepeatedly = (parts: Parts, onFault: (fault: unknown) => void) => {
  const awaySince = new Map<EngineName, number>();
  const check = asJob('service check', () => checkService(parts, awaySince));
  const checkBudgets = asJob('budgets', parts.budgets);
  let checking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check).catch(onFault).then(checkBudgets).catch(onFault);
  }, everyMs);
  timer.unref();
  return {
    close: async (): Promise<void> => {
      clearInterval(timer);
      await checking;
    },
  };
};

type Checked = Pick<Parts, 'disk' | 'damaged' | 'backups' | 'engines' | 'stuck' | 'clock'> &
  Readonly<{ stores: Pick<Stores, 'execute' | 'models'> }>;

/** `awaySince`: of the engines that did not answer at the last check, in ms. */
export const checkService = async (parts: Checked, awaySince: Map<EngineName, number>): Promise<void> => {
  const { stores, clock } = parts;
  const now = clock.now();
  const [disk, backups, parked, failing, stuck] = await Promise.all([
    parts.disk(),
    parts.backups(),
    parkedStates(stores.models),
    failingStates(stores.models, now.toISOString()),
    parts.stuck(),
  ]);
  const away = engineStates(parts.engines(), awaySince, now.getTime());
  const found = [
    ...diskState(disk),
    ...parts.damaged().map((store) => ({ about: 'store-damaged' as const, store })),
    ...backupAlerts(backups, now),
    ...away,
    ...parked,
    ...stuckStates(stuck),
    ...failing,
  ];
  const raised = await listServiceAlerts(stores.models)();
  const [before, after] = [new Set(raised.map(({ alertId }) => alertId)), new Set(found.map(alertIdOf))];
  for (const state of found) if (!before.has(alertIdOf(state))) await raise(parts, state);
  for (const { alertId } of raised) if (!after.has(alertId)) await clear(parts, alertId);
};

const diskState = (disk: Disk | null): readonly ServiceState[] =>
  disk && disk.percent < leastPercent && disk.freeBytes < leastBytes
    ? [{ about: 'disk-low', percent: disk.percent }]
    : [];

const engineStates = (
  engines: readonly EngineState[],
  awaySince: Map<EngineName, number>,
  now: number,
): readonly ServiceState[] => {
  for (const { engine, state } of engines) {
    if (state !== 'away') awaySince.delete(engine);
    else if (!awaySince.has(engine)) awaySince.set(engine, now);
  }
  return [...awaySince].flatMap(([engine, since]) =>
    now - since >= awayForMs ? [{ about: 'engine-away' as const, engine }] : [],
  );
};

const parkedStates = async (models: Stores['models']): Promise<readonly ServiceState[]> =>
  (
    await Promise.all(
      projections.map(async ({ model }) => {
        const streams = (await (await models.open<AnyDocument>(model)).parked()).length;
        return streams === 0 ? [] : [{ about: 'stream-parked' as const, model: model.name, streams }];
      }),
    )
  ).flat();

const stuckStates = (runs: readonly Readonly<{ id: string }>[]): readonly ServiceState[] =>
  [...Map.groupBy(runs, ({ id }) => workKindOf(id))].map(([kind, stuck]) => ({
    about: 'work-stuck',
    kind,
    count: stuck.length,
  }));

const failingStates = async (models: Stores['models'], now: string): Promise<readonly ServiceState[]> =>
  [...(await workQueries.countRecentFailures(models)(now))].flatMap(([kind, count]) =>
    // The model holds kinds only.
    count >= failuresTold ? [{ about: 'work-failing' as const, kind: kind as WorkKind, count }] : [],
  );

type Recording = Pick<Checked, 'stores' | 'clock'>;

const contextOf = (alertId: string, now: string) => ({
  commandId: systemIds.next(),
  correlationId: alertId,
  causationId: null,
  actor: 'system:check-service',
  ownerId: '',
  occurredAt: now,
  timeZone: 'UTC',
});

const raise = async ({ stores: { execute }, clock }: Recording, state: ServiceState): Promise<void> => {
  const [now, id] = [clock.now().toISOString(), alertIdOf(state)];
  const input = { state, now };
  await execute({ aggregate: serviceAlert, id, decide: raiseServiceAlert, input, context: contextOf(id, now) });
};

const clear = async ({ stores: { execute }, clock }: Recording, id: string): Promise<void> => {
  const now = clock.now().toISOString();
  await execute({
    aggregate: serviceAlert,
    id,
    decide: clearServiceAlert,
    input: { now },
    context: contextOf(id, now),
  });
};
