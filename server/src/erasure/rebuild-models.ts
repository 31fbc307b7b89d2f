import { requestUpkeep } from '@ecrin/domain/operation/keep-up-read-model.ts';
import { upkeep } from '@ecrin/domain/operation/upkeep.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { pause } from '@ecrin/platform/concurrency/pause.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { ReadModelsFault } from '@ecrin/platform/ports/read-models.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { findUpkeep, passagesModel, projections, type UpkeepDocument } from '@ecrin/projections';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{ stores: Pick<Stores, 'execute' | 'models'>; clock: Clock }>;
type Rebuild = Readonly<{ ownerId: string; erasureId: string; signal: AbortSignal }>;

const by = 'system:erase-account';
/** The process that keeps a model up to date looks for requests as often. */
const lookMs = 500;

/** All but the vectors: rebuilt, everybody’s thoughts would be sent to the model that computes them once more. */
export const allModels: readonly string[] = projections
  .map(({ model }) => model.name)
  .filter((name) => name !== passagesModel.name);

/** Those that are made from events of these types. */
export const modelsOfTypes = (types: readonly string[]): readonly string[] => {
  const concerned = projections.filter(({ handles }) => types.some((type) => handles.includes(type)));
  return concerned.map(({ model }) => model.name).filter((name) => allModels.includes(name));
};

/** A server that was too busy for one model need not build all others once more. */
const mostFailures = 3;

/**
 * Has read models built again, by whichever process keeps it up to date, and resolves once all are. What is under way may have begun before the key was
 * destroyed: it is waited for, and does not count. What another erasure requested since does. Throws `ActivityFault` where one failed again and again.
 */
export const rebuildModels = async (parts: Parts, rebuild: Rebuild, models: readonly string[]): Promise<void> => {
  const since = parts.clock.now().toISOString();
  const [waiting, requested, failed] = [new Set(models), new Set<string>(), new Map<string, Set<string>>()];
  const noteFailure = ({ model, upkeepId }: UpkeepDocument): void => {
    const its = (failed.get(model) ?? new Set<string>()).add(upkeepId);
    failed.set(model, its);
    if (its.size === mostFailures) throw new ActivityFault('rebuild-failed', `${model} could not be rebuilt`);
  };
  const advance = async (model: string, last: UpkeepDocument | undefined): Promise<void> => {
    const stand = standOf(last, since);
    if (stand === 'done') return void waiting.delete(model);
    // Another act may have come after it, unseen.
    if (stand === 'under-way' || (stand === 'unseen' && requested.has(model))) return;
    if (last && stand === 'failed') noteFailure(last);
    if (await requestRebuild(parts, model, rebuild)) requested.add(model);
  };
  for (;;) {
    const found = await onceUsable(rebuild.signal, () => findUpkeep(parts.stores.models)([...waiting]));
    for (const model of waiting) await advance(model, found.get(model));
    if (waiting.size === 0) break;
    await pause(lookMs, rebuild.signal);
    rebuild.signal.throwIfAborted();
  }
  await onceUsable(rebuild.signal, parts.stores.models.sweep);
};

/** Of a rebuild since then; `unseen`: nothing shows since, `other`: another act does. */
const standOf = (last: UpkeepDocument | undefined, since: string): UpkeepDocument['status'] | 'unseen' | 'other' => {
  if (!last || last.requestedAt < since) return 'unseen';
  return last.act === 'rebuild' ? last.status : 'other';
};

/** Tried until the read models answer: what was built already stays. */
export const onceUsable = async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof ReadModelsFault && fault.kind === 'unusable')) throw fault;
    }
    await pause(lookMs, signal);
    signal.throwIfAborted();
  }
};

/** false: another one is under way. */
const requestRebuild = async (
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
