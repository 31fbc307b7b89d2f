import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeTestThought } from '#test/orbs/orbs.fixtures.ts';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';

let server: TestServer;
let claire: string;
let paul: string;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', ORBS_CREATED_BY: 'everyone' });
  claire = (await registerTestClient(server, 'claire')).token;
  paul = (await registerTestClient(server, 'paul')).token;
});
afterAll(() => server.remove());

type Card = Readonly<{ itemId: string; kind: string; title: string | null; titleBy: string | null }>;
type Listed = Readonly<{ items: readonly Card[]; counts: Readonly<Record<string, number>> }>;

const add = (itemId: string, kind = 'thought', token = claire) =>
  sendRequest(server, `PUT /api/client/favorites/${itemId}`, { token, body: { kind } });
const remove = (itemId: string) => sendRequest(server, `DELETE /api/client/favorites/${itemId}`, { token: claire });
const move = (itemId: string, before: string | null) =>
  sendRequest(server, `POST /api/client/favorites/${itemId}/move`, { token: claire, body: { before } });
const list = async (query = '', token = claire): Promise<Listed> =>
  (await sendRequest(server, `GET /api/client/favorites${query}`, { token })).body as Listed;
const order = async () => (await list()).items.map(({ title }) => title);
const inMe = async (): Promise<unknown> => {
  const { body } = await sendRequest(server, 'GET /api/client/me', { token: claire });
  return (body as Readonly<{ client: Readonly<{ favorites: unknown }> }>).client.favorites;
};
const readyOrb = async (): Promise<Readonly<{ orbId: string; name: string }>> => {
  const { body } = await sendRequest(server, 'GET /api/client/orbs', { token: claire });
  const [first] = (body as Readonly<{ items: readonly Readonly<{ orbId: string; name: string }>[] }>).items;
  if (!first) throw new Error('no orb comes with the server');
  return first;
};

describe('favourites', () => {
  let [tea, sea]: string[] = [];
  let orb: Awaited<ReturnType<typeof readyOrb>>;
  beforeAll(async () => {
    tea = await writeTestThought(server, claire, 'Le thé du matin');
    sea = await writeTestThought(server, claire, 'La mer à Dieppe');
    orb = await vi.waitFor(readyOrb, { timeout: 15_000 });
  });

  it('given a thought and an orb, when both are added, then the last is first, with counts, and `me` names both', async () => {
    expect((await add(String(tea))).status).toBe(200);
    expect((await add(orb.orbId, 'orb')).status).toBe(200);
    await expect.poll(order).toEqual([orb.name, 'Le thé du matin']);
    const { items, counts } = await list();
    expect(counts).toEqual({ thought: 1, story: 0, orb: 1, community: 0 });
    expect(items).toMatchObject([
      { kind: 'orb', titleBy: null, orb: { look: {} } },
      { kind: 'thought', orb: null },
    ]);
    expect(await inMe()).toEqual([orb.orbId, tea]);
  });

  it('when one kind is asked for, then only it is listed', async () => {
    expect((await list('?kind=orb')).items.map(({ itemId }) => itemId)).toEqual([orb.orbId]);
    expect((await list('?kind=orb')).counts).toEqual({ thought: 1, story: 0, orb: 1, community: 0 });
  });

  it('when one is moved, then the order is kept', async () => {
    await add(String(sea));
    await move(String(sea), null);
    await expect.poll(order).toEqual([orb.name, 'Le thé du matin', 'La mer à Dieppe']);
    await move(String(sea), orb.orbId);
    await expect.poll(order).toEqual(['La mer à Dieppe', orb.name, 'Le thé du matin']);
    expect(await move(String(sea), systemIds.next())).toMatchObject({
      status: 404,
      body: { code: 'favorite.not-found' },
    });
  });

  it('given a favourite thought, when it is deleted, then it is gone from the list, and back once restored', async () => {
    await sendRequest(server, `DELETE /api/client/thoughts/${sea}`, { token: claire });
    await expect.poll(order).toEqual([orb.name, 'Le thé du matin']);
    await sendRequest(server, `POST /api/client/thoughts/${sea}/restore`, { token: claire });
    await expect.poll(order).toEqual(['La mer à Dieppe', orb.name, 'Le thé du matin']);
  });

  it('when one is removed twice, then it is gone, and the second time says nothing', async () => {
    expect((await remove(orb.orbId)).status).toBe(200);
    expect((await remove(orb.orbId)).status).toBe(200);
    await expect.poll(order).toEqual(['La mer à Dieppe', 'Le thé du matin']);
  });

  it('given a story, when it is added, then it is listed under its title until it is deleted', async () => {
    const storyId = systemIds.next();
    await sendRequest(server, 'POST /api/client/stories', {
      token: claire,
      body: { storyId, title: 'L’été à Dieppe', thoughtIds: [sea] },
    });
    expect((await add(storyId, 'story', paul)).status).toBe(404);
    expect((await add(storyId, 'story')).status).toBe(200);
    await expect.poll(order).toEqual(['L’été à Dieppe', 'La mer à Dieppe', 'Le thé du matin']);
    await sendRequest(server, `DELETE /api/client/stories/${storyId}`, { token: claire });
    await expect.poll(order).toEqual(['La mer à Dieppe', 'Le thé du matin']);
  });

  it('another client’s thought is answered like one that was never there', async () => {
    const [others, never] = [await add(String(tea), 'thought', paul), await add(systemIds.next(), 'thought', paul)];
    expect(others).toMatchObject({ status: 404, body: { code: 'favorite.not-found' } });
    expect(never).toMatchObject({ status: 404, body: { code: 'favorite.not-found' } });
    expect((await add(String(tea), 'orb')).status).toBe(404);
    expect((await list('', paul)).items).toEqual([]);
  });
});
