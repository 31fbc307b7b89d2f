import { requestUpkeep } from '@ecrin/domain/operation/keep-up-read-model.ts';
import { upkeep } from '@ecrin/domain/operation/upkeep.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { pause } from '@ecrin/platform/concurrency/pause.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { onceUsable } from '@ecrin/platform/projections/once-usable.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { findUpkeep, passagesModel, projections, type UpkeepDocument } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{ stores: Pick<Stores, 'execute' | 'models'>; clock: Clock }>;
type Rebuild = Readonly<{ ownerId: string; erasureId: string; signal: AbortSignal }>;

const by = 'system:erase-account';
/** The process that keeps a model up to date looks for requests as often; what takes longer is looked at less often. */
const [lookMs, longestLookMs] = [1_000, 5_000];

/** All but the vectors: rebuilt, everybody’s thoughts would be sent to the model that computes them once more. */
export const allModels: readonly string[] = projections
  .map(({ model }) => model.name)
  .filter((name) => name !== passagesModel.name);

/** Those that are made from events of these types. */
export const modelsOfTypes = (types: readonly string[]): readonly string[] => {
  const concerned = projections.filter(({ handles }) => types.some((type) => handles.includes(type)));
  return concerned.map(({ model }) => model.name).filter((name) => allModels.includes(name));
};

/** All others would be built once more where the step began anew: one that failed is requested again after a second, then two, four and so on. */
const [mostFailures, firstPauseMs, longestPauseMs] = [20, 1_000, 60_000];

/**
 * Has read models built again, by whichever process keeps it up to date, and resolves once all are. What is under way may have begun before the key was
 * destroyed: it is waited for, and does not count. What another erasure requested since does. Throws `ActivityFault` where one failed again and again.
 */
export const rebuildModels = async (parts: Parts, rebuild: Rebuild, models: readonly string[]): Promise<void> => {
  const since = parts.clock.now().toISOString();
  const [waiting, requested, failures] = [new Set(models), new Set<string>(), createFailures(parts.clock)];
  // Another act may have come after it, unseen.
  const waits = {
    'under-way': () => true,
    unseen: (model: string) => requested.has(model),
    failed: (_model: string, last: UpkeepDocument | undefined) => last !== undefined && failures.isTooSoon(last),
    other: () => false,
  };
  const advance = async (model: string, last: UpkeepDocument | undefined): Promise<void> => {
    const stand = standOf(last, since);
    if (stand === 'done') waiting.delete(model);
    else if (!waits[stand](model, last) && (await requestRebuild(parts, model, rebuild))) requested.add(model);
  };
  for (let look = 1; ; look += 1) {
    const found = await onceUsable(() => findUpkeep(parts.stores.models)([...waiting]), rebuild);
    for (const model of waiting) await advance(model, found.get(model));
    if (waiting.size === 0) break;
    await pause(Math.min(look * lookMs, longestLookMs), rebuild.signal);
    rebuild.signal.throwIfAborted();
  }
  await onceUsable(parts.stores.models.sweep, rebuild);
};

/** Of each model, how often it failed and when it may be requested again. */
const createFailures = (clock: Clock) => {
  const failed = new Map<string, Readonly<{ upkeepId: string; times: number; againAt: number }>>();
  return {
    isTooSoon: ({ model, upkeepId }: UpkeepDocument): boolean => {
      const [before, now] = [failed.get(model), clock.now().getTime()];
      if (before?.upkeepId === upkeepId) return now < before.againAt;
      const times = (before?.times ?? 0) + 1;
      if (times === mostFailures) throw new ActivityFault('rebuild-failed', `${model} could not be rebuilt`);
      failed.set(model, {
        upkeepId,
        times,
        againAt: now + Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs),
      });
      return true;
    },
  };
};

/** Of a rebuild since then; `unseen`: nothing shows since, `other`: another act does. */
const standOf = (last: UpkeepDocument | undefined, since: string): UpkeepDocument['status'] | 'unseen' | 'other' => {
  if (!last || last.requestedAt < since) return 'unseen';
  return last.act === 'rebuild' ? last.status : 'other';
};

const passing: ReadonlySet<EventStoreFault['kind']> = new Set(['unavailable', 'timed-out', 'wrong-revision']);

/** false: another one is under way, or it could not be recorded now. */
const requestRebuild = (parts: Parts, model: string, rebuild: Rebuild): Promise<boolean> =>
  recordRequest(parts, model, rebuild).catch((fault: unknown) => {
    if (fault instanceof EventStoreFault && passing.has(fault.kind)) return false;
    throw fault;
  });

const recordRequest = async (
  { stores: { execute }, clock }: Parts,
  model: string,
  { erasureId }: Rebuild,
): Promise<boolean> => {
  const [upkeepId, now] = [systemIds.next(), clock.now().toISOString()];
  const outcome = await execute({
    aggregate: upkeep,
    id: model,
    decide: requestUpkeep,
    input: { upkeepId, model, act: 'rebuild', by, now },
    context: {
      commandId: upkeepId,
      correlationId: erasureId,
      causationId: null,
      actor: by,
      ownerId: '',
      occurredAt: now,
      timeZone: 'UTC',
    },
  });
  return !('refused' in outcome);
};
