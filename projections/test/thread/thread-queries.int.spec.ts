import { listThoughtsQuery, thoughtCounts, thoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { thoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { threadList, threadSuggestion } from '@ecrin/contracts/thread/thread.ts';
import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { started } from '@ecrin/domain/test/thread/thread.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#index.ts';
import { countThoughts } from '#thought-card/count-thoughts.query.ts';
import { listThoughts } from '#thought-card/list-thoughts.query.ts';
import { findThought } from '#thought-detail/find-thought.query.ts';
import { findThread, listThreads } from '#thread/list-threads.query.ts';
import { suggestThreadFor } from '#thread/suggest-thread.query.ts';

/** Version 7 ids that end in a name's letters. */
const idOf = (last: string): string => `01980000-0000-7000-8000-0000000000${last}`;
const [renovation, works, trip, past, gone, foreign] = ['0a', '0b', '0c', '0d', '0e', '0f'].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const at = '2026-03-09T09:00:00.000Z';

const thread = ([threadId, name, rank]: readonly [string, string, string], ...later: readonly ThreadEvent[]) =>
  [
    `thread-${threadId}`,
    [
      { ...started, data: { ...started.data, threadId, ownerId: 'anne', rank }, private: { name, description: null } },
      ...later,
    ],
  ] as const;
const thought = (
  thoughtId: string,
  day: string,
  {
    threadId = null,
    content = `Un mot sur ${thoughtId}.`,
  }: Readonly<{ threadId?: string | null; content?: string }> = {},
): readonly ThoughtEvent[] => [
  {
    ...written,
    data: { ...written.data, thoughtId, ownerId: 'anne', occurredAt: `${day}T10:00:00.000Z` },
    private: { content },
  },
  {
    ...understood,
    data: { ...understood.data, thoughtId },
    private: {
      title: null,
      summary: null,
      tags: thoughtId.startsWith('t') ? ['travaux'] : [],
      keyInsights: [],
      questions: [],
    },
  },
  ...(threadId === null
    ? []
    : [{ type: 'ThoughtFiled', data: { thoughtId, threadId, suggested: false, filedAt: at }, private: null } as const]),
];

const histories: readonly (readonly [string, readonly (ThoughtEvent | ThreadEvent)[]])[] = [
  thread([renovation, 'La rénovation', 'm1']),
  thread([works, 'Les travaux', 'c1'], {
    type: 'ThreadMerged',
    data: { threadId: works, intoId: renovation, mergedAt: at },
    private: null,
  }),
  thread([trip, 'Québec', 'd1']),
  thread([past, 'Autrefois', 'z1'], {
    type: 'ThreadArchived',
    data: { threadId: past, archivedAt: at },
    private: null,
  }),
  thread([gone, 'Effacé', 'e1'], { type: 'ThreadDeleted', data: { threadId: gone, deletedAt: at }, private: null }),
  ['thought-t1', thought('t1', '2026-03-03', { threadId: renovation })],
  ['thought-t2', thought('t2', '2026-03-01', { threadId: works })],
  ['thought-lost', thought('lost', '2026-03-04', { threadId: gone })],
  ['thought-past', thought('past', '2026-03-02', { threadId: past })],
  ['thought-t3', thought('t3', '2026-03-05')],
  ['thought-quebec', thought('quebec', '2026-03-06', { content: 'Les billets pour le Québec.' })],
  [
    'thought-moved',
    [
      ...thought('moved', '2026-03-07', { threadId: trip }),
      {
        type: 'ThoughtFiled',
        data: { thoughtId: 'moved', threadId: renovation, suggested: true, filedAt: at },
        private: null,
      },
    ],
  ],
  [
    'thought-out',
    [
      ...thought('out', '2026-03-08', { threadId: trip }),
      { type: 'ThoughtUnfiled', data: { thoughtId: 'out', unfiledAt: at }, private: null },
    ],
  ],
  ['thought-foreign', thought('foreign', '2026-03-08', { threadId: foreign })],
];

describe('threads and their thoughts', () => {
  let embedded: EmbeddedStores;
  const build = async () => {
    for (const projection of projections) await rebuildProjection({ projection, ...embedded });
  };
  beforeAll(async () => {
    embedded = await openEmbeddedStores();
    for (const [stream, facts] of histories) await embedded.record(stream, 'anne', facts);
    await embedded.record(`thread-${foreign}`, 'bruno', [
      { ...started, data: { ...started.data, threadId: foreign, ownerId: 'bruno' } },
    ]);
    await build();
  });
  afterAll(() => embedded.dispose());

  const list = async (asked: Record<string, string>) =>
    thoughtList.parse(await listThoughts(embedded.models, null)('anne', listThoughtsQuery.parse(asked)));
  const ids = async (asked: Record<string, string>) => (await list(asked)).items.map(({ thoughtId }) => thoughtId);
  const threadOf = async (thoughtId: string) =>
    thoughtDetail.parse(await findThought(embedded.models)('anne', thoughtId)).thread;
  const suggested = async (thoughtId: string) =>
    threadSuggestion.parse(await suggestThreadFor(embedded.models, null)('anne', thoughtId)).suggestion;

  it('are listed in order with figures; merged threads count in their target, deleted thoughts are left out', async () => {
    const { items } = threadList.parse(await listThreads(embedded.models)('anne'));
    expect(
      items.map(({ name, thoughts, firstDay, lastDay, archived }) => [name, thoughts, firstDay, lastDay, archived]),
    ).toEqual([
      ['Québec', 0, null, null, false],
      ['La rénovation', 3, '2026-03-01', '2026-03-07', false],
      ['Autrefois', 1, '2026-03-02', '2026-03-02', true],
    ]);
  });

  it('a merged thread resolves to its target; a deleted one, or another client’s, is missing', async () => {
    expect(await findThread(embedded.models)('anne', works)).toMatchObject({
      threadId: renovation,
      name: 'La rénovation',
      thoughts: 3,
    });
    for (const threadId of [gone, foreign, idOf('99')])
      expect(await findThread(embedded.models)('anne', threadId)).toEqual({ refused: 'thread.not-found' });
  });

  it('are read in order, the oldest first', async () => {
    expect(await ids({ thread: renovation, order: 'oldest' })).toEqual(['t2', 't1', 'moved']);
    expect(await ids({ thread: renovation })).toEqual(['moved', 't1', 't2']);
    for (const empty of [works, gone, foreign, trip]) expect(await ids({ thread: empty })).toEqual([]);
  });

  it('appear on cards and details with their current name and colour', async () => {
    expect(
      (await list({ thread: renovation })).items.every(
        ({ thread: of }) => of?.name === 'La rénovation' && of.colour === 'emerald',
      ),
    ).toBe(true);
    expect(await threadOf('t2')).toEqual({ threadId: renovation, name: 'La rénovation', colour: 'emerald' });
    expect(await Promise.all(['lost', 'out', 'foreign', 't3'].map(threadOf))).toEqual([null, null, null, null]);
  });

  it('are counted under the other filters', async () => {
    const counts = thoughtCounts.parse(
      await countThoughts(embedded.models)('anne', listThoughtsQuery.parse({ thread: past })),
    );
    expect(counts).toMatchObject({ total: 1, thread: { [renovation]: 3, [past]: 1 }, mood: { calm: 1 } });
  });

  it('are suggested by shared tags or words, with the reason, for thoughts in no thread', async () => {
    expect(await suggested('t3')).toEqual({
      thread: { threadId: renovation, name: 'La rénovation', colour: 'emerald' },
      words: [],
      tags: ['travaux'],
      near: 0,
    });
    expect(await suggested('quebec')).toMatchObject({ thread: { name: 'Québec' }, words: ['Québec'] });
    expect(await Promise.all(['t1', 'past', 'out'].map(suggested))).toEqual([null, null, null]);
    expect(await suggestThreadFor(embedded.models, null)('bruno', 't3')).toEqual({ refused: 'thought.not-found' });
  });

  it('a declined suggestion does not come back; undoing a merge and a deletion restores all thoughts', async () => {
    await embedded.record('thought-t3', 'anne', [
      { type: 'ThoughtThreadDeclined', data: { thoughtId: 't3', threadId: renovation, declinedAt: at }, private: null },
    ]);
    for (const threadId of [works, gone])
      await embedded.record(`thread-${threadId}`, 'anne', [
        { type: 'ThreadRestored', data: { threadId, restoredAt: at }, private: null },
      ]);
    await build();
    expect(await suggested('t3')).toMatchObject({ thread: { name: 'Les travaux' } });
    expect(await ids({ thread: renovation })).toEqual(['moved', 't1']);
    expect([await ids({ thread: works }), await ids({ thread: gone })]).toEqual([['t2'], ['lost']]);
  });
});
