import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
import { languageModel } from '@ecrin/testing/kits/language-model.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '../server.fixtures.ts';

const named = languageModel.missing === null ? '' : ` (${languageModel.missing})`;
const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };

describe.skipIf(languageModel.missing !== null)(`a server with a model that writes${named}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ROLES: 'api,projections,workflows', LANGUAGE_MODEL: languageModel.file });
  });
  afterAll(() => server.remove());

  it('understands a thought with it, in the thought’s own words', { timeout: 240_000 }, async () => {
    const { token, userId } = await registerTestClient(server, 'claire');
    const client = apiClient(server.url, { token, clientId: userId });
    const thoughtId = systemIds.next();
    const content = 'Le technicien n’est pas venu. La box est encore en panne, une journée de congé gâchée.';
    await client.call('POST', '/thoughts', { body: { thoughtId, content, ...moment, language: 'fr' } });
    await vi.waitFor(
      async () => {
        const { body } = await client.call('GET', `/thoughts/${thoughtId}`);
        const { mood, category, tags } = body as Readonly<{ mood: string | null; category: string; tags: string[] }>;
        expect(body).toMatchObject({
          insights: { category: { from: { engine: 'local', promptVersion: 'understand-2' } } },
        });
        expect(category).toEqual(expect.any(String));
        expect(mood === null || typeof mood === 'string').toBe(true);
        for (const tag of tags) expect(content.toLowerCase()).toContain(tag.toLowerCase());
      },
      { timeout: 200_000, interval: 500 },
    );
  });

  it('says so in its readiness', async () => {
    const { body } = await sendRequest(server, 'GET /readyz');
    expect(body).toMatchObject({
      languageModel: { status: 'ready' },
      chat: { model: expect.stringContaining('qwen') },
    });
  });
});

it('a server whose model file is missing says so, and starts', async () => {
  const server = await startTestServer({ ROLES: 'api,projections,workflows', LANGUAGE_MODEL: '/nowhere/model.gguf' });
  const { body } = await sendRequest(server, 'GET /readyz');
  expect(body).toMatchObject({
    ready: true,
    languageModel: { status: 'missing' },
    chat: { model: null, measure: 'no-model' },
  });
  await server.remove();
});
