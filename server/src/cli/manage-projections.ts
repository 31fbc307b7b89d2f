import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { createProjectionBuilder } from '@ecrin/platform/projections/projection-builder.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import {
  readRebuildProgress,
  rebuildFiguresOf,
  rebuildSentence,
} from '@ecrin/platform/projections/rebuild-progress.ts';
import { offline } from '@ecrin/platform/projections/rebuild-projection.ts';
import { rebuildTogether } from '@ecrin/platform/projections/rebuild-together.ts';
import { projections } from '@ecrin/projections';
import { newestPosition } from '#storage/newest-position.ts';
import { UsageFault } from './run-command.ts';

type Parts = Readonly<{
  events: Pick<Events, 'readAll' | 'readStream'>;
  models: ReadModels;
  clock: Clock;
  say: (line: string) => void;
}>;

const names = projections.map(({ model }) => model.name).join(', ');

/**
 * Without arguments: one line a read model, and how far a rebuild is that servers make. `rebuild [name]`: rebuilds one, or all in one reading of the events,
 * next to the old ones. `retry [name]`: retries parked streams, including those with an event that crashed the process. Throws `UsageFault`.
 */
export const manageProjections = async (parts: Parts, words: readonly string[]): Promise<void> => {
  const { act, chosen } = parseArguments(words);
  await act({ ...parts, chosen });
  for (const projection of chosen) parts.say(await lineOf(parts.models, projection));
};

type Act = (parts: Parts & Readonly<{ chosen: readonly AnyProjection[] }>) => Promise<unknown>;

const printProgress: Act = async ({ models, clock, say }) => {
  const progress = await readRebuildProgress({ models, clock });
  if (progress) say(rebuildSentence(progress));
};

/** Between two lines of progress, in ms. */
const sayMs = 2_000;

const rebuild: Act = async ({ chosen, events, say, ...parts }) => {
  const newest = (await newestPosition(events)) ?? 0;
  let saidAt = performance.now();
  await rebuildTogether({
    ...parts,
    events,
    targets: chosen.map(offline),
    onProgress: (progress) => {
      if (performance.now() < saidAt + sayMs) return;
      saidAt = performance.now();
      say(rebuildSentence(rebuildFiguresOf(progress, newest)));
    },
  });
};

const retryParked: Act = async ({ chosen, models, events, clock }) => {
  for (const projection of chosen) {
    const store = await models.open<AnyDocument>(projection.model);
    const builder = await createProjectionBuilder({ projection, store, events, clock });
    await builder.retryParked({ poison: true });
  }
};

const acts: ReadonlyMap<string, Act> = new Map([
  ['rebuild', rebuild],
  ['retry', retryParked],
]);

const parseArguments = ([action, name, ...more]: readonly string[]): Readonly<{
  act: Act;
  chosen: readonly AnyProjection[];
}> => {
  if (action === undefined) return { act: printProgress, chosen: projections };
  const act = acts.get(action);
  if (!act || more.length > 0)
    throw new UsageFault(
      `Run without arguments to list the read models, or with: rebuild [name], or: retry [name]. The names are ${names}.`,
    );
  const chosen = projections.filter(({ model }) => name === undefined || model.name === name);
  if (chosen.length === 0) throw new UsageFault(`There is no read model named ${name ?? ''}. The names are ${names}.`);
  return { act, chosen };
};

const lineOf = async (models: ReadModels, { model }: AnyProjection): Promise<string> => {
  const store = await models.open<AnyDocument>(model);
  const parked = await store.parked();
  const line = `${model.name}  version ${model.version}  checkpoint ${(await store.checkpoint()) ?? 'none'}  documents ${await store.count({})}  parked ${parked.length}`;
  return [
    line,
    ...parked.map(
      ({ stream, revision, reason, parkedAt }) =>
        `  ${stream} waits at revision ${revision} since ${parkedAt}: ${reason}`,
    ),
  ].join('\n');
};
