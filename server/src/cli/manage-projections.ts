import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { AnyDocument, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { projections } from '@ecrin/projections';

/** The message is the usage. */
export class UsageFault extends Error {}

type Parts = Readonly<{
  events: Pick<Events, 'readAll' | 'readStream'>;
  models: ReadModels;
  clock: Clock;
  say: (line: string) => void;
}>;

const names = projections.map(({ model }) => model.name).join(', ');

/** Without arguments: one line a read model. `rebuild [name]`: rebuilds one or all next to the old one and switches. Throws `UsageFault`. */
export const manageProjections = async (parts: Parts, words: readonly string[]): Promise<void> => {
  const { rebuild, chosen } = parseArguments(words);
  for (const projection of chosen) {
    if (rebuild) await rebuildProjection({ projection, ...parts });
    parts.say(await lineOf(parts.models, projection));
  }
};

const parseArguments = ([action, name, ...more]: readonly string[]): Readonly<{
  rebuild: boolean;
  chosen: readonly AnyProjection[];
}> => {
  if (action === undefined) return { rebuild: false, chosen: projections };
  if (action !== 'rebuild' || more.length > 0)
    throw new UsageFault(
      `Run without arguments to list the read models, or with: rebuild [name]. The names are ${names}.`,
    );
  const chosen = projections.filter(({ model }) => name === undefined || model.name === name);
  if (chosen.length === 0) throw new UsageFault(`There is no read model named ${name ?? ''}. The names are ${names}.`);
  return { rebuild: true, chosen };
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
