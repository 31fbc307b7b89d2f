import { goalChart, goalWhatIf } from '@ecrin/contracts/goal/goal-analysis.ts';
import { goalAdvice, goalList, goalProposals } from '@ecrin/contracts/goal/goal.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAdminServer } from '#test/admin/admin.fixtures.ts';
import { registerTestClient, type TestServer } from '#test/server.fixtures.ts';
import { createGoalClient, anyThoughtFilter, timeZone } from './goals.fixtures.ts';

describe('goals on a whole server', () => {
  let server: TestServer;
  let anne: ReturnType<typeof createGoalClient>;
  let bruno: ReturnType<typeof createGoalClient>;
  beforeAll(async () => {
    server = await startAdminServer();
    // Noon in Paris, so that no day ends during a spec.
    server.advanceClock(((12 - server.now().getUTCHours() + 24) % 24) * 3_600_000);
    [anne, bruno] = [
      createGoalClient(server, await registerTestClient(server, 'anne')),
      createGoalClient(server, await registerTestClient(server, 'bruno')),
    ];
  });
  afterAll(() => server.remove());

  it('count matching thoughts from the start; back-dating, moving to another thread and deleting update the figures', async () => {
    const threadId = systemIds.next();
    await anne.done('POST /threads', { threadId, name: 'La maison', colour: 'emerald' });
    const goalId = await anne.set({
      filter: { ...anyThoughtFilter, threadIds: [threadId] },
      startDay: anne.ago(30).slice(0, 10),
    });
    const [one, two] = [await anne.write(anne.ago(0)), await anne.write(anne.ago(0))];
    await anne.write(anne.ago(0));
    for (const thoughtId of [one, two]) await anne.done(`PUT /thoughts/${thoughtId}/thread`, { threadId });
    expect(await anne.show(goalId)).toMatchObject({
      period: { count: 2, target: 3 },
      proposals: 0,
      matchRule: 'always',
      today: { count: 2 },
    });

    await anne.done(`PUT /goals/${goalId}/match-rule`, { rule: 'ask' });
    expect(await anne.show(goalId)).toMatchObject({ period: { count: 0 }, proposals: 2 });
    const { items } = goalProposals.parse((await anne.call(`GET /goals/proposals?timeZone=${timeZone}`)).body);
    expect([new Set(items.map(({ thoughtId }) => thoughtId)), items[0]?.goalTitle]).toEqual([
      new Set([one, two]),
      'Trois pensées',
    ]);

    await anne.done(`PUT /goals/${goalId}/match-rule`, { rule: 'always' });
    expect(await anne.show(goalId)).toMatchObject({
      period: { count: 2, target: 3 },
      proposals: 0,
      today: { count: 2 },
    });
    await anne.done(`PUT /thoughts/${two}`, { occurredAt: anne.ago(14), timeZone });
    const recounted = await anne.show(goalId);
    expect([recounted.period.count, recounted.periods[2]?.count, recounted.statistics.totalThoughts]).toEqual([
      1, 1, 2,
    ]);
    await anne.done(`DELETE /thoughts/${one}/thread`);
    expect(await anne.show(goalId)).toMatchObject({ period: { count: 0 }, statistics: { totalThoughts: 1 } });
    await anne.done(`DELETE /thoughts/${two}`);
    expect((await anne.show(goalId)).statistics.totalThoughts).toBe(0);
    await anne.done(`POST /thoughts/${two}/restore`);
    expect((await anne.show(goalId)).statistics.totalThoughts).toBe(1);
    await anne.done(`DELETE /threads/${threadId}`);
    expect((await anne.show(goalId)).statistics.totalThoughts).toBe(0);
    await anne.done(`POST /threads/${threadId}/restore`);
    expect((await anne.show(goalId)).statistics.totalThoughts).toBe(1);
  });

  it('ask about each thought with the rule ask, and count confirmed ones', async () => {
    const goalId = await bruno.set({ frequency: 'daily', targetCount: 2 });
    const [one, two] = [await bruno.write(bruno.ago(0)), await bruno.write(bruno.ago(0))];
    await bruno.done(`PUT /goals/${goalId}/match-rule`, { rule: 'ask' });
    await bruno.done(`PUT /goals/${goalId}/thoughts/${one}`, { counts: true });
    await bruno.done(`PUT /goals/${goalId}/thoughts/${two}`, { counts: false });
    expect(await bruno.show(goalId)).toMatchObject({
      period: { count: 1, progress: 50, result: 'on track' },
      proposals: 0,
      due: true,
    });
    await bruno.done(`PUT /goals/${goalId}/match-rule`, { rule: 'never' });
    expect((await bruno.show(goalId)).period.count).toBe(0);
    expect(
      await bruno.refused(`PUT /goals/${goalId}/days/${bruno.ago(0).slice(0, 10)}`, { mark: 'done', timeZone }),
    ).toBe('goal.counts-thoughts');
  });

  it('are tapped day by day, paused, resumed, deactivated, deleted and restored', async () => {
    const goalId = await bruno.set({
      filter: null,
      frequency: 'daily',
      targetCount: 1,
      startDay: bruno.ago(4).slice(0, 10),
    });
    const day = (days: number) => bruno.ago(days).slice(0, 10);
    for (const [days, mark] of [
      [4, 'done'],
      [3, 'done'],
      [2, 'skipped'],
      [1, 'missed'],
      [0, 'done'],
    ] as const)
      await bruno.done(`PUT /goals/${goalId}/days/${day(days)}`, { mark, timeZone });
    expect(await bruno.show(goalId)).toMatchObject({
      statistics: {
        totalThoughts: 3,
        periodsCompleted: 3,
        periodsMet: 2,
        streak: 1,
        bestStreaks: [{ length: 2, from: day(4), to: day(3) }, { length: 1 }],
      },
    });
    expect((await bruno.show(goalId)).days.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'skipped',
      'missed',
      'done',
    ]);
    expect(
      await bruno.refused(`PUT /goals/${goalId}/days/${bruno.ago(-1).slice(0, 10)}`, { mark: 'done', timeZone }),
    ).toBe('goal.day-not-open');

    await bruno.done(`PUT /goals/${goalId}/pause`, { untilDay: null, timeZone });
    expect(await bruno.show(goalId)).toMatchObject({
      pause: { all: false, untilDay: null },
      due: false,
      feedback: [{ code: expect.stringMatching(/^(paused|so-far)$/) as string }],
    });
    await bruno.done(`POST /goals/${goalId}/resume`, { timeZone });
    await bruno.done('PUT /goals/pause', { untilDay: day(-3), timeZone });
    expect(await bruno.show(goalId)).toMatchObject({ pause: { all: true, untilDay: day(-3) } });
    expect(goalList.parse((await bruno.call(`GET /goals?timeZone=${timeZone}`)).body)).toMatchObject({
      allPaused: true,
      today: day(0),
      items: [{}, { goalId }],
    });
    await bruno.done('POST /goals/resume', { timeZone });
    await bruno.done(`POST /goals/${goalId}/deactivate`, { timeZone });
    expect(await bruno.show(goalId)).toMatchObject({ active: false, pause: null, period: { result: 'inactive' } });
    await bruno.done(`POST /goals/${goalId}/activate`, { timeZone });
    await bruno.done(`DELETE /goals/${goalId}`);
    expect([
      await bruno.refused(`GET /goals/${goalId}?timeZone=${timeZone}`),
      await bruno.refused(`PUT /goals/${goalId}/pause`, { untilDay: null, timeZone }),
    ]).toEqual(['goal.not-found', 'goal.deleted']);
    await bruno.done(`POST /goals/${goalId}/restore`);
    expect(await bruno.show(goalId)).toMatchObject({ active: true, statistics: { totalThoughts: 3 } });
  });

  it('apply revised terms from the current period on, and show both figures; with a chart and a what-if preview', async () => {
    const goalId = await bruno.set({
      frequency: 'daily',
      targetCount: 2,
      filter: null,
      startDay: bruno.ago(3).slice(0, 10),
    });
    for (const days of [3, 2, 1])
      await bruno.done(`PUT /goals/${goalId}/days/${bruno.ago(days).slice(0, 10)}`, {
        mark: 'done',
        count: 1,
        timeZone,
      });
    await bruno.done(`PUT /goals/${goalId}`, bruno.terms({ frequency: 'daily', targetCount: 1, filter: null }));
    expect(await bruno.show(goalId)).toMatchObject({
      targetCount: 1,
      period: { target: 1 },
      statistics: { periodsMet: 0 },
      lastRevision: { formerTarget: 2, formerFrequency: 'daily' },
    });
    const whatIf = goalWhatIf.parse(
      (await bruno.call(`GET /goals/${goalId}/what-if?timeZone=${timeZone}&targetCount=1`)).body,
    );
    expect([whatIf.before.periodsMet, whatIf.after.periodsMet]).toEqual([0, 3]);
    const chart = goalChart.parse(
      (await bruno.call(`GET /goals/${goalId}/chart?timeZone=${timeZone}&range=7-days`)).body,
    );
    expect(chart.bars.map(({ count, target }) => [count, target])).toEqual([
      [0, null],
      [0, null],
      [0, null],
      [1, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
    expect(goalAdvice.parse((await bruno.call(`GET /goals/${goalId}/advice?timeZone=${timeZone}`)).body)).toEqual({
      advice: null,
      usedShare: null,
    });
  });

  it('apply a later start of the day from the day it was set, and leave earlier days unchanged', async () => {
    const claire = createGoalClient(server, await registerTestClient(server, 'claire'));
    await claire.done('PUT /goals/day-start', { minutes: 300, timeZone });
    const [today, yesterday, before] = [0, 1, 2].map((days) => claire.ago(days).slice(0, 10));
    const goalId = await claire.set({ frequency: 'daily', targetCount: 1, startDay: before });
    await claire.done(`PUT /goals/${goalId}/match-rule`, { rule: 'always' });
    // Between one and three in Paris: of today's night it is still yesterday, of yesterday's it was yesterday then already.
    for (const night of [today, yesterday]) await claire.write(`${night}T00:30:00.000Z`);
    const { days, period } = await claire.show(goalId);
    expect([days.map(({ day, count }) => [day, count]), period.count]).toEqual([
      [
        [before, 0],
        [yesterday, 2],
        [today, 0],
      ],
      0,
    ]);
    expect(goalList.parse((await claire.call(`GET /goals?timeZone=${timeZone}`)).body).dayStart).toBe(300);
    expect((await claire.call('PUT /goals/day-start', { minutes: 45, timeZone })).status).toBe(400);
  });

  it('of other clients are answered as missing, and so are their threads and thoughts', async () => {
    const goalId = await anne.set();
    const [threadId, thoughtId] = [systemIds.next(), await bruno.write(bruno.ago(0))];
    await bruno.done('POST /threads', { threadId, name: 'Le jardin', colour: 'sky' });
    const absent = systemIds.next();
    for (const id of [goalId, absent]) {
      expect(await bruno.refused(`GET /goals/${id}?timeZone=${timeZone}`)).toBe('goal.not-found');
      expect(await bruno.refused(`PUT /goals/${id}/pause`, { untilDay: null, timeZone })).toBe('goal.not-found');
      expect(await bruno.refused(`DELETE /goals/${id}`)).toBe('goal.not-found');
    }
    expect(await bruno.refused('POST /goals', { ...bruno.terms({}), goalId })).toBe('goal.already-set');
    expect(await anne.refused(`PUT /goals/${goalId}/thoughts/${thoughtId}`, { counts: true })).toBe(
      'thought.not-found',
    );
    expect(
      await anne.refused('POST /goals', {
        ...anne.terms({ filter: { ...anyThoughtFilter, threadIds: [threadId] } }),
        goalId: systemIds.next(),
      }),
    ).toBe('thread.not-found');
    await bruno.done(`DELETE /threads/${threadId}`);
    expect(
      await bruno.refused('POST /goals', {
        ...bruno.terms({ filter: { ...anyThoughtFilter, threadIds: [threadId] } }),
        goalId: systemIds.next(),
      }),
    ).toBe('thread.deleted');
    expect(
      await anne.refused('POST /goals', { ...anne.terms({ endDay: '2001-01-01' }), goalId: systemIds.next() }),
    ).toBe('goal.ends-before-it-starts');
  });

  it.each(['1899-12-31', '9999-12-31', '0000-01-01'])('that would begin on %s are refused', async (startDay) => {
    const goal = { ...anne.terms({ frequency: 'weekly' }), startDay, goalId: systemIds.next() };
    expect(await anne.refused('POST /goals', goal)).toBe('general.invalid-request');
  });

  it('that would begin in more than ten years are refused', async () => {
    const goal = { ...anne.terms({ frequency: 'weekly' }), startDay: '2199-01-01', goalId: systemIds.next() };
    expect(await anne.refused('POST /goals', goal)).toBe('goal.starts-too-late');
  });

  it('are limited to 100, deleted ones not counted', async () => {
    const clara = createGoalClient(server, await registerTestClient(server, 'clara'));
    const ids: string[] = [];
    while (ids.length < 100) ids.push(...(await Promise.all(Array.from({ length: 20 }, () => clara.set()))));
    expect(goalList.parse((await clara.call(`GET /goals?timeZone=${timeZone}`)).body).items).toHaveLength(100);
    const one = { ...clara.terms({}), goalId: systemIds.next() };
    expect(await clara.refused('POST /goals', one)).toBe('goal.too-many');
    await clara.done(`DELETE /goals/${ids[0] ?? ''}`);
    await clara.call(`GET /goals?timeZone=${timeZone}`);
    await clara.done('POST /goals', one);
    await clara.call(`GET /goals?timeZone=${timeZone}`);
    expect(await clara.refused(`POST /goals/${ids[0] ?? ''}/restore`)).toBe('goal.too-many');
    await clara.done('POST /goals', one);
  });
});
