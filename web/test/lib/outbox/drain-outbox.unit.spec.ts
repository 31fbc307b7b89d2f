import { expect, it } from 'vitest';
import { deliver } from '#lib/outbox/deliver.ts';
import { drainOutbox } from '#lib/outbox/outbox-runner.ts';
import type { Call, Reply } from '#lib/outbox/outcome.ts';
import { camille, newDevice, scripted, somebodyElse, withdrawalOf, written } from './outbox.fixtures.ts';

const deviceWith = async (...thoughtIds: readonly string[]) => {
  const device = newDevice();
  for (const thoughtId of thoughtIds) await device.store.add(written(thoughtId));
  const drain = (send: ReturnType<typeof scripted>['send'], userId = camille) =>
    drainOutbox({
      store: device.store,
      userId,
      deliver: (row) => deliver({ ...device, send }, row),
    });
  return { ...device, drain };
};
const sent = (calls: readonly Call[]) =>
  calls.map(({ method, path, headers }) => `${method} ${path} ${headers?.['Idempotency-Key']}`);
const states = async (device: Awaited<ReturnType<typeof deviceWith>>) =>
  (await device.store.items(camille)).map(({ thoughtId, state }) => `${thoughtId} ${state}`);
const down: Partial<Reply> = { status: 0, body: null };

it('sends in the order items were stored, each with its own key', async () => {
  const device = await deviceWith('a', 'b', 'c');
  const server = scripted(() => ({}));

  expect(await device.drain(server.send)).toEqual({ delivered: 3, end: { kind: 'empty' } });
  expect(server.calls.map(({ json }) => (json as { thoughtId: string }).thoughtId)).toEqual(['a', 'b', 'c']);
  expect(sent(server.calls)[0]).toBe('POST /client/thoughts a');
  expect(await states(device)).toEqual(['a received', 'b received', 'c received']);
});

it('a second pass sends nothing twice', async () => {
  const device = await deviceWith('a');
  const server = scripted(() => ({}));
  await device.drain(server.send);
  await device.drain(server.send);

  expect(server.calls).toHaveLength(1);
});

it('with the server down everything waits, and is sent in order once it is back', async () => {
  const device = await deviceWith('a', 'b');
  const server = scripted((_, nth) => (nth === 1 ? down : {}));

  expect(await device.drain(server.send)).toEqual({ delivered: 0, end: { kind: 'later', status: 0 } });
  expect(await states(device)).toEqual(['a waiting', 'b waiting']);
  await device.drain(server.send);
  expect(sent(server.calls)).toEqual(['POST /client/thoughts a', 'POST /client/thoughts a', 'POST /client/thoughts b']);
});

it.each([408, 425, 429, 500, 502, 503, 504])('a %i is retried later', async (status) => {
  const device = await deviceWith('a');
  expect((await device.drain(scripted(() => ({ status })).send)).end).toEqual({ kind: 'later', status });
  expect(await states(device)).toEqual(['a waiting']);
});

it('a page that answers 200 instead of the server is no receipt: the thought stays and is sent later', async () => {
  const device = await deviceWith('a');
  expect((await device.drain(scripted(() => ({ status: 200, body: null })).send)).end).toEqual({
    kind: 'later',
    status: 200,
  });
  expect(await states(device)).toEqual(['a waiting']);
});

it('respects the server’s Retry-After', async () => {
  const device = await deviceWith('a');
  expect((await device.drain(scripted(() => ({ status: 429, retryAfterMs: 7_000 })).send)).end).toEqual({
    kind: 'later',
    status: 429,
    afterMs: 7_000,
  });
});

it('waits for a sign-in, without trying the rest', async () => {
  const device = await deviceWith('a', 'b');
  const server = scripted(() => ({ status: 401 }));

  expect((await device.drain(server.send)).end).toEqual({ kind: 'sign-in' });
  expect(server.calls).toHaveLength(1);
  expect(await states(device)).toEqual(['a waiting', 'b waiting']);
});

it('a refused thought stays, with its reason, and does not block those behind it', async () => {
  const device = await deviceWith('a', 'b');
  const server = scripted((_, nth) => (nth === 1 ? { status: 413, code: 'thought.too-long' } : {}));

  expect((await device.drain(server.send)).delivered).toBe(1);
  expect((await device.store.items(camille))[0]).toMatchObject({
    thoughtId: 'a',
    state: 'refused',
    problem: { code: 'thought.too-long', status: 413 },
    content: 'Pensée a',
  });
  expect(await states(device)).toEqual(['a refused', 'b received']);

  await device.store.retry('a');
  await device.drain(server.send);
  expect(await states(device)).toEqual(['a received', 'b received']);
});

it('a thought that repeatedly fails on the server lets the others pass and keeps its place', async () => {
  const device = await deviceWith('a', 'b');
  const server = scripted((call) => ((call.json as { thoughtId: string }).thoughtId === 'a' ? { status: 500 } : {}));
  for (let pass = 1; pass <= 4; pass += 1) expect((await device.drain(server.send)).delivered).toBe(0);

  expect(await device.drain(server.send)).toEqual({ delivered: 1, end: { kind: 'later', status: 500 } });
  expect(await states(device)).toEqual(['a waiting', 'b received']);
});

it('never sends what another person stored on this device', async () => {
  const device = await deviceWith('a');
  const server = scripted(() => ({}));
  await device.drain(server.send, somebodyElse);

  expect(server.calls).toEqual([]);
  expect(await device.store.items(somebodyElse)).toEqual([]);
});

it('what was being sent when the tab was killed is sent again', async () => {
  const device = await deviceWith();
  await device.store.add(written('a', { state: 'sending', tries: 1 }));
  const server = scripted(() => ({}));
  await device.drain(server.send);

  expect(sent(server.calls)).toEqual(['POST /client/thoughts a']);
});

it('undone before it was sent: never sent', async () => {
  const device = await deviceWith('a', 'b');
  await device.store.withdraw('a', withdrawalOf('a'));
  const server = scripted(() => ({}));
  await device.drain(server.send);

  expect(sent(server.calls)).toEqual(['POST /client/thoughts b']);
});

it('undone after it may have been sent: hidden at once, deleted in order, even if the server never received it', async () => {
  const device = await deviceWith('a');
  await device.drain(scripted(() => down).send);
  await device.store.withdraw('a', withdrawalOf('a'));
  expect(await states(device)).toEqual([]);

  const server = scripted(({ method }) => (method === 'DELETE' ? { status: 404, code: 'thought.not-found' } : {}));
  await device.drain(server.send);
  expect(sent(server.calls)).toEqual(['POST /client/thoughts a', 'DELETE /client/thoughts/a undo-a']);
  expect(await device.db.queue.count()).toBe(0);
});
