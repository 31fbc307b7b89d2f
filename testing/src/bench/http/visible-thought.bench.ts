import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, p99, type BenchRow } from '../kit/bench-row.ts';

const rounds = 5;
const thoughts = 200;
const allowedMs = 25;

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

/** Over HTTP, against a whole server that transcribes nothing but analyses every thought meanwhile. */
export const benchVisibleThought = async (): Promise<readonly BenchRow[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent' });
  try {
    const client = await registerClient(server.url);
    const measured = await interleave(rounds, {
      ours: async () => {
        const figures: number[] = [];
        for (let time = 0; time < thoughts; time += 1) figures.push(await visibleAfter(client));
        return p99(figures);
      },
      reference: async () => allowedMs,
    });
    return [
      benchRow(
        {
          name: 'acknowledged → visible in one’s own list over HTTP, p99 ÷ 25 ms',
          bar: 1,
          better: 'at-most',
          unit: 'ms',
        },
        measured,
      ),
    ];
  } finally {
    await server.remove();
  }
};
