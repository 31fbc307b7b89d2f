import { listThoughtsQuery, thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { transcribed, recorded } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { started } from '@ecrin/domain/test/thread/thread.fixtures.ts';
import { openQuery } from '@ecrin/platform/routing/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFromThoughts } from '#conversation/answer-question.query.ts';
import { findNearThoughtsRoute } from '#passages/find-near-thoughts.query.ts';
import { createMeaningSearch, type MeaningSearch } from '#passages/search-by-meaning.ts';
import { listThoughts } from '#thought-card/list-thoughts.query.ts';
import { suggestThreadFor } from '#thread/suggest-thread.query.ts';
import { openPassages, wrote } from './passages.fixtures.ts';

const ids = (found: readonly { thoughtId: string }[]) => found.map(({ thoughtId }) => thoughtId);

describe('search by meaning', () => {
  let passages: Awaited<ReturnType<typeof openPassages>>;
  let meaning: MeaningSearch;
  beforeAll(async () => {
    passages = await openPassages();
    await passages.record('plage', wrote('plage', 'Sur la plage, une vague après l’autre.'));
    await passages.record('mer', wrote('mer', 'La mer me manque.', { occurredAt: '2026-02-01T10:00:00.000Z' }));
    await passages.record('bureau', wrote('bureau', 'Le patron a crié au bureau.'));
    await passages.record('potager', wrote('potager', 'Premières tomates du potager.'));
    await passages.record('secret', wrote('secret', 'Une vague de tristesse sur la plage.'), {
      type: 'ThoughtPrivacySet',
      data: { thoughtId: 'secret', private: true, setAt: '2026-03-02T10:00:00.000Z' },
      private: null,
    });
    await passages.record('effacee', wrote('effacee', 'L’océan, une vague.'));
    await passages.record('autre', wrote('autre', 'La plage de Bruno.', { ownerId: 'bruno' }));
    await passages.record(
      'voix',
      { ...recorded, data: { ...recorded.data, thoughtId: 'voix', ownerId: 'anne' } },
      {
        ...transcribed,
        data: { ...transcribed.data, thoughtId: 'voix' },
        private: {
          raw: '',
          text: 'Le concert était plein.',
          segments: [{ text: 'Le concert était plein.', startMs: 12_000, endMs: 14_000, words: [] }],
          setAside: [],
        },
      },
    );
    for (let index = 0; index < 20; index += 1)
      await passages.record(`banal${index}`, wrote(`banal${index}`, `Une journée comme les autres, la ${index}e.`));
    passages.place();
    await passages.placed('banal0', 'plage', 'mer', 'bureau', 'potager', 'secret', 'effacee', 'autre', 'voix');
    meaning = createMeaningSearch({ models: passages.embedded.models, embedding: async () => passages.embedding });
  });
  afterAll(() => passages.dispose());

  const list = async (asked: object, search: MeaningSearch | null = meaning) =>
    thoughtList.parse(
      await listThoughts(passages.embedded.models, search)(
        'anne',
        listThoughtsQuery.parse({ order: 'relevance', ...asked }),
      ),
    );

  it('finds one’s own thoughts about the same thing, in other words', async () => {
    expect(
      ids((await meaning.find('anne', 'l’océan')) ?? [])
        .slice(0, 4)
        .toSorted(),
    ).toEqual(['effacee', 'mer', 'plage', 'secret']);
    expect(ids((await meaning.find('bruno', 'l’océan')) ?? [])).toEqual(['autre']);
  });

  it('lists by relevance what has the words before what only means the same, and tells which is which', async () => {
    const { items, total, order, nextCursor } = await list({ q: 'plage' });
    expect({ total, order, nextCursor }).toEqual({ total: 2, order: 'relevance', nextCursor: null });
    expect(ids(items).slice(0, 2).toSorted()).toEqual(['plage', 'secret']);
    expect(items[0]?.hit).toMatchObject({ by: 'both', words: ['plage'] });
    expect(items.find(({ thoughtId }) => thoughtId === 'mer')?.hit).toEqual({
      by: 'meaning',
      excerpt: 'La mer me manque.',
      words: [],
      seconds: [],
    });
  });

  it('tells where a passage is spoken', async () =>
    expect((await list({ q: 'musique' })).items[0]).toMatchObject({
      thoughtId: 'voix',
      hit: { by: 'meaning', seconds: [12] },
    }));

  it('keeps the force of exact phrases, excluded words and filters', async () => {
    expect(ids((await list({ q: '"une vague"' })).items).toSorted()).toEqual(['effacee', 'plage', 'secret']);
    expect(ids((await list({ q: 'océan -vague' })).items)).not.toContain('plage');
    expect(ids((await list({ q: 'océan', private: 'true' })).items)).toEqual(['secret']);
    expect(ids((await list({ q: 'vague', to: '2026-02-15', from: '2026-01-15' })).items)).toEqual(['mer']);
  });

  it('lists by date where there is no model, or it does not answer', async () => {
    expect(await list({ q: 'mer' }, null)).toMatchObject({ order: 'newest', total: 1 });
    passages.embedding.failOn('mer');
    expect(await list({ q: 'mer' })).toMatchObject({
      order: 'newest',
      items: [{ thoughtId: 'mer', hit: { by: 'words' } }],
    });
    passages.embedding.failOn(null);
  });

  it('finds no thought that is gone, and one that was worded anew by its new words', async () => {
    const at = '2026-03-03T10:00:00.000Z';
    await passages.record('effacee', {
      type: 'ThoughtDeleted',
      data: { thoughtId: 'effacee', deletedAt: at },
      private: null,
    });
    await passages.record('mer', {
      type: 'ThoughtEdited',
      data: { thoughtId: 'mer', editedAt: at },
      private: { content: 'Le piano me manque.' },
    });
    await passages.placed('mer');
    expect(ids((await list({ q: 'vague' })).items)).not.toContain('effacee');
    expect(
      (await list({ q: 'partition' })).items
        .slice(0, 2)
        .map(({ thoughtId }) => thoughtId)
        .toSorted(),
    ).toEqual(['mer', 'voix']);
  });

  it('finds no thought that no model may read, except by its words', async () => {
    const aiUse = (withoutAi: boolean): DomainEvent => ({
      type: 'ThoughtAiUseSet',
      data: { thoughtId: 'secret', withoutAi, setAt: '2026-03-04T10:00:00.000Z' },
      private: null,
    });
    await passages.record('secret', aiUse(true));
    expect(ids((await list({ q: 'océan' })).items)).toContain('plage');
    expect(ids((await list({ q: 'océan' })).items)).not.toContain('secret');
    expect((await list({ q: 'tristesse' })).items.find(({ thoughtId }) => thoughtId === 'secret')?.hit?.by).toBe(
      'words',
    );
    expect(ids((await list({ withoutAi: 'true' })).items)).toEqual(['secret']);
    await passages.record('secret', aiUse(false));
    await passages.placed('secret');
  });

  it('finds thoughts that stand out as near another one', async () => {
    const route = findNearThoughtsRoute(meaning);
    const near = (thoughtId: string, clientId = 'anne') =>
      openQuery(route)(passages.embedded.models)(
        { params: { thoughtId }, query: {} },
        { clientId, adminId: '', sessionId: null, now: '', newId: () => '', language: 'fr' },
      );
    expect(await near('plage')).toMatchObject({ items: [{ thoughtId: 'secret', sameThread: false, sharedTag: null }] });
    expect(await near('plage', 'bruno')).toEqual({ items: [] });
    expect(await near('banal1')).toEqual({ items: [] });
  });

  it('offers the nearest thoughts where none answers a question, without the private ones', async () => {
    const { answer, thoughts } = await answerFromThoughts(passages.embedded.models, { meaning, dictionary: null })({
      ownerId: 'anne',
      text: 'Ai-je parlé de l’océan ?',
      language: 'fr',
      timeZone: 'Europe/Paris',
      now: '2026-03-10T10:00:00.000Z',
      withoutFilters: [],
      setAside: [],
    });
    expect(answer).toMatchObject({ kind: 'nothing', engine: 'meaning', matched: 0 });
    expect(ids(answer.citations)).toEqual(['plage']);
    expect(thoughts[0]?.thoughtId).toBe('plage');
    expect(ids(thoughts)).not.toContain('secret');
  });

  it('suggests the thread that several of the nearest thoughts are in, and none for one near thought', async () => {
    const { embedded, record, placed } = passages;
    const suggested = async (thoughtId: string, search: MeaningSearch | null = meaning) =>
      suggestThreadFor(embedded.models, search)('anne', thoughtId);
    const threadId = 'vacances';
    await embedded.record(`thread-${threadId}`, 'anne', [
      {
        ...started,
        data: { ...started.data, threadId, ownerId: 'anne' },
        private: { name: 'Vacances', description: null },
      },
    ]);
    const file = (thoughtId: string): DomainEvent => ({
      type: 'ThoughtFiled',
      data: { thoughtId, threadId, suggested: false, filedAt: '2026-03-05T10:00:00.000Z' },
      private: null,
    });
    await record('dune', wrote('dune', 'La dune, puis l’océan.'), file('dune'));
    await placed('dune');
    expect(await suggested('plage')).toEqual({ suggestion: null });
    await record('ecume', wrote('ecume', 'De l’écume sur la plage.'), file('ecume'));
    await placed('ecume');
    expect(await suggested('plage')).toMatchObject({
      suggestion: { thread: { threadId, name: 'Vacances' }, words: [], tags: [], near: 2 },
    });
    expect(await suggested('plage', null)).toEqual({ suggestion: null });
    expect(await suggested('bureau')).toEqual({ suggestion: null });
  });
});
