import { earlierYears, earlierYearsQuery } from '@ecrin/contracts/thought/earlier-years.ts';
import { recorded, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#index.ts';
import { findEarlierYears } from '#thought-card/find-earlier-years.query.ts';

type Written = Extract<ThoughtEvent, { type: 'ThoughtWritten' }>;
const thought = (thoughtId: string, content: string, occurredAt: string): Written => ({
  ...written,
  data: { ...written.data, thoughtId, ownerId: 'anne', occurredAt, timeZone: 'Europe/Paris' },
  private: { content },
});
const ofBruno = (event: Written): Written => ({ ...event, data: { ...event.data, ownerId: 'bruno' } });
const pinned = (thoughtId: string): ThoughtEvent => ({
  type: 'ThoughtPinned',
  data: { thoughtId, pinnedAt: 'x' },
  private: null,
});
const madePrivate = (thoughtId: string): ThoughtEvent => ({
  type: 'ThoughtPrivacySet',
  data: { thoughtId, private: true, setAt: 'x' },
  private: null,
});

const histories: readonly (readonly ThoughtEvent[])[] = [
  [thought('short', 'Un mot.', '2025-03-02T08:00:00.000Z')],
  [thought('long', 'La maison sent encore la peinture fraîche.', '2025-03-02T21:00:00.000Z')],
  [thought('crisis', 'Ce soir je veux mourir, je ne vois plus rien devant moi.', '2025-03-02T22:00:00.000Z')],
  [ofBruno(thought('others', 'Une journée qui ne regarde que Bruno, et bien longue.', '2025-03-02T09:00:00.000Z'))],
  [thought('private', 'Ce que je ne montre à personne.', '2024-03-02T10:00:00.000Z'), madePrivate('private')],
  [thought('three', 'Il y a trois ans.', '2023-03-02T10:00:00.000Z')],
  [thought('first', 'Le premier matin.', '2021-03-02T10:00:00.000Z'), pinned('first')],
  [thought('wordy', 'Beaucoup plus de mots, mais rien d’épinglé.', '2021-03-02T11:00:00.000Z')],
  [thought('late', 'Après minuit.', '2025-04-11T00:30:00.000Z')],
  [
    {
      ...recorded,
      data: {
        ...recorded.data,
        thoughtId: 'voice',
        ownerId: 'anne',
        occurredAt: '2024-05-05T10:00:00.000Z',
        timeZone: 'Europe/Paris',
      },
    },
  ],
];

describe('thoughts of the same day in earlier years', () => {
  let embedded: EmbeddedStores;
  beforeAll(async () => {
    embedded = await openEmbeddedStores();
    for (const facts of histories) {
      const [first] = facts;
      const { thoughtId, ownerId } = (first as Written).data;
      await embedded.record(`thought-${thoughtId}`, ownerId, facts);
    }
    for (const projection of projections) await rebuildProjection({ projection, ...embedded });
  });
  afterAll(() => embedded.dispose());
  const find = async (asked: Record<string, string>) => {
    const { items } = earlierYears.parse(
      await findEarlierYears(embedded.models)('anne', earlierYearsQuery.parse(asked)),
    );
    return items.map(({ years, day, thought: { thoughtId } }) => [years, day, thoughtId]);
  };

  it('are the pinned one, else the one with most words; never another person’s, a private one, or one of a crisis', async () =>
    expect(await find({ day: '2026-03-02' })).toEqual([
      [1, '2025-03-02', 'long'],
      [5, '2021-03-02', 'first'],
    ]));
  it('are of the person’s own days', async () => {
    expect(await find({ day: '2026-04-11' })).toEqual([[1, '2025-04-11', 'late']]);
    expect(await find({ day: '2026-04-11', dayStart: '240' })).toEqual([]);
    expect(await find({ day: '2026-04-10', dayStart: '240' })).toEqual([[1, '2025-04-10', 'late']]);
  });
  it('are none where there are no words to read', async () => {
    expect(await find({ day: '2026-05-05' })).toEqual([]);
    expect(await find({ day: '2026-06-06' })).toEqual([]);
  });
});
