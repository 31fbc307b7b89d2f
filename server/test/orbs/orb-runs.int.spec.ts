import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { answerChat, answerJson, type ProviderAnswer } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../model-server.fixtures.ts';
import { registerConsentingClient, sendRequest } from '../server.fixtures.ts';
import { answerItems, endedRun, findTestRun, requestRun, writeTestThought } from './orbs.fixtures.ts';

const steps = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';
const secret = 'Rendre la clé bleue à Odile avant jeudi';

let { server, provider, remove } = {} as ModelServer;
beforeAll(async () => {
  ({ server, provider, remove } = await startModelServer({ ORB_RUNS_PER_DAY: '6' }));
});
afterAll(() => remove());

type Person = Readonly<{ token: string; userId: string }>;
const person = async (name: string): Promise<Person> => registerConsentingClient(server, name);
const write = ({ token }: Person, content: string) => writeTestThought(server, token, content);
const request = (token: string, changed: object = {}) => requestRun(server, token, { orbId: steps, ...changed });
const runOf = (token: string, runId: string) => findTestRun(server, token, runId);
const ended = (token: string, runId: string) => endedRun(server, token, runId);

describe('the orbs', () => {
  it('that come with Écrin are there from the first start', async () => {
    const { token } = await person('anne');
    await expect
      .poll(async () => (await sendRequest(server, 'GET /api/client/orbs', { token })).body)
      .toMatchObject({ mayCreate: false, items: expect.objectContaining({ length: 12 }) });
  });
  it('cannot be created without the permission', async () => {
    const { token } = await person('bruno');
    const { definition } = readyOrbs[0] ?? {};
    const answer = await sendRequest(server, 'POST /api/client/orbs', {
      token,
      body: { orbId: systemIds.next(), ...definition },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'orb.not-permitted' } });
  });
});

describe('a name in the other language', () => {
  const ask = (token: string) =>
    sendRequest(server, 'POST /api/client/orb-wordings', {
      token,
      body: { from: 'fr', name: 'Mes promesses', description: 'Ce que j’ai promis.' },
    });
  it('is proposed by the model, in its lengths', async () => {
    const { token } = await person('kim');
    provider.script('chat', answerChat({ name: ' My promises ', description: 'What I have promised.' }));
    expect(await ask(token)).toMatchObject({
      status: 200,
      body: { name: 'My promises', description: 'What I have promised.' },
    });
    expect(provider.requests('chat').at(-1)?.text).toContain('Mes promesses');
    expect(server.logged()).not.toContain('promesses');
  });
  it('is not, where what the model wrote is of no use', async () => {
    const { token } = await person('lea');
    provider.script('chat', answerChat({ name: 'trop long '.repeat(20), description: '' }));
    expect(await ask(token)).toMatchObject({ status: 503, body: { code: 'orb.not-proposed' } });
  });
});

