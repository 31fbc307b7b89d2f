import { thoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAdminServer } from '#test/admin/admin.fixtures.ts';
import { registerTestClient, sendRequest, type TestServer } from '#test/server.fixtures.ts';

describe('words from a device whose time zone the server does not know', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startAdminServer();
    ({ token } = await registerTestClient(server, 'anne'));
  });
  afterAll(() => server.remove());

  /** Returns the zone it was kept with. */
  const write = async (timeZone: string): Promise<string> => {
    const thoughtId = systemIds.next();
    server.advanceClock(1_000);
    const { status, body } = await sendRequest(server, 'POST /api/client/thoughts', {
      token,
      body: { thoughtId, content: 'La brume.', occurredAt: server.now().toISOString(), timeZone },
    });
    expect(status).toBe(200);
    const { position } = Object(body);
    const shown = await sendRequest(server, `GET /api/client/thoughts/${thoughtId}`, {
      token,
      headers: { 'X-At-Least': String(position) },
    });
    return thoughtDetail.parse(shown.body).timeZone;
  };

  it('are kept, in the zone of the newest thought, and in UTC before there is one', async () => {
    const zones: string[] = [];
    for (const zone of ['Etc/Unknown', 'Asia/Tokyo', 'Foo/Bar', '-01:53']) zones.push(await write(zone));
    expect(zones).toEqual(['UTC', 'Asia/Tokyo', 'Asia/Tokyo', 'Asia/Tokyo']);
  });
});
