import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, p99, type BenchRow } from '../kit/bench-row.ts';

const rounds = 5;
const thoughts = 320;
const allowedMs = 15;
const writers = 32;

/** From the answer to a stored thought until its owner's list, requested with the receipt's position, has returned with the thought first. Throws when it does not. */
export const visibleAfter = async (client: ApiClient): Promise<number> => {
  const thought = writtenThought('Une pensée que je veux retrouver aussitôt.');
  const {
    body: { position },
  } = await client.call('POST', '/thoughts', { body: thought });
  const acknowledged = performance.now();
  const {
    body: { items },
  } = await client.call('GET', '/thoughts', { headers: { [atLeastHeader]: String(position) } });
  const took = performance.now() - acknowledged;
  if (!JSON.stringify(items).startsWith(`[{"thoughtId":"${thought.thoughtId}"`))
    throw new Error('A stored thought is not at the head of the list');
  return took;
};

const visibleP99 = async (clients: readonly ApiClient[]): Promise<number> => {
  const each = clients.map(async (client) => {
    const figures: number[] = [];
    for (let time = 0; time < thoughts / clients.length; time += 1) figures.push(await visibleAfter(client));
    return figures;
  });
  return p99((await Promise.all(each)).flat());
};

/** Over HTTP, against a whole server that transcribes nothing but analyses every thought meanwhile: one client, then many at once. */
export const benchVisibleThought = async (): Promise<readonly BenchRow[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent' });
  try {
    const clients: ApiClient[] = [];
    while (clients.length < writers) clients.push(await registerClient(server.url));
    const rows: BenchRow[] = [];
    for (const some of [clients.slice(0, 1), clients]) {
      const measured = await interleave(rounds, {
        ours: () => visibleP99(some),
        reference: async () => allowedMs,
      });
      await untilIdle(server.url);
      const name = `acknowledged → visible in one’s own list over HTTP, writers: ${some.length}, p99 ÷ ${allowedMs} ms`;
      rows.push(benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, measured));
    }
    return rows;
  } finally {
    await server.remove();
  }
};
