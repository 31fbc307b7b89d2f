import { goalId, ownerId, set } from '@ecrin/domain/test/goal/goal.fixtures.ts';
import { createCheckpointWatcher } from '@ecrin/platform/projections/checkpoint-watcher.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { goalSnapshotModels, listGoalSnapshots, projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consistently } from '#roles/consistent-reader.ts';

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

it('goals are read only once all models they are read from are up to date', async () => {
  const { events, models, record } = embedded;
  const { waitFor } = createCheckpointWatcher(models, [goalSnapshotModels.model, ...goalSnapshotModels.joins]);
  const ask = () =>
    consistently(
      { events, waitFor: (model, position) => waitFor(model, position, 30) },
      [goalSnapshotModels.model, ...goalSnapshotModels.joins],
      listGoalSnapshots(models),
    )({ ownerId, now: '2026-03-03T08:30:00.000Z', timeZone: 'Europe/Paris' });
  await record(`goal-${goalId}`, ownerId, [set]);
  expect(await ask()).toBeNull();
  const read = projections.filter(({ model }) =>
    [goalSnapshotModels.model, ...goalSnapshotModels.joins].some(({ name }) => name === model.name),
  );
  for (const projection of read) {
    expect(await ask()).toBeNull();
    await rebuildProjection({ projection, ...embedded });
  }
  expect((await ask())?.map(({ history, today }) => [history.goalId, today])).toEqual([[goalId, '2026-03-03']]);
});
