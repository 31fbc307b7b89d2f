import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '../server.fixtures.ts';
import { storyActsOf } from './stories.fixtures.ts';

let server: TestServer;
let claire: ReturnType<typeof storyActsOf>;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  claire = storyActsOf(server, (await registerTestClient(server, 'claire')).token);
});
afterAll(() => server.remove());

const give = async (path: string, password: string, address: string): Promise<number> => {
  const { status } = await sendRequest(server, `POST ${path}`, {
    body: new URLSearchParams({ password }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': address },
  });
  return status;
};
const shared = async (): Promise<string> => {
  const storyId = await claire.begin([await claire.write('Les clés dehors.')]);
  return (await claire.share(storyId, { password: 'la barque' })).path;
};
const addresses = (count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_each, nth) => `203.0.${from}.${nth}`);
const wrong = (path: string, from: number, count = 100) =>
  Promise.all(addresses(count, from).map((at) => give(path, 'le lac', at)));

it('a reader enters within seconds while wrong passwords come from hundreds of addresses', async () => {
  const path = await shared();
  expect(new Set(await wrong(path, 1))).toEqual(new Set([403]));
  expect(await give(path, 'la barque', '198.51.100.1')).toBe(200);
  const flood = [wrong(path, 2, 40), wrong(path, 1, 40)];
  const before = performance.now();
  expect(await give(path, 'la barque', '198.51.100.1')).toBe(200);
  expect(await give(path, 'la barque', '198.51.100.2')).toBe(200);
  const waited = performance.now() - before;
  const statuses = new Set((await Promise.all(flood)).flat());
  expect(statuses).toEqual(new Set([403]));
  // One that waits is served before all second tries, and after the first ones that came before.
  expect(waited).toBeLessThan(performance.now() - before);
}, 150_000);

it('wrong passwords of one address are ten in a quarter of an hour, and nobody else waits for it', async () => {
  const path = await shared();
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push(await give(path, 'le lac', '203.0.113.7'));
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  expect(await give(path, 'la barque', '203.0.113.7')).toBe(429);
  expect(await give(path, 'la barque', '203.0.113.8')).toBe(200);
  server.advanceClock(16 * 60_000);
  expect(await give(path, 'la barque', '203.0.113.7')).toBe(200);
});
