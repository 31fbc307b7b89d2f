import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer, type SignedInAdmin } from '#test/admin/admin.fixtures.ts';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';

let server: TestServer;
let site: Server;
let alix: SignedInAdmin;
let anne: SignedInClient;
let address: string;
beforeAll(async () => {
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0C7C59' } })
    .png()
    .toBuffer();
  site = createServer(({ url }, response) => void response.end(url === '/orb.png' ? png : 'a page'));
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await startAdminServer({ PICTURE_ORIGINS_ALLOWED: address });
  alix = await firstSuperadmin(server);
  anne = await registerTestClient(server, 'anne');
});
afterAll(async () => {
  await server.remove();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const orbId = readyOrbs[0]?.orbId ?? '';
const change = (url: string, of = orbId) =>
  sendRequest(server, `PUT /api/admin/orbs/${of}/picture`, { token: alix.token, body: { url } });
const shownTo = ({ token }: Readonly<{ token: string }>, path: string) =>
  fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });

describe('the picture of an orb for every client, by its address', () => {
  it('is fetched once, encoded again, and shown to administrators and to clients by this server', async () => {
    const changed = await change(`${address}/orb.png`);
    expect(changed.status).toBe(200);
    const read = readAfter(server);
    const detail = (await read(alix, `/api/admin/orbs/${orbId}`, changed)).body as ReadyOrbDetail;
    expect(detail).toMatchObject({
      picture: expect.stringMatching(/^[0-9a-f]{64}$/u),
      pictureUrl: `${address}/orb.png`,
    });
    const { picture } = (await read(anne, `/api/client/orbs/${orbId}`, changed)).body as OrbDetail;
    expect(picture).toBe(detail.picture);
    // A client is told the version only: no browser is led to the address.
    expect((await read(anne, `/api/client/orbs/${orbId}`, changed)).text).not.toContain(address);
    for (const [who, area] of [
      [alix, 'admin'],
      [anne, 'client'],
    ] as const) {
      const answer = await shownTo(who, `/api/${area}/orbs/${orbId}/picture/${picture}`);
      expect(answer.headers.get('Content-Type')).toBe('image/webp');
      const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 400 });
    }
  });

  it('is taken away again', async () => {
    const before = (await change(`${address}/orb.png`)).body;
    expect(before).toBeDefined();
    const { picture } = (await sendRequest(server, `GET /api/admin/orbs/${orbId}`, { token: alix.token }))
      .body as ReadyOrbDetail;
    const removed = await sendRequest(server, `DELETE /api/admin/orbs/${orbId}/picture`, { token: alix.token });
    expect(await readAfter(server)(alix, `/api/admin/orbs/${orbId}`, removed)).toMatchObject({
      body: { picture: null, pictureUrl: null },
    });
    expect((await shownTo(anne, `/api/client/orbs/${orbId}/picture/${picture}`)).status).toBe(404);
  });

  it.each([
    ['/page', 'picture.unreadable'],
    ['https://10.0.0.8/orb.png', 'orb.picture-address'],
    ['http://images.exemple.fr/orb.png', 'orb.picture-address'],
  ])('%s is refused as %s', async (path, code) => {
    const answer = await change(path.startsWith('/') ? address + path : path);
    expect(answer.body).toMatchObject({ code });
  });

  it('of an orb that is not there is not even fetched', async () =>
    expect((await change(`${address}/orb.png`, '01980000-0000-7000-8000-00000000000a')).body).toMatchObject({
      code: 'orb.not-found',
    }));
});
