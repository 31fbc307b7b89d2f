import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
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

  it('understands a thought by labelled examples it is like', { timeout: 120_000 }, async () => {
    const { token, userId } = await registerTestClient(server, 'claire');
    const client = apiClient(server.url, { token, clientId: userId });
    const thoughtId = systemIds.next();
    const content = 'The router is down again and the technician never came. A day off wasted.';
    const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
    await client.call('POST', '/thoughts', { body: { thoughtId, content, ...moment } });
    await vi.waitFor(
      async () =>
        expect((await client.call('GET', `/thoughts/${thoughtId}`)).body).toMatchObject({
          mood: 'frustrated',
          category: 'problem',
          insights: { mood: { from: { engine: 'local', model: 'multilingual-e5-small' } } },
        }),
      { timeout: 90_000, interval: 200 },
    );
  });

  it('says so in its readiness', async () => {
    const { body } = await sendRequest(server, 'GET /readyz');
    expect(body).toMatchObject({ embedding: { engine: 'local', model: { status: 'ready' } } });
  });
});
