import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, exampleServer, password, register, type ExampleServer } from './server.examples.ts';

const windowMs = 15 * 60_000;

describe('guessing passwords', () => {
  let server: ExampleServer;
  beforeEach(async () => { server = await exampleServer(); });
  afterEach(() => server.remove());

  const tries = async (email: string, count: number, secret = 'pas-le-bon-mot') => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) statuses.push((await ask(server, 'POST /api/client/login', { body: { email, password: secret } })).status);
    return statuses;
  };

  it('is over after ten checks, for known and unknown addresses alike, also after a restart, until the window is over', async () => {
    await register(server, 'claire');
    for (const email of ['claire@exemple.fr', 'personne@exemple.fr']) {
      expect(await tries(email, 12)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    }
    await server.restart();
    const refused = await ask(server, 'POST /api/client/login', { body: { email: 'claire@exemple.fr', password } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'client.too-many-tries' } });
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);

    server.passes(windowMs);
    expect(await tries('claire@exemple.fr', 1, password)).toEqual([200]);
  });

  it('lets no more than ten through when they come at once', async () => {
    await register(server, 'paul');
    const answers = await Promise.all(Array.from({ length: 25 }, () => tries('paul@exemple.fr', 1)));
    expect(answers.flat().filter((status) => status === 401)).toHaveLength(10);
  });

  it('starts afresh once the right one was given', async () => {
    await register(server, 'nina');
    await tries('nina@exemple.fr', 9);
    expect(await tries('nina@exemple.fr', 1, password)).toEqual([200]);
    expect(await tries('nina@exemple.fr', 10)).toEqual(Array.from({ length: 10 }, () => 401));
  });

  it('from one network address is bounded over all accounts', async () => {
    await tries('personne@exemple.fr', 99);
    expect(await tries('une@exemple.fr', 1)).toEqual([401]);
    expect(await tries('autre@exemple.fr', 1)).toEqual([429]);
    server.passes(windowMs);
    expect(await tries('autre@exemple.fr', 1)).toEqual([401]);
  });

  it('answers known and unknown addresses alike', async () => {
    await register(server, 'lea');
    const known = await ask(server, 'POST /api/client/login', { body: { email: 'lea@exemple.fr', password: 'pas-le-bon-mot' } });
    const unknown = await ask(server, 'POST /api/client/login', { body: { email: 'rien@exemple.fr', password: 'pas-le-bon-mot' } });
    expect(known.text).toBe(unknown.text);
    expect(known).toMatchObject({ status: 401, body: { code: 'client.credentials-refused' } });
  });
});

describe('behind a proxy of ours', () => {
  const exhaust = (server: ExampleServer, from: string) =>
    Promise.all(Array.from({ length: 101 }, () =>
      ask(server, 'POST /api/client/login', { body: { email: 'personne@exemple.fr', password }, headers: { 'X-Forwarded-For': from } })));
  const once = async (server: ExampleServer, from: string) =>
    (await ask(server, 'POST /api/client/login', { body: { email: 'autre@exemple.fr', password }, headers: { 'X-Forwarded-For': from } })).status;

  it('each caller has their own address, whatever they claim to come from', async () => {
    const server = await exampleServer({ TRUSTED_PROXIES: '1' });
    try {
      await exhaust(server, '203.0.113.7');
      expect(await once(server, '198.51.100.1, 203.0.113.7')).toBe(429);
      expect(await once(server, '203.0.113.8')).toBe(401);
    } finally {
      await server.remove();
    }
  });

  it('is nobody to be believed unless it is said', async () => {
    const server = await exampleServer();
    try {
      await exhaust(server, '203.0.113.7');
      expect(await once(server, '203.0.113.8')).toBe(429);
    } finally {
      await server.remove();
    }
  });
});
