import { goalDetail, goalList, goalProposals, type GoalDetail } from '@ecrin/contracts/goal.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, exampleServer, register, type Answer, type ExampleServer, type Visitor } from '../server.examples.ts';

const timeZone = 'Europe/Paris';
const day = 86_400_000;
const everything = { threadIds: [], tags: [], categories: [], moods: [], statuses: [] };
const weekly = { title: 'Trois pensées', description: null, frequency: 'weekly', targetCount: 3, aim: 'achieve', endDay: null, restDays: [], filter: everything, timeZone };

describe('goals on a whole server', () => {
  let server: ExampleServer;
  let anne: Visitor;
  let position = 0;
  beforeAll(async () => {
    server = await exampleServer();
    anne = await register(server, 'anne');
  });
  afterAll(() => server.remove());

  const as = async ({ token }: Visitor, request: string, body?: unknown): Promise<Answer> => {
    const [method, path] = request.split(' ');
    const answer = await ask(server, `${method} /api/client${path}`, { token, ...(body === undefined ? {} : { body }), headers: { 'X-At-Least': String(position) } });
    const { position: written } = (answer.body ?? {}) as { position?: number };
    position = Math.max(position, written ?? 0);
    return answer;
  };
  const done = async (request: string, body?: unknown): Promise<void> => {
    const answer = await as(anne, request, body);
    expect([request, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([request, 200, '']);
  };
  const set = async (terms: object = {}): Promise<string> => {
    const goalId = systemIds.next();
    await done('POST /goals', { goalId, ...weekly, ...terms });
    return goalId;
  };
  const write = async (daysAgo = 0): Promise<string> => {
    const thoughtId = systemIds.next();
    await done('POST /thoughts', { thoughtId, content: 'La brume sur les champs.', occurredAt: new Date(server.now().getTime() - daysAgo * day).toISOString(), timeZone });
    return thoughtId;
  };
  const show = async (goalId: string): Promise<GoalDetail> => goalDetail.parse((await as(anne, `GET /goals/${goalId}?timeZone=${timeZone}`)).body);
  const refusal = ({ status, body }: Answer) => [status, (body as { code: string }).code];

  it('counts what fits, once the person said always; back-dating, filing elsewhere and deleting move the figures', async () => {
    const threadId = systemIds.next();
    await done('POST /threads', { threadId, name: 'La maison', colour: 'emerald' });
    const startDay = new Date(server.now().getTime() - 30 * day).toISOString().slice(0, 10);
    const goalId = await set({ filter: { ...everything, threadIds: [threadId] }, startDay });
    const [one, two] = [await write(), await write()];
    await write();
    await done(`PUT /thoughts/${one}/thread`, { threadId });
    await done(`PUT /thoughts/${two}/thread`, { threadId });
    expect(await show(goalId)).toMatchObject({ period: { count: 0 }, proposals: 2, matchRule: 'unasked' });
    expect(goalProposals.parse((await as(anne, `GET /goals/proposals?timeZone=${timeZone}`)).body).items.map(({ thoughtId }) => thoughtId).toSorted()).toEqual([one, two].toSorted());

    await done(`PUT /goals/${goalId}/match-rule`, { rule: 'always' });
    expect(await show(goalId)).toMatchObject({ period: { count: 2, target: 3 }, proposals: 0, today: { count: 2 } });

    const occurredAt = new Date(server.now().getTime() - 14 * day).toISOString();
    await done(`PUT /thoughts/${two}`, { occurredAt, timeZone });
    const moved = await show(goalId);
    expect([moved.period.count, moved.periods.find(({ count }) => count > 0 && count === 1 && true)?.count, moved.statistics.totalThoughts]).toEqual([1, 1, 2]);

    await done(`DELETE /thoughts/${one}/thread`);
    expect(await show(goalId)).toMatchObject({ period: { count: 0 }, statistics: { totalThoughts: 1 } });
    await done(`DELETE /thoughts/${two}`);
    expect((await show(goalId)).statistics.totalThoughts).toBe(0);
    await done(`POST /thoughts/${two}/restore`);
    expect((await show(goalId)).statistics.totalThoughts).toBe(1);
  });

  it('lists what there is', async () => {
    const list = goalList.parse((await as(anne, `GET /goals?timeZone=${timeZone}`)).body);
    expect(list).toMatchObject({ dayStart: 0, allPaused: false });
    expect(list.items).toHaveLength(1);
    expect(refusal(await as(anne, `GET /goals/${systemIds.next()}?timeZone=${timeZone}`))).toEqual([404, 'goal.not-found']);
  });
});
