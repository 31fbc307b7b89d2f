import type { Log } from '@ecrin/command-api';
import { advanceUpkeep, failUpkeep, finishUpkeep } from '@ecrin/domain/operation/keep-up-read-model.ts';
import { upkeep } from '@ecrin/domain/operation/upkeep.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { RunningProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { noRebuildFigures, rebuildPercent, type RebuildFigures } from '@ecrin/platform/projections/rebuild-progress.ts';
import { asJob } from '@ecrin/platform/work-budgets/watch-turns.ts';
import { listUpkeepUnderWay } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { Stores } from '#storage/open-stores.ts';
import type { Projections } from './start-projections.ts';

type Parts = Readonly<{
  stores: Pick<Stores, 'events' | 'models' | 'execute'>;
  projections: Projections;
  clock: Clock;
  log: Log;
  closing: Closing;
}>;
type Requested = Awaited<ReturnType<ReturnType<typeof listUpkeepUnderWay>>>[number];

/** How often requests are looked for, in ms: the process that keeps a model up to date may be any of a fleet. */
const lookMs = 1_000;
/** Progress is recorded at each of these steps, in percent, and not more often than this: an erasure rebuilds every model, and each step of each is an event for good. */
const [stepPercent, tellMs] = [10, 10_000];

/**
 * Performs what administrators request for read models, where this process keeps them up to date. What is interrupted is found again as under
 * way, and begun again: both acts may be repeated.
 */
export const keepUpReadModels = (parts: Parts): void => {
  const { stores, projections, log, closing } = parts;
  const performing = new Map<string, Promise<void>>();
  // The list may be a moment behind.
  const done = new Set<string>();
  let isStopping = false;
  const performOnce = async (requested: Requested, running: RunningProjection): Promise<void> => {
    if (await perform({ ...parts, isStopping: () => isStopping }, running, requested)) done.add(requested.upkeepId);
    performing.delete(requested.model);
  };
  const look = asJob('upkeep of read models', async () => {
    for (const requested of await listUpkeepUnderWay(stores.models)()) {
      const running = projections.running(requested.model);
      if (!running || performing.has(requested.model) || done.has(requested.upkeepId)) continue;
      const work = performOnce(requested, running);
      performing.set(requested.model, work);
    }
  });
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = look().catch(() => log.warn({}, 'requests for read models could not be read'));
  }, lookMs);
  timer.unref();
  closing.add('upkeep of read models', async () => {
    clearInterval(timer);
    isStopping = true;
    await looking;
    await projections.rebuilds.stop();
    await Promise.all(performing.values());
  });
};

/** Whether it ended and that is recorded; unrecorded it stays under way, and is tried again. */
const perform = async (
  parts: Parts & Readonly<{ isStopping: () => boolean }>,
  running: RunningProjection,
  requested: Requested,
): Promise<boolean> => {
  const { upkeepId, model } = requested;
  const decide = decideOn(parts, model);
  try {
    await (requested.act === 'rebuild' ? rebuild(parts, running, requested) : running.retryParked({ poison: true }));
    // Given away meanwhile, it was not replaced here: whoever keeps it up to date now does so.
    if (parts.projections.running(model) !== running) return false;
    await decide(finishUpkeep, { upkeepId, model, parked: running.health().parked });
    return true;
  } catch (fault) {
    if (parts.isStopping()) return false;
    const name = fault instanceof Error ? fault.name : 'Error';
    parts.log.error({ model, fault: name }, 'a read model could not be worked on');
    return decide(failUpkeep, { upkeepId, model, fault: name }).then(
      () => true,
      () => false,
    );
  }
};

const rebuild = async (parts: Parts, running: RunningProjection, { upkeepId, model }: Requested): Promise<void> => {
  let [told, figures]: [number, () => RebuildFigures] = [0, () => noRebuildFigures];
  const tell = async (): Promise<void> => {
    const percent = Math.min(90, Math.floor(rebuildPercent(figures()) / stepPercent) * stepPercent);
    if (percent <= told) return;
    told = percent;
    await decideOn(parts, model)(advanceUpkeep, { upkeepId, model, percent });
  };
  let telling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    telling = tell().catch(() => undefined);
  }, tellMs);
  try {
    await parts.projections.rebuilds.rebuild(running, (passed) => {
      figures = passed;
    });
  } finally {
    clearInterval(timer);
    await telling;
  }
};

type Decide = typeof finishUpkeep | typeof failUpkeep | typeof advanceUpkeep;

const decideOn =
  ({ stores: { execute }, clock }: Parts, model: string) =>
  async <Act extends Decide>(decide: Act, input: Omit<Parameters<Act>[0], 'now'>): Promise<void> => {
    const now = clock.now().toISOString();
    await execute({
      aggregate: upkeep,
      id: model,
      // Each takes what is given here, with the time.
      decide: decide as (given: object, state: Parameters<Act>[1]) => ReturnType<Decide>,
      input: { ...input, now },
      context: {
        commandId: systemIds.next(),
        correlationId: model,
        causationId: null,
        actor: 'system:keep-up-read-models',
        ownerId: '',
        occurredAt: now,
        timeZone: 'UTC',
      },
    });
  };
