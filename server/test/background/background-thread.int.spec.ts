import { registerClient, writtenThought, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { startEventStoreDbProcess } from '@ecrin/testing/servers/event-store-db-process.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import type { OneProcess, ServerProcess } from '@ecrin/testing/servers/main-process.ts';
import { embeddedProcess } from '@ecrin/testing/servers/server-process.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const preload = new URL('../../../testing/src/servers/ending-thread.preload.ts', import.meta.url).href;

const stores = [
  ['events in its folder', async () => ({ environment: {}, stop: async () => undefined })],
  [
    'events in EventStoreDB',
    async () => {
      const { address, stop } = await startEventStoreDbProcess();
      return { environment: { EVENTSTORE_URL: `esdb://${address}?tls=false` }, stop };
    },
  ],
] as const;

describe.each(stores)('a process with a thread beside the API, and %s', (_where, startLog) => {
  let log: Awaited<ReturnType<typeof startLog>>;
  let server: ServerProcess & OneProcess;
  let claire: ApiClient;
  let metricsPort: number;
  beforeAll(async () => {
    [log, metricsPort] = [await startLog(), await freePort()];
    server = await embeddedProcess(
      { ...log.environment, BACKGROUND_THREAD: 'true', METRICS_PORT: String(metricsPort) },
      preload,
    );
    claire = await registerClient(server.url);
  });
  afterAll(async () => {
    await server.remove();
    await log.stop();
  });

  const kept: string[] = [];
  /** Its position. */
  const keep = async (content: string): Promise<unknown> => {
    const thought = writtenThought(content);
    const { status, body } = await claire.call('POST', '/thoughts', { body: thought });
    expect(status).toBeLessThan(300);
    kept.push(thought.thoughtId);
    return body['position'];
  };
  const listed = async (position: unknown): Promise<readonly unknown[]> => {
    const { body } = await claire.call('GET', '/thoughts', { headers: { 'X-At-Least': String(position) } });
    return (body['items'] as readonly Readonly<{ thoughtId: unknown }>[])
      .map(({ thoughtId }) => thoughtId)
      .toReversed();
  };
  const metric = async (line: RegExp): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(line.exec(text)?.[1] ?? Number.NaN);
  };
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return { status: answer.status, ...((await answer.json()) as Readonly<{ projections: readonly unknown[] }>) };
  };

  it('lists what was just kept, and understands it', async () => {
    expect(await listed(await keep('La rivière était haute.'))).toEqual(kept);
    await expect
      .poll(async () => JSON.stringify((await claire.call('GET', '/thoughts')).body), { timeout: 20_000 })
      .toContain('"titleBy":"ai"');
  });

  it('says that both threads are ready, and counts what each does', async () => {
    const { status, projections } = await readiness();
    expect(status).toBe(200);
    expect(projections.length).toBeGreaterThan(20);
    expect(await metric(/ecrin_step_seconds_count\{[^}]*step="projection"[^}]*\} (\d+)/)).toBeGreaterThan(0);
    expect(await metric(/ecrin_step_seconds_count\{[^}]*step="command"[^}]*\} (\d+)/)).toBeGreaterThan(0);
    expect(await metric(/ecrin_background_restarts (\d+)/)).toBe(0);
  });

  it('given a fault that ends the thread, then the API goes on, and the next thread takes up where it was', async () => {
    const socket = io(server.url, { auth: { token: claire.token }, transports: ['websocket'], reconnection: false });
    const closed = new Promise((resolve) => {
      socket.once('disconnect', resolve);
    });
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
    });
    server.send({ end: 1 });
    // Its page asks for everything: the last changes may not have been told.
    expect(await closed).toBe('transport close');
    await keep('Gardée sans elle.');
    await expect.poll(() => metric(/ecrin_background_restarts (\d+)/), { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => (await readiness()).status, { timeout: 30_000 }).toBe(200);
    expect(await listed(await keep('Gardée ensuite.'))).toEqual(kept);
    expect(server.output()).toContain('the thread of projections and workflows ended by a fault');
    expect(server.output()).not.toContain('Gardée');
  });

  it('given SIGTERM, then both threads close what they have', async () => {
    await server.stop();
    await server.start();
    expect(await listed(0)).toEqual(kept);
  });
});
