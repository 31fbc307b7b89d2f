import {
  now,
  recorded,
  thoughtId,
  transcribed,
  understood,
  written,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { runProjection, type RunningProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { rebuildTogether } from '@ecrin/platform/projections/rebuild-together.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  await record(recorded, transcribed);
  await record(deleted);
  expect(await shown()).toEqual({ card: null, detail: null });
  expect(notices).toEqual(['added', 'added', 'removed', 'removed']);
});

it('given that it is restored, then its documents are back, with later changes', async () => {
  await record(recorded, transcribed);
  const before = await shown();
  await record(deleted);
  await record(understood, restored);
  const { card, detail } = await shown();
  expect(card).toMatchObject({
    content: transcribed.private?.text,
    understoodWording: understood.data.wording,
    revision: 4,
  });
  expect(detail).toEqual(before.detail);
});

describe('a written thought', () => {
  it('has no transcript, whatever happens to it', async () => {
    await record(written, edited);
    await record(deleted);
    await record(restored, understood);
    const { card, detail } = await shown();
    expect([card?.content, detail]).toEqual(['Autrement dit.', null]);
  });

  it('given that recordings are added to it, then they are heard after what was written, also after a rebuild', async () => {
    const { ownerId: _owner, recordedAt: _at, ...sound } = recorded.data;
    const [first, second] = ['01980000-0000-7000-8000-00000000001d', '01980000-0000-7000-8000-00000000002d'];
    const appended = (recordingId: string, attempt: number): ThoughtEvent => ({
      type: 'ThoughtRecordingAppended',
      data: { ...sound, recordingId, attempt, appendedAt: now },
      private: null,
    });
    await record(written, edited);
    await record(appended(first, 1));
    await record(appended(second, 2));
    await record({ ...transcribed, data: { ...transcribed.data, recordingId: second, attempt: 2 } });
    const live = await shown();
    expect(live.detail).toMatchObject({
      content: live.card?.content,
      recordings: [{ recordingId: first }, { recordingId: second }],
      segments: [{ text: 'Autrement dit.', words: [] }, { text: 'Papa a téléphoné.' }],
    });
    await rebuildTogether({ ...embedded, targets: running });
    expect(await shown()).toEqual(live);
  });
});

it('given creation and deletion within one batch, then a rebuild gives the same', async () => {
  await record(recorded, deleted, restored, edited, deleted, restored);
  const live = await shown();
  await rebuildTogether({ ...embedded, targets: running });
  expect(await shown()).toEqual(live);
  expect(live.card?.content).toBe('Autrement dit.');
});

it('given that its stream cannot be read whole when it is restored, then it alone waits', async () => {
  await record(recorded, transcribed);
  await record(deleted);
  embedded.damageLetter('sealed');
  await record(restored);
  expect(await shown()).toEqual({ card: null, detail: null });
  expect(running.map(({ health }) => health())).toMatchObject([
    { parked: 1, fault: null },
    { parked: 1, fault: null },
  ]);
});
