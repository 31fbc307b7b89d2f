import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { newEvent, openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findThoughtsToErase } from '#erasure/thoughts-to-erase.query.ts';
import { projections } from '#index.ts';

const at = '2026-03-20T10:00:00.000Z';
const mine = (thoughtId: string, occurredAt: string, ownerId = 'anne'): ThoughtEvent => ({
  ...written,
  data: { ...written.data, thoughtId, ownerId, occurredAt, timeZone: 'Europe/Paris' },
});
const deleted = (thoughtId: string): ThoughtEvent => ({
  type: 'ThoughtDeleted',
  data: { thoughtId, deletedAt: at },
  private: null,
});
const filed = (thoughtId: string, threadId: string): ThoughtEvent => ({
  type: 'ThoughtFiled',
  data: { thoughtId, threadId, suggested: false, filedAt: at },
  private: null,
});
const restored = (thoughtId: string): ThoughtEvent => ({
  type: 'ThoughtRestored',
  data: { thoughtId, restoredAt: at },
  private: null,
});
const erased = (thoughtId: string): ThoughtEvent => ({
  type: 'ThoughtErased',
  data: { thoughtId, erasureId: 'e', erasedAt: at },
  private: null,
});

/** Of the 2nd of March; the last one at night, which is of the day before where days begin at four. */
const histories: Readonly<Record<string, readonly ThoughtEvent[]>> = {
  kept: [mine('kept', '2026-03-02T10:00:00.000Z'), filed('kept', 'lac')],
  binned: [mine('binned', '2026-03-02T11:00:00.000Z'), filed('binned', 'lac'), deleted('binned')],
  back: [mine('back', '2026-03-02T12:00:00.000Z'), deleted('back'), restored('back')],
  gone: [mine('gone', '2026-03-02T13:00:00.000Z'), filed('gone', 'lac'), deleted('gone'), erased('gone')],
  later: [mine('later', '2026-03-04T10:00:00.000Z'), filed('later', 'mer'), deleted('later')],
  night: [mine('night', '2026-03-03T01:00:00.000Z'), deleted('night')],
};

describe('thoughts of a thread or of days that may be erased', () => {
  let stores: EmbeddedStores;
  beforeAll(async () => {
    stores = await openEmbeddedStores();
    const append = (id: string, facts: readonly ThoughtEvent[], ownerId = 'anne') =>
      stores.events.append(
        `thought-${id}`,
        'any',
        facts.map((fact) => newEvent(fact, ownerId, at)),
      );
    for (const [id, facts] of Object.entries(histories)) await append(id, facts);
    await append('other', [mine('other', '2026-03-02T10:00:00.000Z', 'bruno'), deleted('other')], 'bruno');
    const thread = { threadId: 'lac', ownerId: 'anne', colour: 'sky', startedAt: at };
    const started = { type: 'ThreadStarted', data: thread, private: { name: 'Le lac', description: null } } as const;
    await stores.events.append('thread-lac', 'any', [newEvent(started, 'anne', at)]);
    for (const projection of projections)
      if (['thought-card', 'thread', 'activity'].includes(projection.model.name))
        await rebuildProjection({ projection, ...stores });
  });
  afterAll(() => stores.dispose());

  const find = (selection: Parameters<ReturnType<typeof findThoughtsToErase>>[0]['selection'], max = 1_000) =>
    findThoughtsToErase(stores.models, stores.events)({ ownerId: 'anne', selection, max });
  const second = { from: '2026-03-02', to: '2026-03-02', dayStart: 0 };

  it('are those that are deleted too, and none that is erased or another person’s', async () => {
    expect((await find(second))?.toSorted()).toEqual(['back', 'binned', 'kept']);
    expect((await find({ ...second, dayStart: 240 }))?.toSorted()).toEqual(['back', 'binned', 'kept', 'night']);
    expect((await find({ threadId: 'lac' }))?.toSorted()).toEqual(['binned', 'kept']);
  });
  it('are none where they are more than may be erased at once, deleted ones counted', async () => {
    expect(await find(second, 3)).toHaveLength(3);
    expect(await find(second, 2)).toBeNull();
    expect(await find(second, 1)).toBeNull();
  });
});
