import { listThoughtsQuery, thoughtCounts, thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { thoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { recorded, transcribed, understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClientProfile } from '#client-profile/find-client-profile.query.ts';
import { projections } from '#index.ts';
import { countThoughts } from '#thought-card/count-thoughts.query.ts';
import { listThoughts } from '#thought-card/list-thoughts.query.ts';
import { findThought } from '#thought-detail/find-thought.query.ts';

const moment = (occurredAt: string) => ({ occurredAt, timeZone: 'Europe/Paris' });
const mine = (
  thoughtId: string,
  content: string,
  occurredAt: string,
): Extract<ThoughtEvent, { type: 'ThoughtWritten' }> => ({
  ...written,
  data: { ...written.data, thoughtId, ownerId: 'anne', ...moment(occurredAt) },
  private: { content },
});
const others = mine('other', 'L’été de Bruno.', '2026-03-05T10:00:00.000Z');
const tagged = (thoughtId: string, mood: 'calm' | 'happy', tags: readonly string[]): ThoughtEvent => ({
  ...understood,
  data: { ...understood.data, thoughtId, mood },
  private: { title: `Titre ${thoughtId}`, summary: 'Un résumé.', tags, keyInsights: [], questions: ['Et après ?'] },
});
const spokenWords = [
  { text: 'Cet', startMs: 0, endMs: 200 },
  { text: 'été', startMs: 1_500, endMs: 1_900 },
];

const histories: readonly (readonly [string, readonly ThoughtEvent[]])[] = [
  ['lac', [mine('lac', 'L’été au bord du lac.', '2026-03-01T10:00:00.000Z'), tagged('lac', 'calm', ['eau'])]],
  [
    'mer',
    [
      mine('mer', 'Jusqu’à la mer.', '2026-03-02T10:00:00.000Z'),
      tagged('mer', 'happy', ['eau', 'sel']),
      { type: 'ThoughtPinned', data: { thoughtId: 'mer', pinnedAt: 'x' }, private: null },
    ],
  ],
  [
    'voix',
    [
      {
        ...recorded,
        data: { ...recorded.data, thoughtId: 'voix', ownerId: 'anne', ...moment('2026-03-03T23:30:00.000Z') },
      },
      {
        ...transcribed,
        data: { ...transcribed.data, thoughtId: 'voix' },
        private: {
          raw: '',
          text: 'Cet été',
          segments: [{ text: 'Cet été', startMs: 0, endMs: 2_000, words: spokenWords }],
          setAside: [],
        },
      },
    ],
  ],
  [
    'gone',
    [
      mine('gone', 'L’été perdu.', '2026-03-04T10:00:00.000Z'),
      { type: 'ThoughtDeleted', data: { thoughtId: 'gone', deletedAt: 'x' }, private: null },
    ],
  ],
  ['other', [{ ...others, data: { ...others.data, ownerId: 'bruno' } }]],
];

describe('queries on a client’s thoughts', () => {
  let embedded: EmbeddedStores;
  beforeAll(async () => {
    embedded = await openEmbeddedStores();
    for (const [thoughtId, facts] of histories)
      await embedded.record(`thought-${thoughtId}`, thoughtId === 'other' ? 'bruno' : 'anne', facts);
    for (const projection of projections) await rebuildProjection({ projection, ...embedded });
  });
  afterAll(() => embedded.dispose());
  const list = async (asked: Record<string, string> = {}) =>
    thoughtList.parse(await listThoughts(embedded.models, null)('anne', listThoughtsQuery.parse(asked)));

  it.each<[Record<string, string>, readonly string[]]>([
    [{}, ['voix', 'mer', 'lac']],
    [{ mood: 'calm' }, ['lac']],
    [{ tag: 'eau' }, ['mer', 'lac']],
    [{ pinned: 'true' }, ['mer']],
    [{ pinned: 'false', audio: 'false' }, ['lac']],
    [{ audio: 'true' }, ['voix']],
    [{ from: '2026-03-02', to: '2026-03-02' }, ['mer']],
    [{ from: '2026-03-04' }, ['voix']],
    [{ q: 'ete' }, ['voix', 'lac']],
    [{ q: 'titre -sel' }, ['lac']],
    [{ q: '« bord du lac »' }, ['lac']],
    [{ q: '?!' }, []],
    [{ category: 'work' }, []],
  ])('lists for %o', async (asked, expected) => {
    const { items, total } = await list(asked);
    expect(items.map(({ thoughtId }) => thoughtId)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('returns where the words were found and when they are spoken', async () => {
    const [voix, lac] = (await list({ q: 'ete ' })).items;
    expect(voix?.hit).toEqual({ by: 'words', excerpt: 'Cet été', words: ['ete'], seconds: [1.5] });
    expect(lac?.hit).toEqual({ by: 'words', excerpt: 'L’été au bord du lac.', words: ['ete'], seconds: [] });
    expect((await list({})).items[0]?.hit).toBeNull();
  });

  it('omits full texts and owners from lists', async () => {
    const { items } = await list();
    expect(JSON.stringify(items)).not.toMatch(/"(content|ownerId|insights|summary)"/u);
  });

  it('pages, and refuses an invalid cursor', async () => {
    const first = await list({ limit: '2' });
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ thoughtId }) => thoughtId)).toEqual(['voix', 'mer', 'lac']);
    expect(await listThoughts(embedded.models, null)('anne', listThoughtsQuery.parse({ cursor: 'made-up' }))).toEqual({
      refused: 'general.invalid-request',
    });
  });

  it('counts each choice under the other filters', async () => {
    const count = async (asked: Record<string, string>) =>
      thoughtCounts.parse(await countThoughts(embedded.models)('anne', listThoughtsQuery.parse(asked)));
    expect(await count({})).toEqual({
      total: 3,
      mood: { calm: 1, happy: 1 },
      category: { personal: 2 },
      status: {},
      tag: { eau: 2, sel: 1 },
      thread: {},
      day: { '2026-03-01': 1, '2026-03-02': 1, '2026-03-04': 1 },
      pinned: 1,
      private: 0,
      withoutAi: 0,
      audio: 1,
    });
    expect(await count({ mood: 'calm' })).toMatchObject({
      total: 1,
      mood: { calm: 1, happy: 1 },
      tag: { eau: 1 },
      day: { '2026-03-01': 1 },
    });
    expect(await count({ q: 'ete' })).toMatchObject({ total: 2, audio: 1 });
  });

  it('uses days that begin later than midnight when asked to', async () => {
    const asked = listThoughtsQuery.parse({ from: '2026-03-02', to: '2026-03-03', dayStart: '240' });
    expect((await countThoughts(embedded.models)('anne', asked)).day).toEqual({ '2026-03-02': 1, '2026-03-03': 1 });
    expect(
      (await list({ from: '2026-03-03', to: '2026-03-03', dayStart: '240' })).items.map(({ thoughtId }) => thoughtId),
    ).toEqual(['voix']);
    expect((await list({ from: '2026-03-03', to: '2026-03-03' })).items).toEqual([]);
    expect((await list({ from: '2026-03-04', dayStart: '30' })).items.map(({ thoughtId }) => thoughtId)).toEqual([
      'voix',
    ]);
    expect((await list({ from: '2026-03-04', dayStart: '60' })).items).toEqual([]);
    expect(listThoughtsQuery.safeParse({ dayStart: '45' }).success).toBe(false);
  });

  it('returns one thought with its insights', async () => {
    const thought = thoughtDetail.parse(await findThought(embedded.models)('anne', 'lac'));
    expect(thought).toMatchObject({
      content: 'L’été au bord du lac.',
      revision: 1,
      insights: {
        title: { value: 'Titre lac', canUndo: true, canRedo: false, from: { by: 'ai' } },
        questions: { value: ['Et après ?'] },
      },
    });
  });

  it.each(['gone', 'other', 'never'])('answers « %s » as a missing one', async (thoughtId) => {
    expect(await findThought(embedded.models)('anne', thoughtId)).toEqual({ refused: 'thought.not-found' });
  });

  it('returns no profile for an unregistered client', async () =>
    expect(await findClientProfile(embedded.models)('nobody')).toBeNull());
});
