import type { ClientsPage } from '@ecrin/contracts/client-admin/client-list.ts';
import type { LookCard, LookList } from '@ecrin/contracts/look/look.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from './admin.fixtures.ts';

/** Every read about one client: the look it leaves, or why it leaves none. */
const reads: Readonly<Record<string, LookCard['target'] | Readonly<{ none: string }>>> = {
  '/clients/{clientId}/activity': 'history',
  '/clients/{clientId}/usage': 'usage',
  // The last: what a page shows belongs to it for ten minutes.
  '/clients/{clientId}': 'page',
  '/clients/{clientId}/exceptional-accesses/current': { none: 'says whether the asking administrator has one open' },
  '/clients/{clientId}/exceptional-accesses/{accessId}/thoughts': { none: 'the access was told when it was opened' },
  '/clients/{clientId}/exceptional-accesses/{accessId}/thoughts/{thoughtId}': { none: 'recorded in the access' },
  '/clients/{clientId}/exceptional-accesses/{accessId}/thoughts/{thoughtId}/audio': { none: 'recorded in the access' },
};

describe('what administrators read about clients', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    claire = await registerTestClient(server, 'Clairette');
    for (const name of ['Denis', 'Denise', 'Deniz', 'Denys', 'Deneb', 'Denver']) await registerTestClient(server, name);
  });
  afterAll(() => server.remove());

  const looksOf = async ({ token }: SignedInClient) =>
    ((await sendRequest(server, 'GET /api/client/looks', { token })).body as LookList).items.map(
      ({ target, role }) => `${target} ${role}`,
    );
  const read = (path: string, { token }: Pick<SignedInAdmin, 'token'> = bea) =>
    sendRequest(server, `GET /api/admin${path}`, { token });
  const found = async (query: string) => ((await read(`/clients?${query}`)).body as ClientsPage).items.length;

  it('leaves a look at whom a search finds, by a name or an address', async () => {
    await expect.poll(() => found('q=den')).toBe(6);
    expect(await found('q=clairet')).toBe(1);
    await expect.poll(() => looksOf(claire)).toEqual(['search admin']);
    await read('/clients?q=Clairette%40ex', alix);
    await expect.poll(() => looksOf(claire)).toEqual(['search superadmin', 'search admin']);
  });
  it('is listed here, as soon as a route reads about one client', async () => {
    const { paths } = (await sendRequest(server, 'GET /api/openapi.json')).body as Readonly<{
      paths: Readonly<Record<string, object>>;
    }>;
    const mounted = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/admin/clients/{clientId}') && 'get' in methods ? [path.slice('/api/admin'.length)] : [],
    );
    expect(mounted.toSorted()).toEqual(Object.keys(reads).toSorted());
  });
  it.each(Object.entries(reads))('leaves the look it is listed with: %s', async (path, look) => {
    const before = await looksOf(claire);
    const filled = path.replace('{clientId}', claire.userId).replaceAll(/\{\w+\}/g, () => systemIds.next());
    await read(filled, typeof look === 'string' ? bea : alix);
    const expected = typeof look === 'string' ? [`${look} admin`, ...before] : before;
    await expect.poll(() => looksOf(claire)).toEqual(expected);
  });
  it('leaves none with the list itself, the first letters, or what many have in common', async () => {
    const [before, denzel] = [await looksOf(claire), await registerTestClient(server, 'Denzel')];
    await expect.poll(() => found('q=den')).toBe(7);
    expect(await found('q=cl')).toBe(1);
    expect(await found('order=name')).toBe(8);
    expect([await looksOf(claire), await looksOf(denzel)]).toEqual([before, []]);
  });
  it('leaves one look where a page shows several things at once', async () => {
    const before = await looksOf(claire);
    await read(`/clients/${claire.userId}/usage`);
    expect(await found('q=clairette')).toBe(1);
    expect(await looksOf(claire)).toEqual(before);
  });
});
