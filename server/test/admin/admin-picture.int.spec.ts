import type { AdminMeAnswer, AdminRow } from '@ecrin/contracts/admin/admin.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from './admin.fixtures.ts';

let server: TestServer;
let alix: EnrolledAdmin;
let bea: SignedInAdmin;
let claire: SignedInClient;
beforeAll(async () => {
  server = await startAdminServer();
  alix = await firstSuperadmin(server);
  bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
  claire = await registerTestClient(server, 'claire');
});
afterAll(() => server.remove());

type Who = Readonly<{ token: string }>;
const send = async (body: string | Uint8Array<ArrayBuffer>, { token }: Who): Promise<number> =>
  (
    await fetch(`${server.url}/api/admin/picture`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
      body,
    })
  ).status;
const png = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const pictureOf = async ({ token }: Who): Promise<string | null | undefined> =>
  ((await sendRequest(server, 'GET /api/admin/me', { token })).body as AdminMeAnswer).admin?.picture;
const statusFor = async (path: string | null | undefined, { token }: Who): Promise<number> =>
  (await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;

it('of an administrator is changed, shown to colleagues and to no client, and removed', async () => {
  expect(await pictureOf(bea)).toBeNull();
  expect(await send(await png('#2C2C54'), bea)).toBe(200);
  const first = await pictureOf(bea);
  expect([await statusFor(first, bea), await statusFor(first, alix)]).toEqual([200, 200]);
  expect([await statusFor(first, claire), await statusFor(first, { token: 'none' })]).toEqual([401, 401]);
  const row = await sendRequest(server, `GET /api/admin/admins/${bea.userId}`, { token: alix.token });
  expect((row.body as AdminRow).picture).toBe(first);

  expect(await send(await png('#0C7C59'), bea)).toBe(200);
  const second = await pictureOf(bea);
  expect(second).not.toBe(first);
  expect([await statusFor(first, bea), await statusFor(second, bea)]).toEqual([404, 200]);
  const elsewhere = second?.replace(bea.userId, alix.userId);
  expect(await statusFor(elsewhere, alix)).toBe(404);

  expect((await sendRequest(server, 'DELETE /api/admin/picture', { token: bea.token })).status).toBe(200);
  expect(await pictureOf(bea)).toBeNull();
  expect(await statusFor(second, bea)).toBe(404);
});

it('is refused when it is none, or too large', async () => {
  expect(await send('<svg/>', bea)).toBe(415);
  expect(await send(new Uint8Array(10 * 1024 * 1024 + 1), bea)).toBe(413);
  expect(await pictureOf(bea)).toBeNull();
});
