import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { startScriptedAiProvider, type ScriptedAiProvider } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerItems, endedRun, requestRun, writeTestThought } from '#test/orbs/orbs.fixtures.ts';
import { registerConsentingClient, sendRequest, type TestServer } from '#test/server.fixtures.ts';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from './admin.fixtures.ts';

const orbId = readyOrbs.find(({ definition }) => definition.names.fr === 'Trois gestes')?.orbId ?? '';

describe('what models are used for, and budgets', () => {
  let provider: ScriptedAiProvider;
  let server: TestServer;
  let alix: EnrolledAdmin;
  let anne: Readonly<{ token: string; userId: string }>;
  let thoughtId: string;
  beforeAll(async () => {
    provider = await startScriptedAiProvider();
    server = await startAdminServer({
      AI_BASE_URL: provider.url,
      CHAT_MODEL: 'un-modele',
      ROLES: 'api,projections,workflows',
    });
    alix = await firstSuperadmin(server);
    anne = await registerConsentingClient(server, 'anne');
    thoughtId = await writeTestThought(server, anne.token, 'Rendre la clé bleue à Odile avant jeudi');
  });
  afterAll(async () => {
    await server.remove();
    await provider.close();
  });

  const set = async (changes: object) => {
    const body = { changes };
    expect((await sendRequest(server, 'PUT /api/admin/settings', { token: alix.token, body })).status).toBe(200);
  };
  const usage = async () =>
    (await sendRequest(server, 'GET /api/admin/usage', { token: alix.token })).body as Readonly<{ tokens: number }>;
  const request = () =>
    requestRun(server, anne.token, { orbId, sources: { kind: 'thoughts', thoughtIds: [thoughtId] } });
  /** Ended and counted, so that nothing is counted later. */
  const run = async () => {
    const before = (await usage()).tokens;
    const { status, runId } = await request();
    expect(status).toBe(200);
    await endedRun(server, anne.token, runId);
    await expect.poll(async () => (await usage()).tokens).toBeGreaterThan(before);
  };
  const share = async () => (await sendRequest(server, 'GET /api/client/chat/engine', { token: anne.token })).body;

  it('are counted by engine, day and client, at the prices of the settings, without a word of anybody', async () => {
    await set({ eurosPerMillionTokens: 1_000 });
    provider.script('chat', answerItems({ texte: 'Rendre la clé à Odile', notes: [1] }));
    const { runId } = await request();
    await endedRun(server, anne.token, runId);
    await expect.poll(usage).toMatchObject({ unpriced: false });
    await expect.poll(usage).toMatchObject({
      engines: expect.arrayContaining([
        expect.objectContaining({ kind: 'orb', engine: 'openai-compatible', model: 'un-modele' }),
      ]) as unknown,
    });
    const found = await usage();
    expect(found.tokens).toBeGreaterThan(0);
    expect(found).toMatchObject({
      euros: expect.closeTo(found.tokens / 1_000) as number,
      spans: expect.arrayContaining([
        expect.objectContaining({ span: server.now().toISOString().slice(0, 10), tokens: found.tokens }),
      ]) as unknown,
      clients: [{ clientId: anne.userId, firstname: expect.any(String), tokens: found.tokens }],
    });
    expect(JSON.stringify(found)).not.toContain('Odile');
  });
  it('are told before a budget is used, and stop when it is', async () => {
    const { tokens } = await usage();
    await set({ clientTokensPerMonth: Math.ceil(tokens / 0.9) });
    expect(await share()).toMatchObject({ usedShare: expect.closeTo(0.9, 1) });
    await run();
    await set({ clientTokensPerMonth: tokens });
    expect(await request()).toMatchObject({ status: 429 });
    await set({ clientTokensPerMonth: null, serviceEurosPerMonth: 0.000_001 });
    expect(await request()).toMatchObject({ status: 429 });
    await set({ serviceEurosPerMonth: null });
    await run();
  });
  it('are shown for one client, beside the budget', async () => {
    const path = `GET /api/admin/clients/${anne.userId}/usage`;
    const { tokens } = await usage();
    await set({ clientTokensPerMonth: tokens * 2 });
    expect((await sendRequest(server, path, { token: alix.token })).body).toMatchObject({
      month: { tokens },
      thirtyDays: { tokens },
      budget: { tokens: tokens * 2, minutes: 0, euros: 0 },
      usedShare: 0.5,
    });
    await set({ clientTokensPerMonth: null });
  });
  it('stop while paid engines are paused', async () => {
    await set({ paidEngines: 'paused' });
    expect(await request()).toMatchObject({ status: 429 });
  });
  it('refuses an unknown span', async () =>
    expect(await sendRequest(server, 'GET /api/admin/usage?span=week', { token: alix.token })).toMatchObject({
      status: 400,
    }));
});
