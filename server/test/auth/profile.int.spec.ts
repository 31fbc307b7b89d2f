import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { Referral } from '@ecrin/contracts/client/referral.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  startTestServer,
  password,
  registerTestClient,
  type Answer,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';

let server: TestServer;
let claire: SignedInClient;
let paul: SignedInClient;

beforeAll(async () => {
  server = await startTestServer();
  [claire, paul] = [await registerTestClient(server, 'claire'), await registerTestClient(server, 'paul')];
});
afterAll(() => server.remove());

const profileOf = async ({ token }: SignedInClient): Promise<ClientProfile> =>
  ((await sendRequest(server, 'GET /api/client/me', { token })).body as Readonly<{ client: ClientProfile }>).client;

describe('the profile', () => {
  it('stores given fields, and leaves the rest unchanged', async () => {
    const put = (body: object) =>
      sendRequest(server, `PUT /api/client/${claire.userId}`, { token: claire.token, body });
    expect(
      (
        await put({
          lastname: ' Dubois ',
          job: 'Luthière',
          organisation: 'Atelier des Carmes',
          city: 'Lyon',
          department: 'Rhône',
          country: 'FR',
        })
      ).status,
    ).toBe(200);
    expect((await put({ job: '', city: null })).status).toBe(200);
    expect(await profileOf(claire)).toMatchObject({
      firstname: 'claire',
      lastname: 'Dubois',
      job: null,
      organisation: 'Atelier des Carmes',
      city: null,
      department: 'Rhône',
      country: 'FR',
    });
  });
  it.each([{ country: 'France' }, { job: 'x'.repeat(121) }, { title: 'Docteur' }])('refuses %j', async (body) =>
    expect(await sendRequest(server, `PUT /api/client/${claire.userId}`, { token: claire.token, body })).toMatchObject({
      status: 400,
      body: { code: 'general.invalid-request' },
    }),
  );
});

describe('the picture', () => {
  const send = async (body: string | Uint8Array<ArrayBuffer>, { token }: SignedInClient): Promise<Answer['status']> =>
    (
      await fetch(`${server.url}/api/client/picture`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
        body,
      })
    ).status;
  const png = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const files = async () =>
    (await readdir(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.parentPath.includes('picture'),
    );

  it('is shown to its client only, re-encoded, and encrypted on disk', async () => {
    expect(await send(new Uint8Array(await png('#2C2C54')), claire)).toBe(204);
    const { picture } = await profileOf(claire);
    const shown = await fetch(server.url + picture, { headers: { Authorization: `Bearer ${claire.token}` } });
    expect([shown.status, shown.headers.get('Content-Type'), shown.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 400,
    });
    expect((await sendRequest(server, `GET ${picture}`, { token: paul.token })).status).toBe(404);
    expect((await sendRequest(server, `GET ${picture}`)).status).toBe(401);
    for (const { parentPath, name } of await files())
      expect((await readFile(join(parentPath, name))).includes('WEBP')).toBe(false);
  });
  it('is replaced by the next, which deletes the first, and can be removed', async () => {
    const first = (await profileOf(claire)).picture;
    expect(await send(new Uint8Array(await png('#0C7C59')), claire)).toBe(204);
    const second = (await profileOf(claire)).picture;
    expect(second).not.toBe(first);
    expect((await sendRequest(server, `GET ${first}`, { token: claire.token })).body).toMatchObject({
      code: 'picture.not-found',
    });
    expect(await files()).toHaveLength(1);
    expect((await sendRequest(server, 'DELETE /api/client/picture', { token: claire.token })).status).toBe(204);
    expect((await profileOf(claire)).picture).toBeNull();
    expect(await files()).toEqual([]);
  });
  it('is refused when it is not an image or too large', async () => {
    expect(await send('<svg/>', claire)).toBe(415);
    expect(await send(new Uint8Array(10 * 1024 * 1024 + 1), claire)).toBe(413);
    expect((await profileOf(claire)).picture).toBeNull();
  });
});

describe('the referral', () => {
  const referralOf = async ({ token }: SignedInClient, atLeast: Answer | null = null): Promise<Referral> => {
    const headers = atLeast ? { 'X-At-Least': String((atLeast.body as Readonly<{ position: number }>).position) } : {};
    return (await sendRequest(server, 'GET /api/client/referral', { token, headers })).body as Referral;
  };

  it('counts friends for the client whose code they gave, by first name only', async () => {
    const { code, link, friends } = await referralOf(claire);
    expect([code, link, friends]).toEqual([
      (await profileOf(claire)).referralCode,
      `${server.url}/register?ref=${code}`,
      [],
    ]);
    const body = {
      email: 'ines@exemple.fr',
      password,
      firstname: 'Inès',
      referralCode: code.toLowerCase().replace('-', ''),
    };
    const { token, userId } = (await sendRequest(server, 'POST /api/client/register', { body })).body as SignedInClient;
    const renamed = await sendRequest(server, `PUT /api/client/${userId}`, {
      token,
      body: { firstname: 'Agnès', lastname: 'Martin' },
    });
    expect((await referralOf(claire, renamed)).friends).toEqual([{ firstname: 'Agnès', joinedAt: expect.any(String) }]);
    expect((await referralOf(paul, renamed)).friends).toEqual([]);
  });
});
