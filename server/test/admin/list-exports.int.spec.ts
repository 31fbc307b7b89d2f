import type { ActLogPage } from '@ecrin/contracts/activity/act-log.ts';
import type { ClientRow, ClientsPage } from '@ecrin/contracts/client-admin/client-list.ts';
import { exportedPaths } from '@ecrin/contracts/list-export/exported-paths.ts';
import type { LookList } from '@ecrin/contracts/look/look.ts';
import type { ReadyOrbList } from '@ecrin/contracts/orb/ready-orb.ts';
import { exportedLists } from '@ecrin/domain/list-export/list-export.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestOrganization } from '#test/inbox/inbox.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from './admin.fixtures.ts';

describe('the export of a list', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    claire = await registerTestClient(server, 'Claire');
    for (const name of ['Denis', 'Elodie']) await registerTestClient(server, name);
    await vi.waitUntil(async () => ((await list('clients')) as ClientsPage).total === 3);
  });
  afterAll(() => server.remove());

  const list = async (path: string) =>
    (await sendRequest(server, `GET /api/admin/${path}`, { token: alix.token })).body;
  const exported = (path: string, { token }: Pick<SignedInAdmin, 'token'> = alix) =>
    sendRequest(server, `GET /api/admin/exports/${path}`, { token });
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ClientRow);
  const looksOf = async ({ token }: SignedInClient) =>
    ((await sendRequest(server, 'GET /api/client/looks', { token })).body as LookList).items.map(
      ({ target }) => target,
    );

  it('has the rows of the list, in its order and of its filter, without a limit', async () => {
    const { text, status } = await exported('clients?order=name&limit=1');
    const { items } = (await list('clients?order=name')) as ClientsPage;
    expect([status, rowsOf(text)]).toEqual([200, items]);
    const narrowed = rowsOf((await exported('clients?q=%C3%A9lod')).text);
    expect(narrowed.map(({ firstname }) => firstname)).toEqual(['Elodie']);
  });
  it('is a look at everybody on it, and at nobody else, each time', async () => {
    const before = await looksOf(claire);
    await exported('clients?q=denis');
    expect(await looksOf(claire)).toEqual(before);
    await exported('clients');
    await exported('clients');
    await expect.poll(() => looksOf(claire)).toEqual(['list', 'list', ...before]);
  });
  it('is an act of the administrator, whichever list it was', async () => {
    const organization = await createTestOrganization(server, alix);
    const [orb] = ((await list('orbs')) as ReadyOrbList).items;
    const ids = { organizationId: organization.id, broadcastId: systemIds.next(), orbId: orb?.orbId ?? '' };
    for (const name of exportedLists) {
      const path = exportedPaths[name].replaceAll(/:(\w+)/gu, (_all, id: keyof typeof ids) => ids[id]).slice(1);
      expect([name, (await exported(path, bea)).status]).toEqual([name, 403]);
      expect([name, (await exported(path)).status]).toEqual([name, 200]);
    }
    await expect
      .poll(async () =>
        ((await list('act-log?limit=100')) as ActLogPage).items
          .filter(({ type }) => type === 'ListExported')
          .map(({ facts }) => facts['list'])
          .slice(0, exportedLists.length),
      )
      .toEqual(exportedLists.toReversed());
  });
  it('has all administrators, and the tables of figures as one row', async () => {
    const names = rowsOf((await exported('admins')).text).map((row) => ('fullname' in row ? row.fullname : null));
    expect(names).toEqual(expect.arrayContaining(['bea']));
    const { text } = await exported('usage?span=year');
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([await list('usage?span=year')]);
  });
  it('is refused to others, and where the list is', async () => {
    expect((await exported('clients', bea)).status).toBe(403);
    expect((await exported('clients?standing=unheard-of')).status).toBe(400);
    expect((await exported('nothing')).status).toBe(404);
  });
});
