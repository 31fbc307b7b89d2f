import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { InsightField, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projections } from '#index.ts';
import { listOwnLabels } from '#thought-card/list-own-labels.query.ts';

type Written = Extract<ThoughtEvent, { type: 'ThoughtWritten' }>;
const now = '2026-03-02T08:00:00.000Z';
const thought = (thoughtId: string, ownerId = 'anne'): Written => ({
  ...written,
  data: { ...written.data, thoughtId, ownerId },
  private: { content: `Les mots de ${thoughtId}.` },
});
const corrected = (thoughtId: string, field: InsightField, mood: Mood | null): ThoughtEvent => ({
  type: 'ThoughtInsightCorrected',
  data: { thoughtId, field, mood, category: field === 'category' ? 'idea' : null, correctedAt: now },
  private: { value: field === 'title' ? 'Mon titre' : null } as Extract<
    ThoughtEvent,
    { type: 'ThoughtInsightCorrected' }
  >['private'],
});

const histories: readonly (readonly ThoughtEvent[])[] = [
  [thought('untouched')],
  [thought('titled'), corrected('titled', 'title', null)],
  [thought('both'), corrected('both', 'mood', 'calm'), corrected('both', 'category', null)],
  [thought('taken-away'), corrected('taken-away', 'mood', null)],
  [
    thought('undone'),
    corrected('undone', 'mood', 'sad'),
    { type: 'ThoughtInsightUndone', data: { thoughtId: 'undone', field: 'mood', undoneAt: now }, private: null },
  ],
  [
    thought('without-ai'),
    corrected('without-ai', 'mood', 'sad'),
    { type: 'ThoughtAiUseSet', data: { thoughtId: 'without-ai', withoutAi: true, setAt: now }, private: null },
  ],
  [
    thought('deleted'),
    corrected('deleted', 'mood', 'sad'),
    { type: 'ThoughtDeleted', data: { thoughtId: 'deleted', deletedAt: now }, private: null },
  ],
  [thought('others', 'bruno'), corrected('others', 'mood', 'happy')],
];

let embedded: EmbeddedStores;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
  for (const facts of histories) {
    const { thoughtId, ownerId } = (facts[0] as Written).data;
    await embedded.record(`thought-${thoughtId}`, ownerId, facts);
  }
  for (const projection of projections) await rebuildProjection({ projection, ...embedded });
});
afterAll(() => embedded.dispose());

it('the labels a person set themselves come with their words; not of thoughts that no AI may read, nor of other people', async () => {
  const labels = await listOwnLabels(embedded.models)('anne');
  expect(labels.toSorted((one, other) => one.thoughtId.localeCompare(other.thoughtId))).toEqual([
    { thoughtId: 'both', text: 'Les mots de both.', mood: 'calm', category: 'idea' },
    { thoughtId: 'taken-away', text: 'Les mots de taken-away.', mood: null },
  ]);
});
