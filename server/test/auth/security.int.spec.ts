import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  cookieOf,
  startTestServer,
  password,
  registerTestClient,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

type Listed = Readonly<{
  sessionId: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}>;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const newPassword = 'un verger sous la neige';

describe('account security', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.remove());

  const enter = (email: string, secret = password) =>
    sendRequest(server, 'POST /api/client/login', {
      body: { email, password: secret },
      headers: { 'User-Agent': firefox },
    });
  const tokenOf = ({ body }: Readonly<{ body: unknown }>) => (body as Readonly<{ token: string }>).token;
  const listOf = async (token: string) =>
    ((await sendRequest(server, 'GET /api/client/sessions', { token })).body as Readonly<{ items: readonly Listed[] }>)
      .items;
  const statusOf = async (token: string) => (await sendRequest(server, 'GET /api/client/me', { token })).status;
  const change = (
    { token }: Pick<SignedInClient, 'token'>,
    currentPassword: string,
    { wanted = newPassword, key = '' } = {},
  ) =>
    sendRequest(server, 'PUT /api/client/password', {
      token,
      body: { currentPassword, newPassword: wanted },
      headers: { 'Idempotency-Key': key },
    });

  describe('sessions', () => {
    it('are listed with device, last use, and a mark on the current one', async () => {
      const claire = await registerTestClient(server, 'claire');
      const second = await enter(claire.email);
      server.advanceClock(60_000);
      await sendRequest(server, 'POST /api/client/session', { headers: { Cookie: cookieOf(second) } });
      const [used, first, ...more] = await listOf(claire.token);
      expect(more).toEqual([]);
      expect([used, first]).toMatchObject([
        { browser: 'Firefox', system: 'Linux', isCurrent: false },
        { browser: null, system: null, isCurrent: true },
      ]);
      expect(Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.createdAt ?? '')).toBeGreaterThanOrEqual(60_000);
    });

    it('are ended one by one, cookie included, and ending twice is the same as once', async () => {
      const paul = await registerTestClient(server, 'paul');
      const second = await enter(paul.email);
      const { sessionId = '' } = (await listOf(paul.token)).find(({ isCurrent }) => !isCurrent) ?? {};
      for (const _time of [1, 2])
        expect((await sendRequest(server, `DELETE /api/client/sessions/${sessionId}`, paul)).status).toBe(204);
      expect([await statusOf(tokenOf(second)), await statusOf(paul.token)]).toEqual([401, 200]);
      expect(
        (await sendRequest(server, 'POST /api/client/session', { headers: { Cookie: cookieOf(second) } })).status,
      ).toBe(401);
      expect((await listOf(paul.token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    });

    it('are ended all but the current one, of this client only', async () => {
      const [lea, noe] = [await registerTestClient(server, 'lea'), await registerTestClient(server, 'noe')];
      const others = [await enter(lea.email), await enter(lea.email)].map(tokenOf);
      expect((await sendRequest(server, 'DELETE /api/client/sessions', lea)).status).toBe(204);
      expect(await Promise.all([...others, lea.token, noe.token].map(statusOf))).toEqual([401, 401, 200, 200]);
    });
  });

  describe('the password', () => {
    it('is changed with the current one; other sessions end, and only the new one works, also after a restart', async () => {
      const nina = await registerTestClient(server, 'nina');
      const other = tokenOf(await enter(nina.email));
      expect((await change(nina, password)).status).toBe(204);
      expect([await statusOf(nina.token), await statusOf(other)]).toEqual([200, 401]);
      await server.restart();
      expect([(await enter(nina.email)).status, (await enter(nina.email, newPassword)).status]).toEqual([401, 200]);
    });

    it('is unchanged without the current one, and the session stays valid', async () => {
      const max = await registerTestClient(server, 'max');
      const other = tokenOf(await enter(max.email));
      expect(await change(max, 'pas-le-bon-mot')).toMatchObject({
        status: 403,
        body: { code: 'client.current-password-refused' },
      });
      expect([await statusOf(max.token), await statusOf(other), (await enter(max.email)).status]).toEqual([
        200, 200, 200,
      ]);
    });

    it.each([
      ['court', 'client.password-too-short'],
      ['motdepasse', 'client.password-too-common'],
    ])('is not changed to %s', async (wanted, code) => {
      const person = await registerTestClient(server, `refus-${wanted}`);
      expect(await change(person, password, { wanted })).toMatchObject({ status: 400, body: { code } });
      expect((await enter(person.email)).status).toBe(200);
    });

    it('allows at most ten attempts, counted with sign-ins', async () => {
      const eva = await registerTestClient(server, 'eva');
      for (const _try of Array.from({ length: 6 })) expect((await change(eva, 'pas-le-bon-mot')).status).toBe(403);
      for (const _try of Array.from({ length: 4 })) expect((await enter(eva.email, 'pas-le-bon-mot')).status).toBe(401);
      const refused = await change(eva, password);
      expect(refused).toMatchObject({ status: 429, body: { code: 'client.too-many-passwords' } });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    });

    it('is changed once by two concurrent changes', async () => {
      const zoe = await registerTestClient(server, 'zoe');
      const wanted = [newPassword, 'une autre idée du verger'] as const;
      const answers = await Promise.all(wanted.map((one) => change(zoe, password, { wanted: one })));
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 403]));
      const opened = await Promise.all(wanted.map(async (one) => (await enter(zoe.email, one)).status));
      expect(opened).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)));
    });

    it('repeats the first answer for the same command, changing nothing', async () => {
      const ines = await registerTestClient(server, 'ines');
      for (const _time of [1, 2]) expect((await change(ines, password, { key: 'one-change' })).status).toBe(204);
      expect((await enter(ines.email, newPassword)).status).toBe(200);
    });
  });
});
