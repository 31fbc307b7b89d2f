import type { FoundIds } from '@ecrin/contracts/activity/found-ids.ts';
import type { ClientActivityPage } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { LookList } from '@ecrin/contracts/look/look.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer, type SignedInAdmin } from '#test/admin/admin.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';

let server: TestServer;
let bea: SignedInAdmin;
let claire: SignedInClient;
const thoughtId = systemIds.next();
const words = 'Une phrase que personne d’autre ne lit';

const asBea = (path: string) => sendRequest(server, `GET /api/admin${path}`, { token: bea.token });
const find = async (q: string): Promise<FoundIds> => (await asBea(`/ids?q=${q}`)).body as FoundIds;
const thingsOf = ({ items }: FoundIds) => items.map(({ kind, id, clientId }) => ({ kind, id, clientId }));
const looks = async (): Promise<LookList['items']> =>
  ((await sendRequest(server, 'GET /api/client/looks', claire)).body as LookList).items;

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  bea = await addAdmin(server, await firstSuperadmin(server), { name: 'bea', role: 'admin' });
  claire = await registerTestClient(server, 'claire');
  const moment = { occurredAt: new Date().toISOString(), timeZone: 'Europe/Paris' };
  const body = { thoughtId, content: words, ...moment };
  const written = await sendRequest(server, 'POST /api/client/thoughts', { token: claire.token, body });
  if (written.status >= 300) throw new Error(`the thought was answered ${written.text}`);
});
afterAll(() => server.remove());

describe('a search by id', () => {
  it.each([
    ['whole', (id: string) => id],
    ['its beginning, however it is typed', (id: string) => `%20${id.slice(0, 13).toUpperCase()}`],
  ])('finds what has it: %s', async (_name, typed) => {
    const thought = { kind: 'thought', id: thoughtId, clientId: claire.userId };
    await expect.poll(async () => thingsOf(await find(typed(thoughtId))), { timeout: 20_000 }).toContainEqual(thought);
    const client = { kind: 'client', id: claire.userId, clientId: claire.userId };
    expect(thingsOf(await find(typed(claire.userId)))).toContainEqual(client);
  });

  it('says that an id is unknown, and takes no less than eight signs of one', async () => {
    expect(await find('ffffffff-ffff')).toEqual({ items: [], isWhole: true });
    const refused = await Promise.all(
      ['0192abc', 'claire-durand', '%25%25%25%25%25%25%25%25'].map((q) => asBea(`/ids?q=${q}`)),
    );
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('names nobody and tells no word, so that it is no look; what it leads to is one', async () => {
    const before = (await looks()).length;
    const answer = await asBea(`/ids?q=${claire.userId}`);
    expect([answer.text.includes('claire'), answer.text.includes(words)]).toEqual([false, false]);
    expect(await looks()).toHaveLength(before);
    await asBea(`/clients/${claire.userId}`);
    await expect.poll(async () => (await looks()).map(({ target }) => target)).toContain('page');
  });

  it('leads to what happened to that thing alone, a page at a time, without a word', async () => {
    const history = async (query: string) =>
      (await asBea(`/clients/${claire.userId}/activity?stream=thought-${thoughtId}${query}`))
        .body as ClientActivityPage;
    await expect
      .poll(async () => (await history('')).items.map(({ type }) => type), { timeout: 20_000 })
      .toContain('ThoughtUnderstood');
    const all = (await history('')).items;
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ stream }) => stream))).toEqual(new Set([`thought-${thoughtId}`]));
    expect(JSON.stringify(all)).not.toContain(words);

    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ClientActivityPage = await history(`&limit=1${cursor === null ? '' : `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual((await history('')).items.map(({ id }) => id));
    expect((await asBea(`/clients/${claire.userId}/activity?stream=thought-${thoughtId}&cursor=x`)).status).toBe(400);
  });

  it('tells nothing of a thing under another client', async () => {
    const paul = await registerTestClient(server, 'paul');
    const page = await asBea(`/clients/${paul.userId}/activity?stream=thought-${thoughtId}`);
    expect(page.body).toMatchObject({ items: [], nextCursor: null });
  });
});
