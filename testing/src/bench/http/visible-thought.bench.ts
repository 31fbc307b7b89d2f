import { Agent } from 'node:http';
import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, p99, type BenchRow } from '../kit/bench-row.ts';
import { askOnce, thoughtsPath, type Person } from '../kit/requests.ts';

const rounds = 5;
const thoughts = 320;
const allowedMs = 15;
const writers = 32;

/**
 * From the answer to a stored thought until its owner's list, requested with the receipt's position, has returned with the thought first. Throws when it
 * does not. Each over a connection of its own; what asks must cost little, as it has the same processors.
 */
const visibleAfter = async (agent: Agent, person: Person): Promise<number> => {
  const thought = writtenThought('Une pensée que je veux retrouver aussitôt.');
  const answer = await askOnce(agent, person, { method: 'POST', path: thoughtsPath, body: () => thought });
  const { position } = JSON.parse(answer) as Readonly<{ position: number }>;
  const acknowledged = performance.now();
  const list = await askOnce(agent, person, { path: thoughtsPath, headers: { [atLeastHeader]: String(position) } });
  const took = performance.now() - acknowledged;
  if (!list.startsWith(`{"items":[{"thoughtId":"${thought.thoughtId}"`))
    throw new Error('A stored thought is not at the head of the list');
  return took;
};

/** How long each of so many takes, one after the other. */
export const visibleTimes = async (person: Person, count: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const figures: number[] = [];
  while (figures.length < count) figures.push(await visibleAfter(agent, person));
  agent.destroy();
  return figures;
};

const visibleP99 = async (people: readonly Person[]): Promise<number> =>
  p99((await Promise.all(people.map((person) => visibleTimes(person, thoughts / people.length)))).flat());

/** Over HTTP, against a whole server that transcribes nothing but analyses every thought meanwhile: one client, then many at once. */
export const benchVisibleThought = async (): Promise<readonly BenchRow[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent' });
  try {
    const people: Person[] = [];
    while (people.length < writers) people.push({ url: server.url, token: (await registerClient(server.url)).token });
    const rows: BenchRow[] = [];
    for (const some of [people.slice(0, 1), people]) {
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
