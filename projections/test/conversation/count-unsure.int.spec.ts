import {
  answered,
  asked,
  conversationStarted,
  ownerId,
} from '@ecrin/domain/test/conversation/conversation.fixtures.ts';
import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findConversation } from '#conversation/find-conversation.query.ts';
import { listAnsweringThoughts } from '#conversation/list-answering-thoughts.query.ts';
import { answerFromThoughts, projections } from '#index.ts';

const dictionary = openDictionaries();
const { conversationId, questionId } = asked.data;

describe('a count of a word with two meanings', () => {
  let embedded: EmbeddedStores;
  const answer = async (text: string) =>
    (
      await answerFromThoughts(embedded.models, { meaning: null, dictionary })({
        ownerId,
        text,
        language: 'fr',
        timeZone: 'Europe/Paris',
        now: '2026-03-09T09:00:00.000Z',
        withoutFilters: [],
        setAside: [],
      })
    ).answer;

  beforeAll(async () => {
    embedded = await openEmbeddedStores();
    for (const [thoughtId, content] of [
      ['promenade', 'J’ai marché deux heures au bord du canal.'],
      ['place', 'Le marché du dimanche était bondé.'],
      ['note', 'Marché ce matin, sous la pluie.'],
    ] as const)
      await embedded.record(`thought-${thoughtId}`, ownerId, [
        { ...written, data: { ...written.data, thoughtId, ownerId }, private: { content } },
      ]);
    for (const projection of projections) await rebuildProjection({ ...embedded, projection });
  });
  afterAll(() => embedded.dispose());

  it('names the thoughts in which nothing decides, and cites those in which something does', async () => {
    const counted = await answer('Combien de fois ai-je marché ?');
    expect(counted).toMatchObject({ kind: 'count', matched: 2, unsure: ['note'] });
    expect(counted.citations.map(({ thoughtId }) => thoughtId)).toEqual(['promenade']);
    expect(await answer('Combien de fois ai-je parlé du marché ?')).toMatchObject({ matched: 2, unsure: ['note'] });
  });

  it('names none where there is none, nor where nothing is counted', async () => {
    expect(await answer('Combien de fois ai-je parlé du canal ?')).not.toHaveProperty('unsure');
    expect(await answer('Qu’ai-je dit du marché ?')).not.toHaveProperty('unsure');
  });

  it('is shown with how many these are, and each of them in its list', async () => {
    const counted = await answer('Combien de fois ai-je marché ?');
    const { citations, filters, ...figures } = counted;
    await embedded.record(`conversation-${conversationId}`, ownerId, [
      conversationStarted,
      asked,
      { ...answered, data: { ...answered.data, ...figures }, private: { citations, filters } },
    ]);
    for (const projection of projections.filter(({ model }) => model.name.startsWith('conversation')))
      await rebuildProjection({ ...embedded, projection });
    const found = await findConversation(embedded.models)(ownerId, conversationId);
    expect(found).toMatchObject({ questions: [{ answer: { matched: 2, unsure: 1, listed: true } }] });
    const listed = await listAnsweringThoughts(embedded.models)(ownerId, { conversationId, questionId });
    expect(listed).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ thoughtId: 'promenade', unsure: false }),
        expect.objectContaining({ thoughtId: 'note', unsure: true }),
      ]),
    });
  });
});
