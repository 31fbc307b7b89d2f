import { Agent } from 'node:http';
import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, p99, type BenchRow } from '../kit/bench-row.ts';
import { crudBaseline } from '../kit/crud-baseline-process.ts';
import { askOnce, creating, thoughtsPath, type Person } from '../kit/requests.ts';

const rounds = 5;
const thoughts = 320;
const allowedMs = 15;
const writers = 32;
/** The baseline understands, searches and counts nothing. */
const baselineBar = 3;

const content = 'Une pensée que je veux retrouver aussitôt.';

/**
 * From the answer to a stored thought until its owner's list, requested with the receipt's position, has returned with the thought first. Throws when it
 * does not. Each over a connection of its own; what asks must cost little, as it has the same processors.
 */
const visibleAfter = async (agent: Agent, person: Person): Promise<number> => {
  const thought = writtenThought(content);
  const answer = await askOnce(agent, person, { method: 'POST', path: thoughtsPath, body: () => thought });
  const { position } = JSON.parse(answer) as Readonly<{ position: number }>;
  const acknowledged = performance.now();
  const list = await askOnce(agent, person, { path: thoughtsPath, headers: { [atLeastHeader]: String(position) } });
  const took = performance.now() - acknowledged;
  if (!list.startsWith(`{"items":[{"thoughtId":"${thought.thoughtId}"`))
    throw new Error('A stored thought is not at the head of the list');
  return took;
};

/** The same of the CRUD baseline, which stores and lists in one table: what a list takes beside as many writers on this machine. */
const listedAfter = async (agent: Agent, person: Person): Promise<number> => {
  await askOnce(
    agent,
    person,
    creating(() => content),
  );
  const acknowledged = performance.now();
  await askOnce(agent, person, { path: thoughtsPath });
  return performance.now() - acknowledged;
};

/** How long each of so many takes, one after the other. */
export const visibleTimes = async (
  person: Person,
  count: number,
  visible = visibleAfter,
): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const figures: number[] = [];
  while (figures.length < count) figures.push(await visible(agent, person));
  agent.destroy();
  return figures;
};

const visibleP99 = async (people: readonly Person[], visible = visibleAfter): Promise<number> =>
  p99((await Promise.all(people.map((person) => visibleTimes(person, thoughts / people.length, visible)))).flat());

const registered = async (url: string): Promise<readonly Person[]> => {
  const people: Person[] = [];
  while (people.length < writers) people.push({ url, token: (await registerClient(url)).token });
  return people;
};

/** Over HTTP, against a whole server that transcribes nothing but analyses every thought meanwhile: one client, then many at once. */
export const benchVisibleThought = async (): Promise<readonly BenchRow[]> => {
  const [server, baseline] = [await serverProcess({ LOG_LEVEL: 'silent' }), await crudBaseline()];
  try {
    const [people, theirs] = [await registered(server.url), await registered(baseline.url)];
    const settled = async (figure: number): Promise<number> => {
      await untilIdle(server.url);
      return figure;
    };
    const rows: BenchRow[] = [];
    for (const count of [1, writers]) {
      const { ours, reference } = await interleave(rounds, {
        ours: async () => settled(await visibleP99(people.slice(0, count))),
        reference: () => visibleP99(theirs.slice(0, count), listedAfter),
      });
      const name = `acknowledged → visible in one’s own list over HTTP, writers: ${count}, p99 ÷ ${allowedMs} ms`;
      const allowed = { ours, reference: ours.map(() => allowedMs) };
      rows.push(benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, allowed));
      const same = { name: 'the same ÷ a list of the CRUD baseline', bar: baselineBar, unit: 'ms' } as const;
      if (count > 1) rows.push(benchRow({ ...same, better: 'at-most' }, { ours, reference }));
    }
    return rows;
  } finally {
    await server.remove();
    await baseline.remove();
  }
};
