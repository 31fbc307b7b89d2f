import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeastHeader } from '@ecrin/contracts/transport/headers.ts';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, median, p99, type BenchRow } from '../kit/bench-row.ts';
import { crudBaseline } from '../kit/crud-baseline-process.ts';
import { progress } from '../kit/progress.ts';
import { askOnce, thoughtsPath, type Person } from '../kit/requests.ts';

const rounds = 3;
const seconds = 10;
/** What is to be sustained, in thoughts a second, and how long until a thought is seen, in ms: one’s own, and another’s. */
const [aim, ownAim, othersAim] = [1_000, 1_000, 2_000];
/** How often whoever writes looks for the last thought, in ms: often enough for a percentile, seldom enough to leave the processors to writing. */
const lookEveryMs = 200;
const content = 'Train presque vide ce matin. J’ai regardé les champs sous la brume sans rien écouter. '.repeat(3);

type Written = Readonly<{ thoughtId: string; position: number }>;

const write = async (agent: Agent, person: Person): Promise<Written> => {
  const thought = writtenThought(content);
  const answer = await askOnce(agent, person, { method: 'POST', path: thoughtsPath, body: () => thought });
  // The baseline has no positions.
  const { position = 0 } = JSON.parse(answer) as Readonly<{ position?: number }>;
  return { thoughtId: thought.thoughtId, position };
};

/** From now until the list has the thought, in ms. */
const untilListed = async (agent: Agent, person: Person, { thoughtId, position }: Written): Promise<number> => {
  const begun = performance.now();
  const asked = { path: `${thoughtsPath}?limit=100`, headers: { [atLeastHeader]: String(position) } };
  while (!(await askOnce(agent, person, asked)).includes(thoughtId)) await pause(5);
  return performance.now() - begun;
};

const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** Writes, each again once answered; looks for the last one now and then, beside that. Returns how many. */
const writeUntil = async (until: number, person: Person, looked: number[]): Promise<number> => {
  const [writing, reading] = [connection(), connection()];
  const looking: { begun: number; now: Promise<void> | null } = { begun: -Infinity, now: null };
  const look = async (written: Written): Promise<void> => {
    looking.begun = performance.now();
    looked.push(await untilListed(reading, person, written));
    looking.now = null;
  };
  let count = 0;
  while (performance.now() < until) {
    const written = await write(writing, person);
    count += 1;
    if (!looking.now && performance.now() - looking.begun > lookEveryMs) looking.now = look(written);
  }
  await looking.now;
  writing.destroy();
  reading.destroy();
  return count;
};

/** From the request to write a thought until it is listed, in ms: of somebody who writes now and then. */
const writeNowAndThen = async (until: number, person: Person): Promise<readonly number[]> => {
  const [agent, looked]: [Agent, number[]] = [connection(), []];
  while (performance.now() < until) {
    const begun = performance.now();
    await untilListed(agent, person, await write(agent, person));
    looked.push(performance.now() - begun);
    await pause(lookEveryMs);
  }
  agent.destroy();
  return looked;
};

/** `perSecond`: thoughts acknowledged; the others: until they are in their list, p99 in ms. */
type Sustained = Readonly<{ perSecond: number; own: number; others: number }>;
type People = readonly [other: Person, ...writers: Person[]];

/** All but the first write without a pause. */
export const sustain = async ([other, ...writers]: People, forSeconds: number): Promise<Sustained> => {
  const [until, looked]: [number, number[]] = [performance.now() + forSeconds * 1_000, []];
  const [others, ...counts] = await Promise.all([
    writeNowAndThen(until, other),
    ...writers.map((person) => writeUntil(until, person, looked)),
  ]);
  const count = counts.reduce((sum, one) => sum + one, 0);
  return { perSecond: count / forSeconds, own: p99(looked), others: p99(others) };
};

const peopleAt = async (url: string, writers: number): Promise<People> => {
  const register = async (): Promise<Person> => ({ url, token: (await registerClient(url)).token });
  const people: [Person, ...Person[]] = [await register()];
  while (people.length <= writers) people.push(await register());
  return people;
};

/** Thoughts a second that the read side keeps up with: many write without a pause, and all see what they wrote. */
export const benchSustained = async (): Promise<readonly BenchRow[]> => {
  const [server, baseline] = [await serverProcess({ LOG_LEVEL: 'silent' }), await crudBaseline()];
  try {
    const rows: BenchRow[] = [];
    for (const writers of [12, 32])
      rows.push(...(await rowsFor(writers, { server: server.url, baseline: baseline.url })));
    return rows;
  } finally {
    await server.remove();
    await baseline.remove();
  }
};

type Urls = Readonly<{ server: string; baseline: string }>;

const rowsFor = async (writers: number, urls: Urls): Promise<readonly BenchRow[]> => {
  const [ours, theirs] = [await peopleAt(urls.server, writers), await peopleAt(urls.baseline, writers)];
  const figures: Sustained[] = [];
  const both = await interleave(rounds, {
    ours: async () => {
      const found = await sustain(ours, seconds);
      figures.push(found);
      progress(`${writers} writers: ${JSON.stringify(found)}`);
      await untilIdle(urls.server);
      return found.perSecond;
    },
    reference: async () => (await sustain(theirs, seconds)).perSecond,
  });
  const measured = figures.slice(1);
  const against = (of: keyof Sustained, limit: number) => {
    const figuresOf = measured.map((found) => found[of]);
    return { ours: figuresOf, reference: figuresOf.map(() => limit) };
  };
  const name = `thoughts a second for ${seconds} s, ${writers} writers`;
  progress(`${writers} writers: ${median(both.ours)} a second`);
  return [
    benchRow({ name: `${name} ÷ ${aim}`, bar: 1, better: 'at-least', unit: 'a second' }, against('perSecond', aim)),
    benchRow({ name: 'the same ÷ CRUD baseline', bar: 1, better: 'at-least', unit: 'a second' }, both),
    benchRow(
      { name: `until in one’s own list, p99 ÷ ${ownAim} ms`, bar: 1, better: 'at-most', unit: 'ms' },
      against('own', ownAim),
    ),
    benchRow(
      { name: `until in another’s, p99 ÷ ${othersAim} ms`, bar: 1, better: 'at-most', unit: 'ms' },
      against('others', othersAim),
    ),
  ];
};
