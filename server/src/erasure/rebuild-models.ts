import { requestUpkeep } from '@ecrin/domain/operation/keep-up-read-model.ts';
import { upkeep } from '@ecrin/domain/operation/upkeep.aggregate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { pause } from '@ecrin/platform/concurrency/pause.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { findUpkeep, passagesModel, projections } from '@ecrin/projections';
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

/**
 * Has read models built again, by whichever process keeps it up to date, and resolves once all are. What is under way may have begun before the key was
 * destroyed: it is waited for, and does not count. Throws `ActivityFault` where one failed.
 */
export const rebuildModels = async (parts: Parts, rebuild: Rebuild, models: readonly string[]): Promise<void> => {
  const waiting = new Map<string, string | null>(models.map((name) => [name, null]));
  while (waiting.size > 0) {
    for (const [model, upkeepId] of waiting)
      if (upkeepId === null) waiting.set(model, await requestRebuild(parts, model, rebuild));
    await pause(lookMs, rebuild.signal);
    rebuild.signal.throwIfAborted();
    const found = await findUpkeep(parts.stores.models)([...waiting.keys()]);
    for (const [model, { upkeepId, status }] of found) {
      if (waiting.get(model) !== upkeepId || status === 'under-way') continue;
      if (status === 'failed') throw new ActivityFault('rebuild-failed', `${model} could not be rebuilt`);
      waiting.delete(model);
    }
  }
  await parts.stores.models.sweep();
};

/** The id of the request; null: another one is under way. */
const requestRebuild = async (
  { stores: { execute }, clock }: Parts,
  model: string,
  { erasureId }: Rebuild,
): Promise<string | null> => {
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
  return 'refused' in outcome ? null : upkeepId;
};
