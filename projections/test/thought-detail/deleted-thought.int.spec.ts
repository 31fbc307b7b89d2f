import { now, thoughtId, understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { runProjection, type RunningProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { thoughtDetailProjection } from '#thought-detail/thought-detail.projection.ts';

const edited: ThoughtEvent = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content: 'Autrement dit.' },
};
const deleted: ThoughtEvent = { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null };
const restored: ThoughtEvent = { type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null };

let embedded: EmbeddedStores;
let running: readonly RunningProjection[];
let notices: string[];
beforeEach(async () => {
  embedded = await openEmbeddedStores();
  notices = [];
  const { events, models, clock } = embedded;
  const run = (projection: Parameters<typeof runProjection>[0]['projection']) =>
    runProjection({ projection, events, models, clock, notices: ({ change }) => void notices.push(change) });
  running = [await run(thoughtCardProjection), await run(thoughtDetailProjection)];
});
afterEach(async () => {
  await Promise.all(running.map(({ close }) => close()));
  await embedded.dispose();
});

const record = async (...facts: readonly ThoughtEvent[]) => {
  const { position } = await embedded.record(`thought-${thoughtId}`, written.data.ownerId, facts);
  await Promise.all(running.map(({ waitFor }) => waitFor(position, 5_000)));
};
const shown = async () => ({
  card: await (await embedded.models.open(thoughtCardModel)).get(thoughtId),
  detail: await (await embedded.models.open(thoughtDetailModel)).get(thoughtId),
});

it('given that it is deleted, then it leaves the models', async () => {
  await record(written, edited);
  await record(deleted);
  expect(await shown()).toEqual({ card: null, detail: null });
  expect(notices).toEqual(['added', 'added', 'removed', 'removed']);
});

it('given that it is restored, then its document is back, with later changes', async () => {
  await record(written, edited);
  const before = await shown();
  await record(deleted);
  await record(understood, restored);
  const { card, detail } = await shown();
  expect(card).toMatchObject({ content: 'Autrement dit.', understoodWording: understood.data.wording });
  expect(detail).toMatchObject({ ...before.detail, ...card, revision: 4 });
});

it('given creation and deletion within one batch, then a rebuild gives the same', async () => {
  await record(written, deleted, restored, edited, deleted, restored);
  const live = await shown();
  await Promise.all(running.map(({ rebuild }) => rebuild()));
  expect(await shown()).toEqual(live);
  expect(live.card?.content).toBe('Autrement dit.');
});

it('given that its stream cannot be read whole when it is restored, then it alone waits', async () => {
  await record(written);
  await record(deleted);
  embedded.damageLetter('sealed', 'revision = 0');
  await record(restored);
  expect(await shown()).toEqual({ card: null, detail: null });
  expect(running.map(({ health }) => health())).toMatchObject([
    { parked: 1, fault: null },
    { parked: 1, fault: null },
  ]);
});
