import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';

describe('thoughts that are erased one by one', () => {
  let server: TestServer;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startTestServer({ ROLES: 'api,projections', BACKUPS_TO: 'off' });
    claire = await registerTestClient(server, 'claire');
  }, 60_000);
  afterAll(() => server.remove());

  const eraseOne = async ({ token }: SignedInClient) => {
    const thoughtIds = [await storyActsOf(server, token).write('Le lac.')];
    const answer = await sendRequest(server, 'POST /api/client/erasures', { token, body: { thoughtIds, sounds: [] } });
    return answer.status === 200 ? 'asked' : (answer.body as { code?: string }).code;
  };

  it('by a session that was opened a while ago, need a proof of who asks from the sixth of a day on', async () => {
    const paul = await registerTestClient(server, 'paul');
    server.advanceClock(11 * 60_000);
    for (let times = 0; times < 5; times += 1) expect(await eraseOne(claire)).toBe('asked');
    expect(await eraseOne(claire)).toBe('client.sign-in-again');
    // Of each account its own.
    expect(await eraseOne(paul)).toBe('asked');
    const proved = await sendRequest(server, 'POST /api/client/confirmation', {
      token: claire.token,
      body: { password },
    });
    expect(proved.status).toBeLessThan(300);
    for (let times = 0; times < 2; times += 1) expect(await eraseOne(claire)).toBe('asked');
  });
});