describe('a run', () => {
  it('reads chosen thoughts, cites them, and counts', async () => {
    const anne = await person('claire');
    const thoughtId = await write(anne, secret);
    provider.script('chat', answerItems({ texte: 'Rendre la clé à Odile', notes: [1] }));
    const { runId, status } = await request(anne.token, { sources: { kind: 'thoughts', thoughtIds: [thoughtId] } });
    expect(status).toBe(200);
    const run = await ended(anne.token, runId);
    expect(run).toMatchObject({
      status: 'completed',
      thoughts: 1,
      read: 1,
      made: { engine: 'openai-compatible', model: 'un-modele', promptVersion: 'orb-1' },
      result: {
        kind: 'checklist',
        items: [{ text: 'Rendre la clé à Odile', citations: [{ thought: { thoughtId, quote: secret } }] }],
      },
    });
    await expect
      .poll(async () => (await sendRequest(server, `GET /api/client/orbs/${steps}`, { token: anne.token })).body)
      .toMatchObject({ runs: 1, usage: 1, versions: [{ version: 1, runs: 1 }] });
    expect(server.logged()).not.toContain('clé');
  });

  it('is ticked, taken away and shown again; another client sees nothing of it', async () => {
    const [emma, other] = [await person('emma'), await person('farid')];
    provider.script('chat', answerItems({ texte: 'Relire le bail', notes: [1] }));
    const { runId } = await request(emma.token, { text: 'Relire le bail de la rue Neuve.' });
    await ended(emma.token, runId);
    const send = (place: string, token: string, body?: object) =>
      sendRequest(server, place, { token, ...(body && { body }) });
    expect(await send(`PUT /api/client/orb-runs/${runId}/items/0`, other.token, { ticked: true })).toMatchObject({
      status: 404,
    });
    await send(`PUT /api/client/orb-runs/${runId}/items/0`, emma.token, { ticked: true });
    await expect.poll(async () => (await runOf(emma.token, runId))['ticked']).toEqual([0]);
    await send(`DELETE /api/client/orb-runs/${runId}/result`, emma.token);
    await expect.poll(async () => (await runOf(emma.token, runId))['result']).toBeNull();
    await send(`POST /api/client/orb-runs/${runId}/result`, emma.token);
    await expect.poll(async () => (await runOf(emma.token, runId))['result']).not.toBeNull();
    expect((await send(`GET /api/client/orb-runs/${runId}`, other.token)).status).toBe(404);
  });

  it('never reads thoughts without AI, nor private ones that were not chosen one by one', async () => {
    const gael = await person('gael');
    const [, hidden, kept] = [await write(gael, 'Ouvert.'), await write(gael, 'Caché.'), await write(gael, 'Privé.')];
    await sendRequest(server, `PUT /api/client/thoughts/${hidden}`, { token: gael.token, body: { withoutAi: true } });
    await sendRequest(server, `PUT /api/client/thoughts/${kept}`, { token: gael.token, body: { private: true } });
    const before = provider.requests('chat').length;
    provider.script('chat', answerItems({ texte: 'Ouvrir', notes: [1] }));
    const filter = { from: null, to: null, tag: null, mood: null, category: null };
    const all = await request(gael.token, { sources: { kind: 'filter', filter } });
    expect(await ended(gael.token, all.runId)).toMatchObject({ status: 'completed', thoughts: 1 });
    const chosen = await request(gael.token, { sources: { kind: 'thoughts', thoughtIds: [hidden, kept] } });
    expect(await ended(gael.token, chosen.runId)).toMatchObject({ status: 'completed', thoughts: 1 });
    const sent = provider.requests('chat').slice(before);
    expect(sent).toHaveLength(2);
    expect(sent.some(({ text }) => text.includes('Caché'))).toBe(false);
    expect(sent[0]?.text).not.toContain('Privé');
  });

  it('is refused of nothing, beyond the runs of a day, and of an unknown orb', async () => {
    const { token } = await person('hugo');
    provider.script('chat', answerItems({ texte: 'Lire', notes: [1] }));
    expect((await request(token)).body).toMatchObject({ code: 'orb-run.nothing-chosen' });
    expect((await request(token, { orbId: systemIds.next(), text: 'Lire' })).body).toMatchObject({
      code: 'orb.not-found',
    });
    for (let run = 0; run < 6; run += 1) await request(token, { text: 'Lire' });
    await expect
      .poll(async () => (await request(token, { text: 'Lire' })).body)
      .toMatchObject({ code: 'orb-run.over-day-cap' });
  });

  const faults: readonly (readonly [string, string, ProviderAnswer])[] = [
    ['an exhausted quota is not retried', 'quota', answerJson(429, { error: { code: 'insufficient_quota' } })],
    [
      'a broken contract is repaired once at most',
      'contract-broken',
      answerItems({ texte: 'un '.repeat(17), notes: [1] }),
    ],
    ['an answer off its schema is no result', 'contract-broken', answerChat('Voici : rien')],
    ['a cut answer is no result', 'contract-broken', answerChat('{"elements":[{"texte":"Rendre la')],
    ['an answer of ten megabytes is given up', 'contract-broken', answerChat('a'.repeat(10_000_000))],
    ['a refused key is not retried', 'unavailable', answerJson(401, { error: { message: 'no' } })],
  ];
  it.each(faults)('%s', async (_what, reason, answer) => {
    const { token } = await person('ines');
    provider.script('chat', answer);
    const { runId } = await request(token, { text: 'Lire' });
    expect(await ended(token, runId)).toMatchObject({ status: 'failed', reason, result: null });
    const { body } = await sendRequest(server, `GET /api/client/orbs/${steps}`, { token });
    expect(body).toMatchObject({ runs: 0 });
  });

  it('is repaired where its first answer breaks the contract', async () => {
    const { token } = await person('jade');
    provider.script('chat', answerChat({ elements: [] }), answerItems({ texte: 'Lire', notes: [1] }));
    const { runId } = await request(token, { text: 'Lire' });
    expect(await ended(token, runId)).toMatchObject({ status: 'completed' });
  });
});
