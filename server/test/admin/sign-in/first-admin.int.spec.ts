import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigFault, readConfig } from '#config/config.ts';
import { sendRequest, cookieOf, startTestServer, password, type TestServer } from '#test/server.fixtures.ts';
import { signInWithPassword, firstAdminEmail, requestSignIn } from '../admin.fixtures.ts';

const dayMs = 24 * 3_600_000;
const tokenIn = ({ terminalOutput }: TestServer): string =>
  /\/admin\/login#first=([\w-]{43})\n/.exec(terminalOutput())?.[1] ?? '';
const first = (server: TestServer, token: string, change: object = {}) =>
  sendRequest(server, 'POST /api/admin/first', {
    body: { token, email: firstAdminEmail, fullname: 'Alix Martin', password, ...change },
  });
const over = { status: 403, body: { code: 'admin.first-link-over' } };

describe('the link for the first administrator', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.remove());

  it('is printed at start and creates a superadmin, who is signed in and lacks a second factor', async () => {
    expect(server.terminalOutput()).toContain(`${server.url}/admin/login#first=`);
    const made = await first(server, tokenIn(server));
    expect(made).toMatchObject({ status: 200, body: { userType: 'admin', token: expect.stringMatching(/^ey/) } });
    expect(cookieOf(made)).toMatch(/^ecrin-admin-session=/);
    const { token } = made.body as Readonly<{ token: string }>;
    expect((await sendRequest(server, 'GET /api/admin/me', { token })).body).toMatchObject({
      admin: { role: 'superadmin', fullname: 'Alix Martin', secondFactor: 'missing' },
    });
    expect(await sendRequest(server, 'GET /api/admin/admins', { token })).toMatchObject({
      status: 403,
      body: { code: 'admin.second-factor-required' },
    });
    expect((await requestSignIn(server, firstAdminEmail)).status).toBe(200);
  });

  it('works once, and is not printed afterwards', async () => {
    const token = tokenIn(server);
    await first(server, token);
    expect(await first(server, token, { email: 'autre@exemple.fr' })).toMatchObject(over);
    await server.restart();
    expect(server.terminalOutput()).not.toContain('#first=');
    expect(await first(server, token, { email: 'autre@exemple.fr' })).toMatchObject(over);
  });

  it('creates one administrator when two requests race', async () => {
    const emails = ['un@exemple.fr', 'deux@exemple.fr', 'trois@exemple.fr'];
    const statuses = await Promise.all(
      emails.map(async (email) => (await first(server, tokenIn(server), { email })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const entered = await Promise.all(emails.map(async (email) => (await requestSignIn(server, email)).status));
    expect(entered).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  });

  it('is a new one at each start, and the earlier is void', async () => {
    const earlier = tokenIn(server);
    await server.restart();
    expect(tokenIn(server)).not.toBe(earlier);
    expect(await first(server, earlier)).toMatchObject(over);
    expect((await first(server, tokenIn(server))).status).toBe(200);
  });

  it('expires after a day', async () => {
    server.advanceClock(dayMs);
    expect(await first(server, tokenIn(server))).toMatchObject(over);
  });

  it('is not consumed by a wrong token or a refused password', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect(await first(server, 'x'.repeat(43))).toMatchObject(over);
    expect(await first(server, tokenIn(server), { password: 'court' })).toMatchObject({
      status: 400,
      body: { code: 'client.password-too-short' },
    });
    expect((await first(server, tokenIn(server))).status).toBe(200);
  });
});

describe('the first administrator from the environment', () => {
  it('is created at start, once, and the variables are ignored afterwards', async () => {
    const server = await startTestServer({ ADMIN_EMAIL: firstAdminEmail, ADMIN_PASSWORD: password });
    try {
      expect(server.terminalOutput()).not.toContain('#first=');
      expect(
        (await sendRequest(server, 'GET /api/admin/me', await signInWithPassword(server, firstAdminEmail))).body,
      ).toMatchObject({
        admin: { role: 'superadmin', email: firstAdminEmail },
      });
      await server.restart();
      expect((await requestSignIn(server, firstAdminEmail)).status).toBe(200);
      expect(server.terminalOutput()).not.toContain('#first=');
    } finally {
      await server.remove();
    }
  });

  it('stops the server from starting with a weak password, without quoting it', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'ecrin-server-'));
    const start = startTestServer({ DATA_DIR, ADMIN_EMAIL: firstAdminEmail, ADMIN_PASSWORD: 'motdepasse' });
    await expect(start).rejects.toThrow('ADMIN_PASSWORD is not accepted');
    await expect(start).rejects.not.toThrow('motdepasse');
    await rm(DATA_DIR, { recursive: true });
  });

  it('needs all of its variables or none', () => {
    for (const half of [
      { ADMIN_EMAIL: firstAdminEmail },
      { ADMIN_PASSWORD: password },
      { ADMIN_EMAIL: 'alix', ADMIN_PASSWORD: password },
    ]) {
      expect(() => readConfig(half)).toThrow(ConfigFault);
    }
  });
});
