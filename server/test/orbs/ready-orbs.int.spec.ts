import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import {
  answerChat,
  answerQuota,
  startScriptedAiProvider,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer } from '#test/admin/admin.fixtures.ts';
import { registerConsentingClient, sendRequest, type TestServer } from '../server.fixtures.ts';
import { answerItems, endedRun, requestRun } from './orbs.fixtures.ts';

const secret = 'Promis à Odile';
const definition = {
  category: 'analysis',
  look: { pattern: 'grid', tint: 'emerald' },
  names: { fr: 'Mes promesses', en: 'My promises' },
  descriptions: { fr: 'Ce que vous avez promis.', en: 'What you have promised.' },
  tags: ['soir'],
  instructions: {
    fr: {
      prompt: 'Relevez les promesses faites à [qui].',
      variables: [{ name: 'qui', kind: 'text', options: [] }],
      contract: { kind: 'list', cited: false, maxItems: 3, maxWords: 12 },
    },
    en: null,
  },
};

const inOrder = readyOrbs.map(({ orbId }) => orbId).toSorted();

let provider: ScriptedAiProvider;
let server: TestServer;
let token: string;
let client: Readonly<{ token: string }>;
beforeAll(async () => {
  provider = await startScriptedAiProvider();
  server = await startAdminServer({
    AI_BASE_URL: provider.url,
    CHAT_MODEL: 'un-modele',
    AI_EUROS_PER_MILLION_TOKENS: '2',
    ORBS_CREATED_BY: 'everyone',
    ROLES: 'api,projections,workflows',
  });
  const alix = await firstSuperadmin(server);
  ({ token } = await addAdmin(server, alix, { name: 'bea', role: 'admin' }));
  client = await registerConsentingClient(server, 'claire');
});
afterAll(async () => {
  await server.remove();
  await provider.close();
});

const ask = (route: string, body?: object) =>
  sendRequest(server, route, { token, ...(body === undefined ? {} : { body }) });
const shown = async (orbId: string) => (await ask(`GET /api/admin/orbs/${orbId}`)).body as Record<string, unknown>;
const offered = async () =>
  ((await sendRequest(server, 'GET /api/client/orbs', client)).body as Readonly<{ items: { orbId: string }[] }>).items;
const create = async (): Promise<string> => {
  const orbId = systemIds.next();
  expect(await ask('POST /api/admin/orbs', { orbId, ...definition })).toMatchObject({ status: 200 });
  await expect.poll(() => shown(orbId)).toMatchObject({ status: 'draft', version: 1 });
  return orbId;
};

