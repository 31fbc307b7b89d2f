import { readFileSync } from 'node:fs';
import type { RecordingsToErase } from '@ecrin/contracts/service-settings/recording-retention.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import {
  answerJson,
  startScriptedAiProvider,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { apiClient, sha256, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerConsentingClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { addAdmin, firstSuperadmin, signInWithCode, startAdminServer, type EnrolledAdmin } from './admin.fixtures.ts';
import { exceptionalAccessAs } from './exceptional-access.fixtures.ts';

const waiting = { timeout: 40_000, interval: 100 };
const dayMs = 86_400_000;
// A voice that reads a sentence: of silence nothing is transcribed.
const sound = readFileSync(new URL('../../assets/spoken-sample.wav', import.meta.url));

let provider: ScriptedAiProvider;
let server: TestServer;
let alix: EnrolledAdmin;
let beaToken: string;
let claire: SignedInClient;
let client: ApiClient;
let thoughtId: string;
beforeAll(async () => {
  provider = await startScriptedAiProvider();
  server = await startAdminServer({
    AI_BASE_URL: provider.url,
    TRANSCRIPTION_MODEL: 'une-oreille',
    ROLES: 'api,projections,workflows',
  });
  const segments = [{ text: 'Où est la clé ?', start: 0, end: 1, avg_logprob: -0.1, no_speech_prob: 0 }];
  provider.script('transcription', answerJson(200, { text: 'Où est la clé ?', segments, words: [] }));
  alix = await firstSuperadmin(server);
  beaToken = (await addAdmin(server, alix, { name: 'bea', role: 'admin' })).token;
  claire = await registerConsentingClient(server, 'claire');
  client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
  thoughtId = await speak();
});
afterAll(async () => {
  await server.remove();
  await provider.close();
});

const asAdmin = (request: string, { token = alix.token, body }: { token?: string; body?: unknown } = {}) =>
  sendRequest(server, request, { token, body });
const asClaire = (request: string) => sendRequest(server, request, { token: claire.token });
const change = (recordingsKeptDays: number | null, token = alix.token) =>
  asAdmin('PUT /api/admin/settings', { token, body: { changes: { recordingsKeptDays } } });
const retention = async () => (await asClaire('GET /api/client/recording-retention')).body;
const preview = async (days: number) =>
  (await asAdmin(`GET /api/admin/settings/recordings-to-erase?days=${days}`, { token: beaToken }))
    .body as RecordingsToErase;
const thought = async () => (await asClaire(`GET /api/client/thoughts/${thoughtId}`)).body as ThoughtDetail;
const notices = async () =>
  (
    (await asClaire('GET /api/client/notifications')).body as {
      items: readonly { title: string; subject: { kind: string } | null }[];
    }
  ).items.filter(({ subject }) => subject?.kind === 'recording-retention');

const speak = async (): Promise<string> => {
  const [id, recordingId] = [systemIds.next(), systemIds.next()];
  await client.upload(recordingId, 0, sound);
  const occurredAt = server.now().toISOString();
  const sealed = { thoughtId: id, chunks: 1, sha256: sha256(sound), durationMs: 3_000, occurredAt, timeZone: 'UTC' };
  await client.call('POST', `/recordings/${recordingId}/seal`, { body: sealed });
  return id;
};
/** Time passes with the server off; sessions are renewed by signing in. */
const passDays = async (days: number): Promise<void> => {
  await server.restart(async () => server.advanceClock(days * dayMs));
};

describe('keeping recordings for a number of days', () => {
  it('is a grave setting of superadmins, within its bounds', async () => {
    expect((await change(90, beaToken)).status).toBe(403);
    expect((await change(6)).status).toBe(400);
    expect((await change(3_651)).status).toBe(400);
    server.advanceClock(11 * 60_000);
    expect(await change(90)).toMatchObject({ status: 403, body: { code: 'admin.fresh-code-required' } });
    const code = { body: { code: alix.code() } };
    expect((await asAdmin('POST /api/admin/second-factor/proof', code)).status).toBe(204);
    expect(await retention()).toEqual({ inForce: null, coming: null });
  });
  it('says before how many recordings of how many clients would go on the first day', async () => {
    await expect.poll(() => preview(7), waiting).toMatchObject({ recordings: 1, clients: 1 });
    expect(await preview(90)).toMatchObject({ recordings: 0, clients: 0, inForce: null, coming: null });
  });
  it('is announced to clients once, in their language', async () => {
    expect((await change(7)).status).toBe(200);
    await expect.poll(() => retention(), waiting).toMatchObject({ inForce: null, coming: { keptDays: 7 } });
    await expect.poll(() => notices(), waiting).toHaveLength(1);
    const [notice] = await notices();
    expect(notice?.title).toMatch(/^À partir du \d\d\/\d\d\/\d{4}, vos enregistrements seront gardés 7\sjours$/);
  });
  it('is cancelled by keeping them again before its day, and by undoing', async () => {
    expect((await change(null)).status).toBe(200);
    await expect.poll(() => retention(), waiting).toEqual({ inForce: null, coming: null });
    await expect.poll(() => notices(), waiting).toHaveLength(2);
    const { body } = await asAdmin('GET /api/admin/settings/changes');
    const [last] = (body as { items: readonly { change: number; before: number }[] }).items;
    expect(last).toMatchObject({ before: 7 });
    expect((await asAdmin(`POST /api/admin/settings/changes/${last?.change}/undo`)).status).toBe(200);
    await expect.poll(() => retention(), waiting).toMatchObject({ coming: { keptDays: 7 } });
  });
  it('erases the sound when its day has come, and nothing else', async () => {
    expect(await thought()).toMatchObject({ content: 'Où est la clé ?', audio: { erasedAt: null } });
    await expect.poll(() => notices(), waiting).toHaveLength(3);
    await passDays(33);
    claire = await signIn();
    await expect.poll(async () => (await thought()).audio?.erasedAt, waiting).toEqual(expect.any(String));
    expect(await thought()).toMatchObject({
      kind: 'spoken',
      content: 'Où est la clé ?',
      audio: { fileSize: 0, durationMs: expect.any(Number), parts: [{ erasedAt: expect.any(String) }] },
    });
    expect(await retention()).toMatchObject({ inForce: { keptDays: 7 }, coming: null });
  });
  it('has its own sentence wherever the sound is asked for', async () => {
    const refused = { status: 410, body: { code: 'thought.sound-erased' } };
    expect(await asClaire(`GET /api/client/thoughts/${thoughtId}/audio`)).toMatchObject(refused);
    expect(await asClaire(`POST /api/client/thoughts/${thoughtId}/audio-ticket`)).toMatchObject(refused);
    const listed = (await asClaire('GET /api/client/thoughts?audio=true')).body as { total: number };
    expect(listed.total).toBe(0);
  });
  it('has it in an exceptional access too, which opens the words and records no opened sound', async () => {
    const session = await signInWithCode(server, alix);
    const access = exceptionalAccessAs(server, claire.userId, session);
    expect((await access.open()).status).toBe(200);
    expect(await access.listen(thoughtId)).toMatchObject({ status: 410, body: { code: 'thought.sound-erased' } });
    expect((await access.list()).listed.items).toMatchObject([{ thoughtId, kind: 'spoken', opened: [] }]);
    expect((await access.read(thoughtId)).thought).toMatchObject({
      content: 'Où est la clé ?',
      audio: { erasedAt: expect.any(String) },
    });
    await access.close();
  });
  it('leaves the archive whole: the words are there, and no sound is called missing', async () => {
    const { url } = (await asClaire('POST /api/client/export')).body as { url: string };
    const response = await fetch(server.url + url);
    const files = [...readZip(Buffer.from(await response.arrayBuffer())).keys()];
    expect(files.filter((name) => name.startsWith('Pensées/'))).toHaveLength(1);
    expect(files.filter((name) => /\.wav$|manquants/.test(name))).toEqual([]);
  });
});

const signIn = async (): Promise<SignedInClient> => {
  const body = { email: 'claire@exemple.fr', password: 'cerisier-de-juin' };
  const answer = await sendRequest(server, 'POST /api/client/login', { body });
  return { ...(answer.body as SignedInClient), email: body.email, cookie: '' };
};
