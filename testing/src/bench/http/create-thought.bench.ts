import { registerClient } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, median, type BenchRow } from '../kit/bench-row.ts';
import { crudBaseline } from '../kit/crud-baseline-process.ts';
import { creating, loadOf, timesOf, type Person } from '../kit/requests.ts';

const connections = 32;
const seconds = 3;
const oneByOne = 300;
/** Of one connection, in ms. */
const aimMs = 1.5;
const mostBehindMs = 0.5;
const content = 'Train presque vide ce matin. J’ai regardé les champs sous la brume sans rien écouter. '.repeat(3);

/** Creating a thought over HTTP – bearer, validation, sealing, durable – against a plain CRUD server with the same durability. */
export const benchCreateThought = async (rounds = 5): Promise<readonly BenchRow[]> => {
  const [ecrin, baseline] = [await serverProcess({ LOG_LEVEL: 'silent' }), await crudBaseline()];
  try {
    const [ours, theirs] = [
      { url: ecrin.url, token: (await registerClient(ecrin.url)).token },
      { url: baseline.url, token: (await registerClient(baseline.url)).token },
    ];
    // The server's pending analyses must not use the processor during the baseline's round.
    const settled = async <Figure>(figure: Figure): Promise<Figure> => {
      await untilIdle(ecrin.url);
      return figure;
    };
    return [
      ...(await manyRows(rounds, { ours, theirs, settled })),
      ...(await oneRows(rounds, { ours, theirs, settled })),
    ];
  } finally {
    await ecrin.remove();
    await baseline.remove();
  }
};

type Both = Readonly<{ ours: Person; theirs: Person; settled: <Figure>(figure: Figure) => Promise<Figure> }>;
const create = () => creating(() => content);
/** A second's thoughts, and how long an answer took, in ms. */
export const createLoad = (person: Person, inFlight: number = connections) =>
  loadOf(person, create(), { connections: inFlight, seconds });

const manyRows = async (rounds: number, { ours, theirs, settled }: Both): Promise<readonly BenchRow[]> => {
  // One measurement gives both figures.
  const slow: Readonly<{ ours: number[]; reference: number[] }> = { ours: [], reference: [] };
  const perSecond = async (name: keyof typeof slow, person: Person): Promise<number> => {
    const figures = await createLoad(person);
    slow[name].push(figures.p99);
    return figures.perSecond;
  };
  const created = await interleave(rounds, {
    ours: () => perSecond('ours', ours).then(settled),
    reference: () => perSecond('reference', theirs),
  });
  const measured = { ours: slow.ours.slice(1), reference: slow.reference.slice(1) };
  const name = `create a thought over HTTP, ${connections} connections ÷ CRUD baseline`;
  return [
    benchRow({ name, bar: 1, better: 'at-least', unit: 'requests/s' }, created),
    benchRow({ name: 'the same, p99 ÷ CRUD baseline', bar: 1, better: 'at-most', unit: 'ms' }, measured),
  ];
};

const oneRows = async (rounds: number, { ours, theirs, settled }: Both): Promise<readonly BenchRow[]> => {
  const p50 = async (person: Person) => median(await timesOf(person, create(), oneByOne));
  const { ours: own, reference } = await interleave(rounds, {
    ours: () => p50(ours).then(settled),
    reference: () => p50(theirs),
  });
  return [
    benchRow(
      { name: `create a thought, one connection, p50 ÷ ${aimMs} ms`, bar: 1, better: 'at-most', unit: 'ms' },
      { ours: own, reference: own.map(() => aimMs) },
    ),
    benchRow(
      { name: `the same ÷ CRUD baseline and ${mostBehindMs} ms`, bar: 1, better: 'at-most', unit: 'ms' },
      { ours: own, reference: reference.map((figure) => figure + mostBehindMs) },
    ),
  ];
};

/** Thoughts a second. */
export const createdPerSecond = async (url: string, token: string): Promise<number> =>
  (await createLoad({ url, token })).perSecond;
