import { join } from 'node:path';
import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import { maxReadThoughts } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { goalId as anyGoal, goalSet } from '@ecrin/domain/test/goal/goal.fixtures.ts';
import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import type { Document, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { openQuery, type AnyQueryRoute } from '@ecrin/platform/routing/route.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalProjection } from '#goal/goal.projection.ts';
import { listGoalsRoute } from '#goal/goal.query-routes.ts';
import { createAdminQueryRoutes, createQueryRoutes } from '#index.ts';
import type { OrbRunDocument } from '#orb-run/orb-run.model.ts';
import { orbRunProjection } from '#orb-run/orb-run.projection.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { thoughtDetailProjection } from '#thought-detail/thought-detail.projection.ts';
import { threadProjection } from '#thread/thread.projection.ts';
import { longestTurn } from './event-loop.fixtures.ts';

const now = '2026-11-21T12:00:00.000Z';
const [ownerId, other, busy] = ['a1', 'a2', 'a3'].map((end) => `01980000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const [goals, thoughts, threads] = [100, 3_000, 20];
const ofGoals = { timeZone: 'Europe/Paris', range: '12-months', frequency: 'weekly', targetCount: '2' };
const context = (clientId: string) =>
  ({ clientId, adminId: 'a', sessionId: null, now, newId: () => '', language: 'fr' }) as const;

let embedded: EmbeddedStores;
/** With empty caches, as after a start. */
const afterStart = async <Result>(work: (models: ReadModels) => Promise<Result>): Promise<Result> => {
  const models = openSqliteReadModels({ file: join(embedded.folder, 'models.db') });
  try {
    return await work(models);
  } finally {
    await models.close();
  }
};

const fill = async <Doc extends Document>(
  model: Model<Doc>,
  documents: readonly (readonly [id: string, doc: Doc | null])[],
): Promise<void> => {
  const store = await embedded.models.open(model);
  for (let from = 0; from < documents.length; from += 500) {
    const writes = documents.slice(from, from + 500).map(([id, doc], index) => ({ id, doc, position: from + index }));
    await store.commit({ checkpoint: from + writes.length, writes });
  }
};

const goalOf = (
  owner: string,
  id: string,
  { startDay, threadId }: Readonly<{ startDay: string; threadId: string }>,
) => {
  const set = goalSet(
    { targetCount: 2, filter: { threadIds: [threadId], categories: [], moods: [], statuses: [] } },
    startDay,
  );
  const doc = goalProjection.apply(null, { ...set, data: { ...set.data, goalId: id, ownerId: owner } });
  return [id, doc && { ...doc, matchRule: 'always' as const }] as const;
};

/** A thought every three days since 2000, each filed in a thread. */
const thoughtDocuments = Array.from({ length: thoughts }, (_none, index) => {
  const thoughtId = `t${index}`;
  const at = new Date(Date.UTC(2000, 0, 1) + index * (9_800 / thoughts) * 86_400_000).toISOString();
  const data = { ...written.data, thoughtId, ownerId, occurredAt: at };
  const filed = {
    type: 'ThoughtFiled' as const,
    data: { thoughtId, threadId: `thread${index % threads}`, suggested: false, filedAt: at },
    private: null,
  };
  return [{ ...written, data }, { ...understood, data: { ...understood.data, thoughtId } }, filed] as const;
});

beforeAll(async () => {
  embedded = await openEmbeddedStores();
  const cards = thoughtDocuments.map(([first, ...others]) =>
    others.reduce(thoughtCardProjection.apply, thoughtCardProjection.apply(null, first)),
  );
  await fill(
    thoughtCardProjection.model,
    cards.map((doc, index) => [`t${index}`, doc]),
  );
  await fill(
    thoughtDetailProjection.model,
    thoughtDocuments.map(([first], index) => [`t${index}`, thoughtDetailProjection.apply(null, first)]),
  );
  await fill(
    threadProjection.model,
    Array.from({ length: threads }, (_none, index) => {
      const data = { threadId: `thread${index}`, ownerId, colour: 'sky' as const, rank: `m${index}`, startedAt: now };
      return [
        data.threadId,
        threadProjection.apply(null, { type: 'ThreadStarted', data, private: { name: 'Un fil', description: null } }),
      ] as const;
    }),
  );
  await fill(orbRunProjection.model, [['run', runOfMany()]]);
  await fill(goalProjection.model, [
    ...Array.from({ length: goals }, (_none, index) =>
      goalOf(ownerId, index === 0 ? anyGoal : `g${index}`, {
        startDay: '2000-01-01',
        threadId: `thread${index % threads}`,
      }),
    ),
    ...Array.from({ length: 20 }, (_none, index) =>
      goalOf(busy, `b${index}`, { startDay: '2000-01-01', threadId: 'thread0' }),
    ),
    goalOf(other, 'young', { startDay: '2026-11-01', threadId: 'thread0' }),
  ]);
}, 60_000);
afterAll(() => embedded.dispose());

/** A run over as many thoughts as one may read, each cited. */
const runOfMany = (): OrbRunDocument | null => {
  const ids = { runId: 'run', orbId: 'orb', ownerId };
  const read = Array.from({ length: maxReadThoughts }, (_none, index) => ({
    thoughtId: `t${index}`,
    wording: 1,
    start: 0,
    end: 20,
  }));
  const items = read.slice(0, 12).map((range) => ({ text: 'Une ligne', citations: [{ ...range, startMs: null }] }));
  const events: readonly OrbRunEvent[] = [
    {
      type: 'OrbRunRequested',
      data: {
        ...ids,
        version: 1,
        language: 'fr',
        timeZone: 'UTC',
        occasion: { kind: 'asked' },
        sourceKind: 'text',
        requestedAt: now,
      },
      private: { sources: { kind: 'text' }, text: null, values: {} },
    },
    {
      type: 'OrbRunPlanned',
      data: { ...ids, thoughts: read.length, parts: read.map((range) => [range]), plannedAt: now },
      private: null,
    },
    {
      type: 'OrbRunCompleted',
      data: {
        ...ids,
        version: 1,
        kind: 'list',
        engine: 'e',
        model: 'm',
        promptVersion: 'p',
        thoughts: read.length,
        removedCitations: 0,
        completedAt: now,
      },
      private: { result: { kind: 'list', items } },
    },
  ];
  return events.reduce<OrbRunDocument | null>(orbRunProjection.apply, null);
};

const params = {
  broadcastId: 'broadcast',
  orbId: '01900000-0000-7000-8000-000000000001',
  runId: 'run',
  pastRunId: 'past',
  goalId: anyGoal,
  thoughtId: 't2999',
  threadId: 'thread0',
  reminderId: 'none',
  notificationId: 'none',
  conversationId: 'none',
  adminId: 'none',
  requestId: 'none',
  reportId: 'none',
  proposalId: 'none',
  communityId: 'none',
  commentId: 'none',
  copyId: 'none',
  invite: 'none',
  organizationId: 'none',
  clientId: ownerId,
  storyId: 'none',
  sitting: 1,
  year: 2026,
  month: 11,
};
const ofDay = { day: now.slice(0, 10) };
/** What a route has to be asked with, by its path. */
const queries: Readonly<Record<string, object>> = {
  '/ids': { q: params.orbId },
  '/orb-runs/estimate': { filter: 'true' },
  '/orb-past-runs': { orbId: params.orbId },
  '/orb-past-runs/estimate': { from: '2024-01-01', to: '2025-12-31', step: 'month' },
  '/settings/recordings-to-erase': { days: '30' },
  '/thoughts/earlier-years': ofDay,
  '/threads/proposal': ofDay,
};
const queryOf = ({ path }: AnyQueryRoute) => (path.startsWith('/goals') ? ofGoals : (queries[path] ?? {}));
const ask = (models: ReadModels, route: AnyQueryRoute, clientId = ownerId): Promise<unknown> =>
  openQuery(route)(models)({ params, query: route.query.parse(queryOf(route)) }, context(clientId));

const routes: readonly AnyQueryRoute[] = [
  ...createQueryRoutes({ publicUrl: 'http://localhost', channels: { mail: true, publicKey: null } }),
  ...createAdminQueryRoutes({
    orbs: { eurosPerMillionTokens: async () => null, model: () => null },
    consentTargets: {},
  }),
];

describe('given 100 daily goals since 2000 and 3,000 thoughts', () => {
  it.each(routes.map((route) => [route.path, route] as const))(
    'then %s leaves the event loop within 20 ms',
    async (_path, route) => {
      const turns: number[] = [];
      // Of five tries the shortest: garbage of what came before is collected in any of them.
      for (let time = 0; time < 5 && Math.min(...turns, Number.POSITIVE_INFINITY) > 20; time += 1) {
        turns.push(await afterStart((models) => longestTurn(() => ask(models, route))));
      }
      expect(Math.min(...turns)).toBeLessThanOrEqual(20);
    },
    60_000,
  );

  it(
    'then another client’s list is answered while 20 lists are computed',
    () =>
      afterStart(async (models) => {
        let done = 0;
        const lists = Array.from({ length: 20 }, () => ask(models, listGoalsRoute, busy).then(() => (done += 1)));
        const longest = await longestTurn(async () => {
          await ask(models, listGoalsRoute, other);
          expect(done).toBe(0);
        });
        expect(longest).toBeLessThanOrEqual(20);
        await Promise.all(lists);
      }),
    60_000,
  );
});
