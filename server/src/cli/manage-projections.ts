import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { createProjectionBuilder } from '@ecrin/platform/projections/projection-builder.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { projections } from '@ecrin/projections';
import { UsageFault } from './run-command.ts';

type Parts = Readonly<{
  events: Pick<Events, 'readAll' | 'readStream'>;
  models: ReadModels;
  clock: Clock;
  say: (line: string) => void;
}>;

const names = projections.map(({ model }) => model.name).join(', ');

/**
 * Without arguments: one line a read model. `rebuild [name]`: rebuilds one or all next to the old one and switches. `retry [name]`: retries parked
 * streams, including those with an event that crashed the process. Throws `UsageFault`.
 */
export const manageProjections = async (parts: Parts, words: readonly string[]): Promise<void> => {
  const { act, chosen } = parseArguments(words);
  for (const projection of chosen) {
    await act({ projection, ...parts });
    parts.say(await lineOf(parts.models, projection));
  }
};

type Act = (parts: Parts & Readonly<{ projection: AnyProjection }>) => Promise<unknown>;

const retryParked: Act = async ({ projection, models, events, clock }) => {
  const store = await models.open<AnyDocument>(projection.model);
  const builder = await createProjectionBuilder({ projection, store, events, clock });
  await builder.retryParked({ poison: true });
};

const acts: ReadonlyMap<string, Act> = new Map([
  ['rebuild', rebuildProjection],
  ['retry', retryParked],
]);

const parseArguments = ([action, name, ...more]: readonly string[]): Readonly<{
  act: Act;
  chosen: readonly AnyProjection[];
}> => {
  if (action === undefined) return { act: async () => undefined, chosen: projections };
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
