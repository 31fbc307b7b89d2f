import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { embeddingModel } from '@ecrin/testing/kits/embedding-model.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '../server.fixtures.ts';

const named = embeddingModel.missing === null ? '' : ` (${embeddingModel.missing})`;

describe.skipIf(embeddingModel.missing !== null)(`a server with an embedding model${named}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ROLES: 'api,projections,workflows', EMBEDDING_MODEL_FILE: embeddingModel.file });
  });
  afterAll(() => server.remove());

  const write = async (client: ApiClient, content: string): Promise<string> => {
    const thoughtId = systemIds.next();
    const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
    await client.call('POST', '/thoughts', { body: { thoughtId, content, ...moment } });
    return thoughtId;
  };
  const becomes = (client: ApiClient, thoughtId: string, expected: object) =>
    vi.waitFor(async () => expect((await client.call('GET', `/thoughts/${thoughtId}`)).body).toMatchObject(expected), {
      timeout: 90_000,
      interval: 200,
    });

  it('understands a thought by what it was trained on', { timeout: 120_000 }, async () => {
    const { token, userId } = await registerTestClient(server, 'claire');
    const client = apiClient(server.url, { token, clientId: userId });
    const content = 'The boiler is broken again and the technician never came. I am furious, a whole day wasted.';
    await becomes(client, await write(client, content), {
      mood: 'frustrated',
      category: 'problem',
      insights: { mood: { from: { engine: 'local', model: 'multilingual-e5-small', promptVersion: 'examples-4' } } },
    });
  });

  it(
    'gives a later thought the mood that the person set for one like it, to them alone, and says so',
    { timeout: 240_000 },
    async () => {
      const [first, later] = [
        'Couru huit kilomètres le long du canal.',
        'Encore couru au canal, sous la pluie, dix kilomètres.',
      ];
      const [paul, nadia] = await Promise.all(
        ['paul', 'nadia'].map(async (name) => {
          const { token, userId } = await registerTestClient(server, name);
          return apiClient(server.url, { token, clientId: userId });
        }),
      );
      if (!paul || !nadia) throw new Error('nobody');
      const corrected = await write(paul, first);
      await becomes(paul, corrected, { receipt: 'analysed', mood: null });
      await paul.call('PUT', `/thoughts/${corrected}/insights/mood`, { body: { value: 'calm' } });
      await becomes(paul, corrected, { mood: 'calm' });
      await becomes(paul, await write(paul, later), {
        mood: 'calm',
        insights: { mood: { from: { by: 'ai', promptVersion: 'examples-4+own-mood' } } },
      });
      await becomes(nadia, await write(nadia, later), { receipt: 'analysed', mood: null });
    },
  );

  it('says so in its readiness', async () => {
    const { body } = await sendRequest(server, 'GET /readyz');
    expect(body).toMatchObject({
      embedding: { engine: 'local', model: { status: 'ready' }, measure: 'passed', refused: null },
    });
  });
});
