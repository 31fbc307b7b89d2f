import { registerClient, writtenThought, type Answer, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { untilIdle } from '@ecrin/testing/kits/until-idle.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import type { OneProcess, ServerProcess } from '@ecrin/testing/servers/main-process.ts';
import { embeddedProcess } from '@ecrin/testing/servers/server-process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const paths = [
  '/thoughts',
  '/thoughts?q=lac',
  '/thoughts?q=lac&order=relevance',
  '/thoughts?cursor=none',
  '/thoughts/counts',
  '/threads',
  '/goals?timeZone=Europe/Paris',
  '/conversations',
  '/favorites',
  '/reminders',
  '/notifications/unread',
  '/announcements',
];

describe('a process that is asked much at once', () => {
  let server: ServerProcess & OneProcess;
  let claire: ApiClient;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    server = await embeddedProcess({
      BACKGROUND_THREAD: 'true',
      METRICS_PORT: String(metricsPort),
      CLIENT_REQUESTS_PER_SECOND: '0',
    });
    claire = await registerClient(server.url);
    for (const content of ['Le lac était calme.', 'Personne au marché.', 'Encore le lac, à l’aube.'])
      await claire.call('POST', '/thoughts', { body: writtenThought(content) });
    await untilIdle(server.url);
  });
  afterAll(() => server.remove());

  const answeredBeside = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^ecrin_reader_answers (\d+)/m.exec(text)?.[1] ?? Number.NaN);
  };
  const atOnce = (asked: readonly string[]): Promise<readonly Answer[]> =>
    Promise.all(asked.map((path) => claire.call('GET', path)));
  const manyOf = (path: string): readonly string[] => Array.from({ length: 40 }, () => path);

  it('given queries that come alone, then no reader begins', async () => {
    for (const path of manyOf('/thoughts').slice(0, 20)) await claire.call('GET', path);
    expect(await answeredBeside()).toBe(0);
  });

  it('given many at once, then a reader answers some of them as the API does', async () => {
    const alone = new Map<string, Answer>();
    for (const path of paths) alone.set(path, await claire.call('GET', path));
    await expect
      .poll(
        async () => {
          await atOnce(manyOf('/thoughts'));
          return answeredBeside();
        },
        { timeout: 30_000, interval: 20 },
      )
      .toBeGreaterThan(0);
    for (const path of paths) {
      const before = await answeredBeside();
      await expect
        .poll(
          async () => {
            for (const answer of await atOnce(manyOf(path))) expect(answer).toEqual(alone.get(path));
            return answeredBeside();
          },
          { timeout: 30_000, interval: 20 },
        )
        .toBeGreaterThan(before);
    }
    expect(alone.get('/thoughts?q=lac')?.body['total']).toBe(2);
    expect(alone.get('/thoughts?cursor=none')?.status).toBe(400);
  });

  it('given what was just kept, then each of many lists has it', async () => {
    for (const content of ['Première gare.', 'Deuxième gare.', 'Troisième gare.']) {
      const thought = writtenThought(content);
      const { body: receipt } = await claire.call('POST', '/thoughts', { body: thought });
      const lists = await Promise.all(
        manyOf('/thoughts?limit=1').map((path) =>
          claire.call('GET', path, { headers: { 'X-At-Least': String(receipt['position']) } }),
        ),
      );
      for (const { body } of lists) expect(body['items']).toMatchObject([{ thoughtId: thought.thoughtId }]);
    }
  });

  it('given another person, then they are answered with their own', async () => {
    const louise = await registerClient(server.url);
    const answers = await Promise.all([
      ...manyOf('/thoughts?limit=1').map((path) => louise.call('GET', path)),
      ...manyOf('/thoughts?limit=1').map((path) => claire.call('GET', path)),
    ]);
    expect(answers.map(({ body }) => body['total'])).toEqual([...manyOf('').map(() => 0), ...manyOf('').map(() => 6)]);
    expect(server.output()).not.toContain('lac');
  });

  it('given SIGTERM while it answers, then the process ends', async () => {
    const asked = Promise.allSettled(manyOf('/thoughts').map((path) => claire.call('GET', path)));
    await server.stop();
    await asked;
  });
});
