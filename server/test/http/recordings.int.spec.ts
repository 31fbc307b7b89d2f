import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, sha256, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const sound = wavOf(new Float32Array(50_000));
let server: TestServer;
let claire: SignedInClient;
let client: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  claire = await registerTestClient(server, 'claire');
  client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
});
afterAll(() => server.remove());

it.each(['1e1', '0x0a', '010', '%2010', '%20', '+10', '10.0'])(
  'given %s as a chunk number, then the request is malformed and nothing is stored',
  async (seq) => {
    const recordingId = systemIds.next();
    const { status } = await sendRequest(server, `PUT /api/client/recordings/${recordingId}/chunks/${seq}`, {
      token: claire.token,
      body: 'sound',
      headers: { 'X-Chunk-SHA256': sha256(Buffer.from('sound')) },
    });
    expect(status).toBe(400);
    expect((await client.call('GET', `/recordings/${recordingId}`)).body['chunks']).toEqual([]);
  },
);

it('given three seals of one recording at once, then all get the same thought', async () => {
  const chunks = Array.from({ length: 8 }, () => Buffer.concat([sound, Buffer.alloc(400_000)]));
  for (let round = 0; round < 10; round += 1) {
    const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
    for (const [seq, bytes] of chunks.entries()) await client.upload(recordingId, seq, bytes);
    const body = {
      thoughtId,
      chunks: chunks.length,
      sha256: sha256(Buffer.concat(chunks)),
      durationMs: 3_125,
      occurredAt: '2026-01-02T09:00:00.000Z',
      timeZone: 'Europe/Paris',
    };
    const seal = () => client.call('POST', `/recordings/${recordingId}/seal`, { body });
    const answers = await Promise.all([seal(), seal(), seal()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
  }
}, 60_000);

it('given an address that plays a recording without a bearer token, when its session ends, then it plays no more', async () => {
  const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
  await client.upload(recordingId, 0, sound);
  await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: {
      thoughtId,
      chunks: 1,
      sha256: sha256(sound),
      durationMs: 3_125,
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
    },
  });
  const { url } = (await client.call('POST', `/thoughts/${thoughtId}/audio-ticket`)).body;
  expect((await fetch(`${server.url}${String(url)}`)).status).toBe(200);
  expect((await sendRequest(server, 'DELETE /api/client/session', { token: claire.token })).status).toBeLessThan(300);
  expect((await fetch(`${server.url}${String(url)}`)).status).toBe(404);
});
