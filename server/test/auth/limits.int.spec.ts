import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest, startTestServer, password, registerTestClient, type TestServer } from '#test/server.fixtures.ts';

const windowMs = 15 * 60_000;

describe('password guessing', { timeout: 90_000 }, () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.remove());

  const tries = async (email: string, count: number, secret = 'pas-le-bon-mot') => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1)
      statuses.push(
        (await sendRequest(server, 'POST /api/client/login', { body: { email, password: secret } })).status,
      );
    return statuses;
  };

  /** A person and the cookies of their known devices. */
  const withDevice = async (name: string) => {
    const { email } = await registerTestClient(server, name);
    const { headers } = await sendRequest(server, 'POST /api/client/login', { body: { email, password } });
    return {
      email,
      devices: headers
        .getSetCookie()
        .flatMap((cookie) => (cookie.startsWith('ecrin-device') ? [cookie.split(';')[0] ?? ''] : [])),
    };
  };

  it('stops after ten attempts, for known and unknown addresses, also after a restart, until the window ends', async () => {
    await registerTestClient(server, 'claire');
    for (const email of ['claire@exemple.fr', 'personne@exemple.fr']) {
      expect(await tries(email, 12)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    }
    await server.restart();
    const refused = await sendRequest(server, 'POST /api/client/login', {
      body: { email: 'claire@exemple.fr', password },
    });
    expect(refused).toMatchObject({ status: 429, body: { code: 'client.too-many-passwords' } });
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);

    server.advanceClock(windowMs);
    expect(await tries('claire@exemple.fr', 1, password)).toEqual([200]);
  });

  it('is limited to ten attempts when they are concurrent', async () => {
    await registerTestClient(server, 'paul');
    const answers = await Promise.all(Array.from({ length: 25 }, () => tries('paul@exemple.fr', 1)));
    expect(answers.flat().filter((status) => status === 401)).toHaveLength(10);
  });

  it('does not count the right password, and does not reset wrong attempts', async () => {
    await registerTestClient(server, 'nina');
    await tries('nina@exemple.fr', 9);
    expect(await tries('nina@exemple.fr', 3, password)).toEqual([200, 200, 200]);
    expect(await tries('nina@exemple.fr', 2)).toEqual([401, 429]);
  });

  describe('with an account of one’s own at the same address', () => {
    const registerAndAttempt = async (email: string) =>
      (
        await sendRequest(server, 'POST /api/client/register', {
          body: { email, password: 'à-moi-seulement', firstname: 'Autre' },
        })
      ).body as SessionToken;
    const enter = (email: string, secret: string, headers = {}) =>
      sendRequest(server, 'POST /api/client/login', { body: { email, password: secret }, headers });

    it('gains no attempt at the other account', async () => {
      const { email } = await registerTestClient(server, 'cible');
      const { userId: own } = await registerAndAttempt(email);
      await tries(email, 10);
      expect(await tries(email, 1, 'à-moi-seulement')).toEqual([429]);
      server.advanceClock(windowMs);
      await tries(email, 9);
      expect(await tries(email, 3, 'à-moi-seulement')).toEqual([200, 200, 200]);
      // The ten attempts at the other account are used up: its correct password is now refused.
      expect((await enter(email, password)).status).toBe(401);
      expect((await enter(email, 'à-moi-seulement')).status).toBe(429);
      server.advanceClock(windowMs);
      expect([(await enter(email, password)).body, (await enter(email, 'à-moi-seulement')).body]).toMatchObject([
        { userId: expect.not.stringMatching(own) },
        { userId: own },
      ]);
    });

    it('gains none from a device known to one’s own account', async () => {
      const { email } = await registerTestClient(server, 'visee');
      await registerAndAttempt(email);
      const Cookie = (await enter(email, 'à-moi-seulement')).headers.getSetCookie()[1]?.split(';')[0] ?? '';
      for (const _try of Array.from({ length: 10 }))
        expect((await enter(email, 'pas-le-bon-mot', { Cookie })).status).toBe(401);
      expect((await enter(email, password, { Cookie })).status).toBe(429);
      expect((await enter(email, password)).status).toBe(401);
    });

    it('gains none by setting each guess as one’s own password', async () => {
      const victim = await registerTestClient(server, 'devinee');
      const own = await registerAndAttempt(victim.email);
      let current = 'à-moi-seulement';
      const guess = async (secret: string) => {
        const { status } = await sendRequest(server, 'PUT /api/client/password', {
          token: own.token,
          body: { currentPassword: current, newPassword: secret },
        });
        if (status === 204) current = secret;
        return status;
      };
      for (const index of Array.from({ length: 10 }).keys()) expect(await guess(`essai-numéro-${index}`)).toBe(204);
      // The attempts at the other account are used up: its password is accepted as a new one, for the caller's own account.
      expect(await guess(password)).toBe(204);
      expect((await enter(victim.email, password)).body).toMatchObject({ userId: own.userId });
    });
  });

  it('does not lock out an owner on a known device', async () => {
    const {
      email,
      devices: [Cookie = ''],
    } = await withDevice('owner');
    expect(await tries(email, 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(await tries(email, 1, password)).toEqual([429]);
    const enter = (secret: string, headers: Readonly<Record<string, string>>) =>
      sendRequest(server, 'POST /api/client/login', { body: { email, password: secret }, headers }).then(
        ({ status }) => status,
      );
    expect(await enter(password, { Cookie })).toBe(200);
    await server.restart();
    expect(await enter(password, { Cookie })).toBe(200);
    // The device has ten attempts of its own, and is known to our own pages only.
    for (const _try of Array.from({ length: 10 })) expect(await enter('pas-le-bon-mot', { Cookie })).toBe(401);
    expect(await enter(password, { Cookie })).toBe(429);
    expect(await enter(password, { Cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(429);
  });

  it('gains nothing from a device known to another account, or a forged one', async () => {
    const {
      devices: [other = ''],
    } = await withDevice('autrui');
    const { email } = await withDevice('visee');
    await tries(email, 10);
    for (const Cookie of [other, other.replace(/\.\w+$/, `.${'0'.repeat(64)}`), 'ecrin-device=.', 'ecrin-device=x']) {
      expect(
        (await sendRequest(server, 'POST /api/client/login', { body: { email, password }, headers: { Cookie } }))
          .status,
      ).toBe(429);
    }
  });

  it('from one network address is limited over all accounts', async () => {
    await tries('personne@exemple.fr', 99);
    expect(await tries('une@exemple.fr', 1)).toEqual([401]);
    expect(await tries('autre@exemple.fr', 1)).toEqual([429]);
    server.advanceClock(windowMs);
    expect(await tries('autre@exemple.fr', 1)).toEqual([401]);
  });

  it('gets the same answer for known and unknown addresses', async () => {
    await registerTestClient(server, 'lea');
    const known = await sendRequest(server, 'POST /api/client/login', {
      body: { email: 'lea@exemple.fr', password: 'pas-le-bon-mot' },
    });
    const unknown = await sendRequest(server, 'POST /api/client/login', {
      body: { email: 'rien@exemple.fr', password: 'pas-le-bon-mot' },
    });
    expect(known.text).toBe(unknown.text);
    expect(known).toMatchObject({ status: 401, body: { code: 'client.credentials-refused' } });
  });
});

describe('behind a trusted proxy', { timeout: 90_000 }, () => {
  const exhaust = (server: TestServer, from: string) =>
    Promise.all(
      Array.from({ length: 101 }, () =>
        sendRequest(server, 'POST /api/client/login', {
          body: { email: 'personne@exemple.fr', password },
          headers: { 'X-Forwarded-For': from },
        }),
      ),
    );
  const once = async (server: TestServer, from: string) =>
    (
      await sendRequest(server, 'POST /api/client/login', {
        body: { email: 'autre@exemple.fr', password },
        headers: { 'X-Forwarded-For': from },
      })
    ).status;

  it('each caller has their own address, whatever they send in the header', async () => {
    const server = await startTestServer({ TRUSTED_PROXIES: '1' });
    try {
      await exhaust(server, '203.0.113.7');
      expect(await once(server, '198.51.100.1, 203.0.113.7')).toBe(429);
      expect(await once(server, '203.0.113.8')).toBe(401);
      await exhaust(server, '2001:db8:1:2::7');
      expect(await once(server, '2001:db8:1:2:ffff::8')).toBe(429);
      expect(await once(server, '2001:db8:1:3::7')).toBe(401);
    } finally {
      await server.remove();
    }
  });

  it('two hundred addresses share ten attempts, and an owner on a known device still gets in', async () => {
    const server = await startTestServer({ TRUSTED_PROXIES: '1' });
    try {
      const claire = await registerTestClient(server, 'claire');
      const device =
        (await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } })).headers
          .getSetCookie()[1]
          ?.split(';')[0] ?? '';
      const enter = (index: number, secret: string, headers = {}) =>
        sendRequest(server, 'POST /api/client/login', {
          body: { email: claire.email, password: secret },
          headers: { 'X-Forwarded-For': `203.0.113.${index}`, ...headers },
        });
      const statuses: number[] = [];
      for (const index of Array.from({ length: 200 }).keys())
        statuses.push((await enter(index, `essai-numéro-${index}`)).status);
      expect([
        statuses.filter((status) => status === 401).length,
        statuses.filter((status) => status === 429).length,
      ]).toEqual([10, 190]);
      expect((await enter(250, password, { Cookie: device })).status).toBe(200);
    } finally {
      await server.remove();
    }
  });

  it('is not trusted unless configured', async () => {
    const server = await startTestServer();
    try {
      await exhaust(server, '203.0.113.7');
      expect(await once(server, '203.0.113.8')).toBe(429);
    } finally {
      await server.remove();
    }
  });
});
