import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import {
  answerChat,
  answerJson,
  startScriptedAiProvider,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoalClient } from '#test/goals/goals.fixtures.ts';
import { answerItems, requestRun, writeTestThought } from '#test/orbs/orbs.fixtures.ts';
import { registerConsentingClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from './admin.fixtures.ts';

const orbId = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';
const waiting = { timeout: 30_000, interval: 100 };
const understanding = {
  title: 'La clé bleue',
  summary: null,
  mood: 'joie',
  category: 'vie personnelle',
  words: ['clé'],
  ideas: [],
};

let provider: ScriptedAiProvider;
let server: TestServer;
let alix: EnrolledAdmin;
let anne: SignedInClient;
let goals: ReturnType<typeof createGoalClient>;
beforeAll(async () => {
  provider = await startScriptedAiProvider();
  server = await startAdminServer({
    AI_BASE_URL: provider.url,
    CHAT_MODEL: 'un-modele',
    ANALYSIS_MODEL: 'un-analyste',
    TRANSCRIPTION_MODEL: 'une-oreille',
    ROLES: 'api,projections,workflows',
  });
  alix = await firstSuperadmin(server);
  anne = await registerConsentingClient(server, 'anne');
  goals = createGoalClient(server, anne);
  provider.script('transcription', answerJson(200, { text: 'Où est la clé', segments: [], words: [] }));
});
afterAll(async () => {
  await server.remove();
  await provider.close();
});

const asAdmin = (request: string, body?: unknown) => sendRequest(server, request, { token: alix.token, body });
const asAnne = (request: string, body?: unknown) => sendRequest(server, request, { token: anne.token, body });
const set = async (changes: object) => expect((await asAdmin('PUT /api/admin/settings', { changes })).status).toBe(200);
const usage = async () => (await asAdmin('GET /api/admin/usage')).body as UsageAnswer;
const kinds = async () => (await usage()).engines.map(({ kind }) => kind);

const adviceOn = async (goalId: string) =>
  (await asAnne(`GET /api/client/goals/${goalId}/advice?timeZone=Europe/Paris`)).body;
const speak = () =>
  sendRequest(server, 'POST /api/client/chat/spoken-question?language=fr', {
    token: anne.token,
    body: 'sound',
    headers: { 'Content-Type': 'audio/webm' },
  });
const word = () => asAnne('POST /api/client/orb-wordings', { from: 'fr', name: 'Promesses', description: 'Ce que…' });
const tryOrb = () =>
  asAdmin(`POST /api/admin/orbs/${orbId}/trials`, { language: 'fr', text: 'Rendre la clé.', values: {} });
const run = () => requestRun(server, anne.token, { orbId, text: 'Rendre la clé à Odile.' });
const asked = () => provider.requests('chat').length + provider.requests('transcription').length;

describe('every use of a paid engine', () => {
  it('is counted, whatever it was for and whatever became of it', async () => {
    const goalId = await goals.set();
    provider.script('chat', answerChat({ advice: 'Un soir de plus suffit.' }));
    await expect.poll(() => adviceOn(goalId), waiting).toMatchObject({ advice: { model: 'un-analyste' } });
    provider.script('chat', answerChat({ name: 'Promises', description: 'What…' }));
    expect(await word()).toMatchObject({ status: 200 });
    provider.script('chat', answerItems({ texte: 'Rendre la clé', notes: [1] }));
    expect(await tryOrb()).toMatchObject({ status: 200 });
    expect(await speak()).toMatchObject({ status: 200 });
    provider.script('chat', answerChat(understanding));
    await writeTestThought(server, anne.token, 'Rendre la clé bleue à Odile');
    await expect.poll(kinds, waiting).toEqual(expect.arrayContaining(['understanding']));
    expect((await kinds()).toSorted()).toEqual(
      ['advice', 'orb-trial', 'orb-wording', 'spoken-question', 'understanding'].toSorted(),
    );
    const { engines, clients } = await usage();
    expect(engines).toMatchObject(engines.map(({ requests }) => ({ engine: 'openai-compatible', requests })));
    expect(engines.every(({ requests }) => requests === 1)).toBe(true);
    // The administrator's trial is nobody's.
    const tokens = engines.filter(({ kind }) => kind !== 'orb-trial').reduce((sum, one) => sum + one.tokens, 0);
    expect(clients).toMatchObject([{ clientId: anne.userId, tokens }]);
  });

  it('is counted when the answer could not be used, with all its tokens', async () => {
    const before = await usage();
    provider.script('chat', answerChat({ rien: true }), answerChat({ rien: true }));
    expect(await word()).toMatchObject({ status: 503 });
    await expect.poll(async () => (await usage()).requests, waiting).toBe(before.requests + 1);
    // Two answers of twelve tokens: the first and its repair.
    expect((await usage()).tokens).toBe(before.tokens + 24);
  });
});

describe('a budget that is used', () => {
  it('stops all of them, each with its sentence or a calm answer, and asks nothing', async () => {
    const goalId = await goals.set({ title: 'Une autre page' });
    await set({ clientTokensPerMonth: 1, clientMinutesPerMonth: 1 });
    const before = asked();
    expect(await adviceOn(goalId)).toMatchObject({ advice: null, usedShare: expect.any(Number) as number });
    expect(await word()).toMatchObject({ status: 429, body: { code: 'orb-run.over-budget' } });
    expect(await run()).toMatchObject({ status: 429, body: { code: 'orb-run.over-budget' } });
    expect(await speak()).toMatchObject({ status: 429, body: { code: 'conversation.voice-over-budget' } });
    const estimate = await asAnne('GET /api/client/orb-runs/estimate?characters=200');
    expect((estimate.body as { usedShare: number }).usedShare).toBeGreaterThan(1);
    const thoughtId = await writeTestThought(server, anne.token, 'Rendre la clé verte à Basile');
    // Analysed on this machine.
    await expect
      .poll(async () => (await asAnne(`GET /api/client/thoughts/${thoughtId}`)).body, waiting)
      .toMatchObject({ receipt: 'analysed' });
    expect(asked()).toBe(before);
    // The service’s own budget is not used: administrators may try.
    provider.script('chat', answerItems({ texte: 'Rendre la clé', notes: [1] }));
    expect(await tryOrb()).toMatchObject({ status: 200 });
    await set({ clientTokensPerMonth: null, clientMinutesPerMonth: null, serviceTokensPerMonth: 1 });
    expect(await tryOrb()).toMatchObject({ status: 429, body: { code: 'orb-run.over-budget' } });
    await set({ serviceTokensPerMonth: null });
    expect(await speak()).toMatchObject({ status: 200 });
  });
});

describe('what is told of budgets', () => {
  const told = async (area: 'admin' | 'client', about: string): Promise<number> =>
    (
      await sendRequest(server, `GET /api/${area}/notifications`, {
        token: area === 'admin' ? alix.token : anne.token,
        headers: { 'Accept-Language': 'fr' },
      })
    ).text.split(about).length - 1;
  const [nearly, reached] = ['L’IA a bientôt atteint son plafond', 'L’IA a atteint son plafond'];

  it('is known before it is set: whom it would stop today, and how much of it is used', async () => {
    const preview = async (setting: string, value: number) =>
      (await asAdmin(`GET /api/admin/settings/budget-preview?setting=${setting}&value=${value}`)).body;
    const { tokens } = await usage();
    expect(await preview('clientTokensPerMonth', 1)).toEqual({ clients: { reached: 1, warned: 0 }, share: null });
    expect(await preview('clientTokensPerMonth', 1_000_000)).toEqual({
      clients: { reached: 0, warned: 0 },
      share: null,
    });
    expect(await preview('serviceTokensPerMonth', tokens * 4)).toEqual({ clients: null, share: 0.25 });
    expect(await asAdmin('GET /api/admin/settings/budget-preview?setting=orbRunsPerDay&value=1')).toMatchObject({
      status: 400,
    });
  });

  it('is told once to the client, and once to administrators, over changes and a restart', async () => {
    await set({ clientTokensPerMonth: 1 });
    await expect.poll(() => told('client', reached), waiting).toBe(1);
    // By name: nobody sees ids elsewhere.
    await expect.poll(() => told('admin', '"body":"Client\u00A0: anne'), waiting).toBe(1);
    const { tokens } = await usage();
    await set({ serviceTokensPerMonth: Math.ceil(tokens / 0.9) });
    await expect.poll(() => told('admin', '"budget-warned"'), waiting).toBe(1);
    await set({ serviceTokensPerMonth: tokens, clientTokensPerMonth: Math.ceil(tokens / 0.9) });
    await expect.poll(() => told('admin', '"budget-reached"'), waiting).toBe(1);
    await server.restart();
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 11_000);
    });
    expect([await told('admin', '"budget-warned"'), await told('admin', '"budget-reached"')]).toEqual([1, 1]);
    expect([await told('client', nearly), await told('client', reached)]).toEqual([0, 1]);
  }, 120_000);
});
