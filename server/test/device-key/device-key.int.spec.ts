import { sealedDeviceKeyAnswer } from '@ecrin/contracts/client/device-key.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';

describe('the key of a lock that a person put on a device', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const key = Buffer.alloc(32, 7).toString('base64');
  const seal = async (token: string) =>
    sealedDeviceKeyAnswer.parse(
      (await sendRequest(server, 'POST /api/client/device-key/seal', { token, body: { key } })).body,
    ).sealed;
  const open = (token: string, sealed: string) =>
    sendRequest(server, 'POST /api/client/device-key/open', { token, body: { sealed } });

  it('given it was sealed, when the person has just signed in, then it is opened, and the sealed form does not contain it', async () => {
    const { token } = await registerTestClient(server, 'camille');
    const sealed = await seal(token);
    expect(Buffer.from(sealed, 'base64').includes(Buffer.from(key, 'base64'))).toBe(false);
    expect(await seal(token)).not.toBe(sealed);
    const answer = await open(token, sealed);
    expect([answer.status, answer.body]).toEqual([200, { key }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('given a session that has been open for a while, then it is not opened', async () => {
    const { token } = await registerTestClient(server, 'sacha');
    const sealed = await seal(token);
    server.advanceClock(11 * 60_000);
    const answer = await open(token, sealed);
    expect(answer).toMatchObject({ status: 403, body: { code: 'client.sign-in-again' } });
  });

  it('given it was sealed for somebody else, or a byte differs, then it is not opened', async () => {
    const [mine, theirs] = [await registerTestClient(server, 'lou'), await registerTestClient(server, 'noa')];
    const sealed = await seal(theirs.token);
    const changed = Buffer.from(await seal(mine.token), 'base64');
    changed[20] = (changed[20] ?? 0) ^ 1;
    for (const foreign of [sealed, changed.toString('base64'), '', 'AAAA']) {
      const answer = await open(mine.token, foreign);
      expect(answer).toMatchObject({ status: 409, body: { code: 'client.device-key-foreign' } });
    }
  });
});