describe('the orbs offered to every client', () => {
  it('are those that come with Écrin, at first', async () =>
    expect
      .poll(async () => (await ask('GET /api/admin/orbs')).body)
      .toMatchObject({
        items: inOrder.map((orbId) => ({ orbId, origin: 'ecrin', status: 'published', languages: ['fr', 'en'] })),
        own: { orbs: 0 },
        eurosPerMillionTokens: 2,
      }));

  it('are drafts until they are published; withdrawn, nobody can run them, and results stay', async () => {
    const orbId = await create();
    const asked = { orbId, text: 'Promis à Odile de rendre la clé.', values: { qui: 'Odile' } };
    expect((await offered()).map((one) => one.orbId)).not.toContain(orbId);
    expect(await requestRun(server, client.token, asked)).toMatchObject({
      status: 410,
      body: { code: 'orb.withdrawn' },
    });

    expect(await ask(`POST /api/admin/orbs/${orbId}/publication`)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await offered()).map((one) => one.orbId)).toContain(orbId);
    provider.script('chat', answerItems({ texte: 'Rendre la clé', notes: [1] }));
    const { runId } = await requestRun(server, client.token, asked);
    expect(await endedRun(server, client.token, runId)).toMatchObject({ status: 'completed' });
    await expect
      .poll(() => shown(orbId))
      .toMatchObject({ usage: { requested: 1, completed: 1, failed: 0 }, everCompleted: 1, status: 'published' });

    expect(await ask(`DELETE /api/admin/orbs/${orbId}/publication`, { why: 'Trop vague' })).toMatchObject({
      status: 200,
    });
    await expect.poll(() => shown(orbId)).toMatchObject({ status: 'withdrawn', withdrawn: { why: 'Trop vague' } });
    expect((await offered()).map((one) => one.orbId)).not.toContain(orbId);
    expect(await requestRun(server, client.token, asked)).toMatchObject({
      status: 410,
      body: { code: 'orb.withdrawn' },
    });
    expect(await endedRun(server, client.token, runId)).toMatchObject({ status: 'completed' });
  });

  it('have versions, each with who changed it and why', async () => {
    const orbId = await create();
    const { fr } = definition.instructions;
    const instructions = { fr: { ...fr, prompt: 'Relevez les promesses à [qui], en trois mots.' }, en: null };
    expect(await ask(`PUT /api/admin/orbs/${orbId}`, { ...definition, instructions, why: 'Plus court' })).toMatchObject(
      { status: 200 },
    );
    await expect
      .poll(() => shown(orbId))
      .toMatchObject({ version: 2, versions: [{ why: 'Plus court' }, { version: 1 }] });
  });

  it('keep their failures apart', async () => {
    const orbId = await create();
    await ask(`POST /api/admin/orbs/${orbId}/publication`);
    provider.script('chat', answerQuota);
    const { runId } = await requestRun(server, client.token, { orbId, text: 'Promis.', values: { qui: 'Odile' } });
    expect(await endedRun(server, client.token, runId)).toMatchObject({ status: 'failed', reason: 'quota' });
    await expect
      .poll(() => shown(orbId))
      .toMatchObject({ usage: { completed: 0, failed: 1, broken: 0 }, failures: { quota: 1 } });
  });

  it('are none of the clients’ own, which are only counted', async () => {
    const orbId = systemIds.next();
    const made = { orbId, ...definition, names: { fr: secret, en: null } };
    expect(await sendRequest(server, 'POST /api/client/orbs', { ...client, body: made })).toMatchObject({
      status: 200,
    });
    await expect.poll(async () => (await ask('GET /api/admin/orbs')).body).toMatchObject({ own: { orbs: 1 } });
    expect((await ask('GET /api/admin/orbs')).text).not.toContain(secret);
    for (const route of [`GET /api/admin/orbs/${orbId}`, `POST /api/admin/orbs/${orbId}/publication`])
      expect(await ask(route)).toMatchObject({ status: 404, body: { code: 'orb.not-found' } });
    expect(await ask(`PUT /api/admin/orbs/${orbId}`, { ...definition, why: null })).toMatchObject({ status: 404 });
  });
});

describe('a sample text', () => {
  const attempt = (orbId: string, values: object = { qui: 'Odile' }, language = 'fr') =>
    ask(`POST /api/admin/orbs/${orbId}/trials`, { language, text: 'Promis à Odile de rendre la clé.', values });
  it('is read under the contract, and stored nowhere', async () => {
    const orbId = await create();
    provider.script('chat', answerItems({ texte: 'Rendre la clé', notes: [1] }));
    expect(await attempt(orbId)).toMatchObject({
      status: 200,
      body: { model: 'un-modele', version: 1, result: { kind: 'list', items: [{ text: 'Rendre la clé' }] } },
    });
    expect(server.logged()).not.toContain('Odile');
  });
  it('is refused without what the orb asks, and in a language it does not have', async () => {
    const orbId = await create();
    expect(await attempt(orbId, {})).toMatchObject({ status: 400, body: { code: 'orb-run.value-missing' } });
    expect(await attempt(orbId, {}, 'en')).toMatchObject({ status: 400 });
  });
  it('says where nothing keeps the contract', async () => {
    const orbId = await create();
    provider.script('chat', answerChat({ rien: true }), answerChat({ rien: true }));
    expect(await attempt(orbId)).toMatchObject({ status: 503, body: { code: 'orb.trial-failed' } });
  });
});
