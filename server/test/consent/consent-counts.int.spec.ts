import { describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer } from '#test/admin/admin.fixtures.ts';
import { registerConsentingClient, registerTestClient, sendRequest } from '#test/server.fixtures.ts';

describe('administrators', () => {
  it('see how many clients accept each purpose, and nobody’s name', async () => {
    const server = await startAdminServer({
      AI_BASE_URL: 'https://models.invalid/v1',
      TRANSCRIPTION_MODEL: 'une-oreille',
    });
    const { token } = await firstSuperadmin(server);
    for (const name of ['anne', 'bruno']) await registerConsentingClient(server, name);
    await registerTestClient(server, 'claire');
    const counted = async () => (await sendRequest(server, 'GET /api/admin/consents', { token })).body;
    await expect.poll(counted).toEqual({
      items: [{ purpose: 'transcription', host: 'models.invalid', model: 'une-oreille', clients: 2, sendings: 0 }],
    });
    await server.remove();
  });
});
