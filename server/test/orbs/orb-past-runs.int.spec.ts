import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { answerChat, answerJson, holdAnswer } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../model-server.fixtures.ts';
import { registerConsentingClient, sendRequest } from '../server.fixtures.ts';

const score = readyOrbs.find(({ definition }) => definition.names.fr === 'Ce que le jour a pesé')?.orbId ?? '';
const timeZone = 'Europe/Paris';

let { server, provider, remove } = {} as ModelServer;
beforeAll(async () => {
  ({ server, provider, remove } = await startModelServer({ ORB_RUNS_PER_DAY: '2' }));
});
afterAll(() => remove());

const place = '/api/client/orb-past-runs';
const writeOn = async (token: string, day: string): Promise<void> => {
  await sendRequest(server, 'POST /api/client/thoughts', {
    token,
    body: {
      thoughtId: systemIds.next(),
      content: `Ce que j’ai porté le ${day}`,
      occurredAt: `${day}T10:00:00.000Z`,
      timeZone,
      language: 'fr',
    },
  });
};
const answerScore = (figure: number, texte = 'Un fardeau') =>
  answerChat({ note: figure, raisons: [{ texte, notes: [1] }] });
const begin = async (token: string, changed: object = {}) => {
  const pastRunId = systemIds.next();
  const body = {
    pastRunId,
    orbId: score,
    versions: [1],
    step: 'month',
    values: {},
    timeZone,
    past: { from: '2025-01-01', to: '2025-04-30' },
    ...changed,
  };
  return { pastRunId, ...(await sendRequest(server, `POST ${place}`, { token, body })) };
};
type Past = Readonly<{
  status: string;
  reason: string | null;
  done: number;
  spans: readonly Readonly<{
    from: string;
    runs: readonly Readonly<{ status: string; reason: string | null; result: Readonly<{ score: number }> | null }>[];
  }>[];
}>;
const pastOf = async (token: string, pastRunId: string) =>
  (await sendRequest(server, `GET ${place}/${pastRunId}`, { token })).body as Past;
const statusOf = (token: string, pastRunId: string) =>
  expect.poll(async () => (await pastOf(token, pastRunId)).status, { timeout: 20_000 });
const resultsOf = ({ spans }: Past) =>
  spans.map(({ runs }) => runs.map(({ result, reason, status }) => result?.score ?? reason ?? status));

describe('an orb over the past', () => {
  it('says first what it would read in each month', async () => {
    const { token } = await registerConsentingClient(server, 'agnes');
    for (const day of ['2025-01-05', '2025-01-20', '2025-03-02']) await writeOn(token, day);
    const query = `${place}/estimate?from=2025-01-01&to=2025-04-30&step=month`;
    const ask = async (more = '') => (await sendRequest(server, `GET ${query}${more}`, { token })).body;
    await expect.poll(async () => ((await ask()) as { thoughts: number }).thoughts).toBe(3);
    const once = (await ask()) as Readonly<{ words: number; spans: readonly Readonly<{ thoughts: number }>[] }>;
    expect(once.spans.map(({ thoughts }) => thoughts)).toEqual([2, 0, 1, 0]);
    expect(await ask('&versions=2')).toMatchObject({ words: 2 * once.words, thoughts: 3 });
  });

  it('reads month by month, in order, and leaves out what is empty; it is one run of the day', async () => {
    const { token } = await registerConsentingClient(server, 'blaise');
    for (const day of ['2025-01-05', '2025-03-02', '2025-04-11']) await writeOn(token, day);
    provider.script('chat', answerScore(3), answerScore(7), answerScore(5));
    const { pastRunId, status } = await begin(token);
    expect(status).toBe(200);
    await statusOf(token, pastRunId).toBe('ended');
    const past = await pastOf(token, pastRunId);
    expect(resultsOf(past)).toEqual([[3], ['nothing-to-read'], [7], [5]]);
    expect(past.done).toBe(4);
    const runs = await sendRequest(server, `GET /api/client/orb-runs?occasion=past`, { token });
    expect((runs.body as Readonly<{ items: readonly unknown[] }>).items).toHaveLength(4);
    const estimate = await sendRequest(server, 'GET /api/client/orb-runs/estimate?filter=true', { token });
    expect(estimate.body).toMatchObject({ runsToday: 1 });
    const { body } = await sendRequest(server, `GET ${place}?orbId=${score}`, { token });
    expect(body).toMatchObject({ items: [{ pastRunId, status: 'ended', done: 4, steps: 4 }] });
  });

  it('is stopped after the month that is being read, and goes on from the next, also after a restart', async () => {
    const { token } = await registerConsentingClient(server, 'colette');
    for (const day of ['2025-01-05', '2025-02-05', '2025-03-05', '2025-04-05']) await writeOn(token, day);
    const first = holdAnswer(answerScore(1));
    provider.script('chat', first.answer);
    const { pastRunId } = await begin(token);
    await expect
      .poll(async () => (await pastOf(token, pastRunId)).spans[0]?.runs[0]?.status, { timeout: 20_000 })
      .toBe('running');
    await sendRequest(server, `POST ${place}/${pastRunId}/stop`, { token });
    first.release();
    await expect.poll(async () => (await pastOf(token, pastRunId)).done, { timeout: 20_000 }).toBe(1);
    await server.restart();
    expect(await pastOf(token, pastRunId)).toMatchObject({ status: 'stopped', reason: null, done: 1 });

    provider.script('chat', answerScore(2), answerScore(3), answerScore(4));
    await sendRequest(server, `POST ${place}/${pastRunId}/resume`, { token });
    await statusOf(token, pastRunId).toBe('ended');
    expect(resultsOf(await pastOf(token, pastRunId))).toEqual([[1], [2], [3], [4]]);
  });

  it('stops where nothing more can be read, says why, and reads that month again once resumed', async () => {
    const { token } = await registerConsentingClient(server, 'damien');
    for (const day of ['2025-01-05', '2025-02-05']) await writeOn(token, day);
    provider.script('chat', answerScore(6), answerJson(429, { error: { code: 'insufficient_quota' } }));
    const { pastRunId } = await begin(token, { past: { from: '2025-01-01', to: '2025-02-28' } });
    await statusOf(token, pastRunId).toBe('stopped');
    expect(await pastOf(token, pastRunId)).toMatchObject({ reason: 'quota', done: 1 });
    provider.script('chat', answerScore(8));
    await sendRequest(server, `POST ${place}/${pastRunId}/resume`, { token });
    await statusOf(token, pastRunId).toBe('ended');
    expect(resultsOf(await pastOf(token, pastRunId))).toEqual([[6], [8]]);
  });

  it.each([
    [{ past: { from: '2025-05-01', to: '2025-04-30' } }, 400, 'orb-past-run.empty'],
    [{ past: { from: '2015-01-01', to: '2025-04-30' } }, 400, 'orb-past-run.too-long'],
    [{ versions: [1, 1] }, 400, 'orb-past-run.versions'],
    [{ versions: [9] }, 404, 'orb.not-found'],
  ])('given %j, it is refused', async (changed, status, code) => {
    const { token } = await registerConsentingClient(server, systemIds.next());
    expect(await begin(token, changed)).toMatchObject({ status, body: { code } });
  });
});
