import { expect, it } from 'vitest';
import { clearReceived } from '#lib/outbox/clear-received.ts';
import type { Reply } from '#lib/outbox/outcome.ts';
import { camille, newDevice, scripted, withdrawalOf, written } from './outbox.fixtures.ts';

const settled = async (reply: Partial<Reply>) => {
  const { store, db } = newDevice();
  await store.add(written('a', { state: 'received', position: 12 }));
  await store.add(written('b'));
  const server = scripted(() => reply);
  const order: string[] = [];
  const showLists = async () => {
    order.push(`lists with ${(await store.items(camille)).length} on the device`);
  };
  await clearReceived({ store, send: server.send, showLists }, camille);
  return { store, db, calls: server.calls, order };
};

it('a received thought stays until the lists show it: no gap in between', async () => {
  const { store, calls, order } = await settled({ status: 200 });

  expect(calls).toMatchObject([{ method: 'GET', path: '/client/thoughts/a', headers: { 'X-At-Least': '12' } }]);
  expect(order).toEqual(['lists with 2 on the device']);
  expect((await store.items(camille)).map(({ thoughtId }) => thoughtId)).toEqual(['b']);
});

it.each([0, 401, 503])('with a response of %i it stays until the next attempt', async (status) => {
  const { store, order } = await settled({ status });
  expect(order).toEqual([]);
  expect(await store.items(camille)).toHaveLength(2);
});

it('a thought that the server does not find yet, since its lists are behind, stays', async () => {
  const { store, order } = await settled({ status: 404, isBehind: true });
  expect(order).toEqual([]);
  expect(await store.items(camille)).toHaveLength(2);
});

it.each([200, 404])('a page with status %i from a proxy removes nothing from the device', async (status) => {
  const { store, order } = await settled({ status, body: null });
  expect(order).toEqual([]);
  expect(await store.items(camille)).toHaveLength(2);
});

it('a thought deleted elsewhere meanwhile does not stay forever', async () => {
  expect(await (await settled({ status: 404 })).store.items(camille)).toHaveLength(1);
});

it('clearing leaves an undo in the queue', async () => {
  const { store, db } = newDevice();
  await store.add(written('a', { state: 'received', position: 1 }));
  await store.withdraw('a', withdrawalOf('a'));
  await clearReceived({ store, send: scripted(() => ({})).send, showLists: async () => {} }, camille);
  expect((await db.queue.toArray()).map(({ kind }) => kind)).toEqual(['withdrawal']);
});
