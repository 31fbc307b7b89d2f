import { deleted, ownerId, thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { findThought } from '#thought-detail/find-thought.query.ts';
import { thoughtDetailProjection } from '#thought-detail/thought-detail.projection.ts';
import { threadProjection } from '#thread/thread.projection.ts';

const answerId = '01980000-0000-7000-8000-0000000000aa';
const question = 'Et demain ?';
const now = '2026-01-02T09:00:00.000Z';

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

const answerBy = (owner: string): readonly ThoughtEvent[] => [
  { ...written, data: { ...written.data, thoughtId: answerId, ownerId: owner } },
  {
    type: 'ThoughtQuestionAnswered',
    data: { thoughtId: answerId, questionOf: thoughtId, answeredAt: now },
    private: { question },
  },
];
const shown = async (owner: string, id: string) => {
  for (const projection of [thoughtCardProjection, thoughtDetailProjection, threadProjection])
    await rebuildProjection({ projection, ...embedded });
  const found = await findThought(embedded.models)(owner, id);
  if ('refused' in found) throw new Error(found.refused);
  return { answering: found.answering, answers: found.answers };
};

it('a thought and the one that answers it lead to each other', async () => {
  await embedded.record(`thought-${thoughtId}`, ownerId, [written]);
  await embedded.record(`thought-${answerId}`, ownerId, answerBy(ownerId));
  expect(await shown(ownerId, answerId)).toEqual({ answering: { thoughtId, question }, answers: [] });
  expect(await shown(ownerId, thoughtId)).toEqual({ answering: null, answers: [{ thoughtId: answerId, question }] });
});

it('the words of a deleted thought are not shown with its answer', async () => {
  await embedded.record(`thought-${thoughtId}`, ownerId, [written, deleted]);
  await embedded.record(`thought-${answerId}`, ownerId, answerBy(ownerId));
  expect(await shown(ownerId, answerId)).toEqual({ answering: null, answers: [] });
});

it('nothing leads to or from another client’s thought', async () => {
  await embedded.record(`thought-${thoughtId}`, ownerId, [written]);
  await embedded.record(`thought-${answerId}`, 'another-client', answerBy('another-client'));
  expect(await shown('another-client', answerId)).toEqual({ answering: null, answers: [] });
  expect(await shown(ownerId, thoughtId)).toEqual({ answering: null, answers: [] });
});
