import type { DeliveryTest, EngineTest, ServiceParts } from '@ecrin/contracts/service-settings/service-checks.ts';
import { missingSpeechAssetsNote, speechAssets } from '@ecrin/testing/kits/speech-assets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesTo } from '#test/auth/outbox.fixtures.ts';
import { sendRequest, type TestServer } from '#test/server.fixtures.ts';
import { addAdmin, firstSuperadmin, startAdminServer, type EnrolledAdmin } from './admin.fixtures.ts';

describe('the parts of the service', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let beaToken: string;
  beforeAll(async () => {
    server = await startAdminServer({ ROLES: 'api,projections,workflows' });
    alix = await firstSuperadmin(server);
    beaToken = (await addAdmin(server, alix, { name: 'bea', role: 'admin' })).token;
  });
  afterAll(() => server.remove());

  const test = (path: string, body: object, token = alix.token) =>
    sendRequest(server, `POST /api/admin/settings/${path}`, { token, body });

  it('are listed for every administrator', async () => {
    const { status, body } = await sendRequest(server, 'GET /api/admin/settings/parts', { token: beaToken });
    const { engines, deliveries, outbox } = body as ServiceParts;
    expect(status).toBe(200);
    expect(engines.map(({ engine, host }) => [engine, host])).toEqual([
      ['transcriber', null],
      ['analyst', null],
      ['writer', null],
      ['embedding', null],
    ]);
    // Neither the writer nor meaning has a model here, and nobody wants one: none of them is away.
    expect(engines.filter(({ state }) => state === 'off').map(({ engine }) => engine)).toEqual(['writer', 'embedding']);
    expect(engines.map(({ measure }) => measure)).toEqual([null, null, 'no-model', 'no-model']);
    expect(deliveries.map(({ channel, goes }) => [channel, goes])).toEqual([
      ['mail', 'outbox'],
      ['sms', 'outbox'],
      ['whatsapp', 'outbox'],
      ['push', 'sent'],
    ]);
    expect(outbox).toMatch(/outbox$/);
  });
  it('are tried by superadmins', async () => {
    expect(await test('engine-tests', { engine: 'analyst' }, beaToken)).toMatchObject({ status: 403 });
    expect(await test('delivery-tests', { channel: 'mail' }, beaToken)).toMatchObject({ status: 403 });
    const analysis = (await test('engine-tests', { engine: 'analyst' })).body as EngineTest;
    expect(analysis).toEqual({ ms: expect.any(Number), model: expect.any(String), heard: null, failure: null });
    expect((await test('engine-tests', { engine: 'writer' })).body).toMatchObject({ failure: 'model-missing' });
  });
  it('send a test by mail to one’s own address, and to a telephone', async () => {
    const mailed = (await test('delivery-tests', { channel: 'mail' })).body as DeliveryTest;
    expect(mailed).toMatchObject({ goes: 'outbox', failure: null });
    const mail = expect.objectContaining({ channel: 'mail', subject: 'Un essai d’Écrin' });
    expect(await messagesTo(server, mailed.to)).toContainEqual(mail);
    const phone = '+33612345678';
    expect((await test('delivery-tests', { channel: 'sms', phone })).body).toMatchObject({ to: phone, failure: null });
    expect(await test('delivery-tests', { channel: 'sms', phone: '12' })).toMatchObject({ status: 400 });
  });
  it('are not tried without end', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => test('engine-tests', { engine: 'writer' })));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe.skipIf(speechAssets.missing)(`a test of transcription on this machine${missingSpeechAssetsNote}`, () => {
  it('hears the words of the built-in sentence, and names the model that did', async () => {
    const server = await startAdminServer({
      ROLES: 'api,projections,workflows',
      SPEECH_MODEL_DIR: speechAssets.modelDir,
    });
    try {
      const { token } = await firstSuperadmin(server);
      const body = { engine: 'transcriber' };
      const answer = await sendRequest(server, 'POST /api/admin/settings/engine-tests', { token, body });
      const tried = answer.body as EngineTest;
      expect(tried).toMatchObject({ failure: null, model: expect.stringMatching(/\S/), heard: { words: 8 } });
      expect(tried.heard?.matched).toBeGreaterThanOrEqual(4);
    } finally {
      await server.remove();
    }
  }, 90_000);
});
