import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalStatisticsAnswer } from '@ecrin/contracts/goal/goal-statistics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer } from '#test/admin/admin.fixtures.ts';
import { linesOf, runReplay, type Ran } from '#test/cli/replay.fixtures.ts';
import { registerTestClient, sendRequest, type TestServer } from '#test/server.fixtures.ts';
import { anyThoughtFilter, createGoalClient } from './goals.fixtures.ts';

const names = ['anne', 'bruno', 'chloe', 'denis', 'elise', 'farid'] as const;
type GoalClient = ReturnType<typeof createGoalClient>;

describe('statistics of goals, while the server runs', () => {
  let server: TestServer;
  let token: string;
  let clients: readonly GoalClient[];
  let byTags: string;
  let daily: string;
  const replay = (...words: readonly string[]): Promise<Ran> =>
    runReplay(server.dataDir, ['goal-statistics', ...words]);
  const ask = (query: string) => sendRequest(server, `GET /api/admin/goal-statistics?${query}`, { token });
  beforeAll(async () => {
    server = await startAdminServer();
    const signedIn = [];
    for (const name of names) signedIn.push(await registerTestClient(server, name));
    clients = signedIn.map((client) => createGoalClient(server, client));
    for (const [index, client] of clients.entries()) {
      const goalId = await client.set({ frequency: 'daily', targetCount: 2, startDay: client.ago(10).slice(0, 10) });
      await client.done(`PUT /goals/${goalId}/match-rule`, { rule: 'always' });
      for (const days of [1, 1, 2, 3, 3].slice(0, index)) await client.write(client.ago(days));
      if (index === 5) daily = goalId;
    }
    const [anne] = clients;
    byTags = (await anne?.set({ filter: { ...anyThoughtFilter, tags: ['abracadabra'] } })) ?? '';
    await anne?.set({ frequency: 'monthly', aim: 'avoid', filter: null });
    ({ token } = await firstSuperadmin(server));
  }, 60_000);
  afterAll(() => server.remove());

  it('given goals, then their rows are what their client sees, without words', async () => {
    const ran = await replay();
    expect([ran.code, ran.said]).toEqual([0, '']);
    for (const words of ['Trois', 'abracadabra', 'brume']) expect(ran.out).not.toContain(words);
    const lines = linesOf(ran.out);
    const shown = await clients[5]?.show(daily);
    expect(lines.find(({ goalId }) => goalId === daily)).toMatchObject({
      by: 'thoughts',
      counted: 'yes',
      figures: { thoughts: 5, periodsMet: 2, streak: shown?.statistics.streak },
    });
    expect(shown?.statistics).toMatchObject({ totalThoughts: 5, periodsMet: 2 });
    expect(lines.find(({ goalId }) => goalId === byTags)).toMatchObject({ counted: 'by-tags', figures: null });
    expect(lines.at(-1)).toEqual({ kind: 'not-counted', byTags: 1, unknown: 0 });
  });

  it('given groups of few clients, then neither they nor what reveals them is written', async () => {
    const groups = linesOf((await replay('--rows', 'groups')).out).filter(({ kind }) => kind === 'group');
    const shown = new Map(groups.map(({ group, shown, clients }) => [group, [shown, clients]]));
    expect(shown.get('all')).toEqual(['shown', 6]);
    expect(shown.get('monthly')).toEqual(['few', null]);
    expect(shown.get('daily')).toEqual(['withheld', null]);
    expect(shown.get('under-30-days')).toEqual(['shown', 6]);
  });

  it.each(['csv', 'ndjson'])('given %s, then screen and command line give the same bytes', async (format) => {
    // A sign-in is an event as well: what is asked for is the past.
    const [header] = linesOf((await replay('--rows', 'groups')).out);
    const asOf = String(header?.['position']);
    const fromScreen = await fetch(`${server.url}/api/admin/goal-statistics?asOf=${asOf}&target=1&format=${format}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const ran = await replay('--rows', 'groups', '--as-of', asOf, '--what-if', 'target=1', '--format', format);
    expect(fromScreen.status).toBe(200);
    expect(await fromScreen.text()).toBe(ran.out);
  });

  it('given another target, then the report has both', async () => {
    let answer = goalStatisticsAnswer.parse((await ask('target=1')).body);
    while (answer.status === 'replaying') answer = goalStatisticsAnswer.parse((await ask('target=1')).body);
    const all = answer.report.groups.find(({ dimension }) => dimension === 'all');
    expect([all?.asSet?.bestStreak.clients['0'], all?.whatIf?.bestStreak.clients['0']]).toEqual([2, 1]);
  });

  it('given a question that makes no sense, then it is refused', async () => {
    for (const query of ['from=2026-02-02&to=2026-02-01', 'asOf=999999999', 'asOf=soon', 'target=0', 'format=xml'])
      expect((await ask(query)).status).toBe(400);
  });

  it('given the events alone, without keys, then the groups are the same', async () => {
    const before = await replay('--rows', 'groups');
    const folder = await mkdtemp(join(tmpdir(), 'ecrin-copy-'));
    try {
      await cp(join(server.dataDir, 'events.db'), join(folder, 'events.db'));
      await cp(join(server.dataDir, 'events.db-wal'), join(folder, 'events.db-wal'));
      const copied = await runReplay(folder, ['goal-statistics', '--rows', 'groups']);
      expect(copied.out).toBe(before.out);
      expect((await runReplay(folder, ['goal-statistics'])).said).toContain('need the master key');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('given clients ahead of UTC, then their days are their own', async () => {
    const now = server.now().getTime();
    const [, , chloe] = clients;
    const goalId = (await chloe?.set({ filter: null, timeZone: 'Pacific/Kiritimati' })) ?? '';
    const row = linesOf((await replay('--rows', 'goals')).out).find((line) => line['goalId'] === goalId);
    expect(row?.['today']).toBe(new Date(now + 14 * 3_600_000).toISOString().slice(0, 10));
  });
});
