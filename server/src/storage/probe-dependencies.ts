import { statfs } from 'node:fs/promises';
import { withDeadline } from '@ecrin/platform/concurrency/deadline.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import { readRebuildProgress } from '@ecrin/platform/projections/rebuild-progress.ts';
import { projections } from '@ecrin/projections';
import { newestPosition } from './newest-position.ts';
import type { Stores } from './open-stores.ts';

export type ProbedStores = Pick<Stores, 'dir' | 'events' | 'models' | 'access'>;
export type Dependency = Readonly<{ name: string; answers: boolean; ms: number }>;
type ModelState = Readonly<{
  name: string;
  version: number;
  checkpoint: number | null;
  parked: number;
  fault: string | null;
}>;

/** Longest wait for one, in ms: readiness is asked often. */
const probeTimeoutMs = 2_000;

/** Sends each dependency a cheap query. `newest`: position of the newest event, null when unknown. */
export const probeDependencies = async ({ dir, events, models, access }: ProbedStores, clock: Clock) => {
  const [newest, found, sessions, disk] = await Promise.all([
    probe('events', () => newestPosition(events)),
    probe('read models', () => statesOf(models, clock)),
    probe('access', () => access.findSession('none', new Date(0).toISOString())),
    probe('disk', () => requireRoom(dir)),
  ]);
  return {
    dependencies: [newest, found, sessions, disk].map(({ value: _value, ...dependency }) => dependency),
    newest: newest.value,
    models: found.value?.states ?? [],
    rebuild: found.value?.rebuild ?? null,
  };
};

/** Free space required, in bytes: enough for some writes with the logs of the databases. */
const leastRoom = 32 * 1024 * 1024;

/** Throws when the next writes would find no room. A process of a fleet may have no folder. */
const requireRoom = async (dir: string): Promise<void> => {
  const disk = await statfs(dir).catch(() => null);
  if (disk && disk.bavail * disk.bsize < leastRoom) throw new Error('no room to write');
};

const probe = async <Value>(
  name: string,
  ask: () => Promise<Value>,
): Promise<Dependency & Readonly<{ value: Value | null }>> => {
  const startedAt = performance.now();
  try {
    const value = await withDeadline(probeTimeoutMs, ask);
    return { name, answers: true, ms: Math.round(performance.now() - startedAt), value };
  } catch {
    return { name, answers: false, ms: Math.round(performance.now() - startedAt), value: null };
  }
};

const statesOf = async (models: ProbedStores['models'], clock: Clock) => ({
  states: await Promise.all(projections.map(({ model }) => stateOf(models, model))),
  rebuild: await readRebuildProgress({ models, clock }),
});

const stateOf = async (
  models: ProbedStores['models'],
  model: (typeof projections)[number]['model'],
): Promise<ModelState> => {
  const store = await models.open<AnyDocument>(model);
  return {
    name: model.name,
    version: model.version,
    checkpoint: await store.checkpoint(),
    parked: (await store.parked()).length,
    fault: null,
  };
};
