import autocannon from 'autocannon';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';
import { crudBaseline } from '../kit/crud-baseline-process.ts';

const thoughts = 10_000;
const seconds = 3;
const rounds = 3;
/** Of a search, in ms. */
const aimMs = 1.5;
const aimPerSecond = 1_000;
const rareEvery = 500;

const sentences = [
  'Train presque vide ce matin, la brume sur les champs.',
  'Papa a téléphoné, nous avons ri.',
  'L’été revient, et l’envie de nager au lac.',
  'Trop de réunions, il faut dire non plus souvent.',
  'Ma sœur chante dans la cuisine.',
  'Relire ce livre avant dimanche.',
];
/** Three different sentences each; one in 500 names a fruit. */
const contentOf = (index: number): string =>
  [0, 1, 2]
    .map((step) => sentences[(index + step * (1 + (index % 2))) % sentences.length])
    .concat(index % rareEvery === 0 ? ['Un pamplemousse.'] : [])
    .join(' ');

type Person = Readonly<{ url: string; token: string }>;
const headersOf = ({ token }: Person) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });

const fill = async (person: Person): Promise<void> => {
  let next = 0;
  const { non2xx, errors } = await autocannon({
    url: `${person.url}/api/client/thoughts`,
    connections: 16,
    amount: thoughts,
    headers: headersOf(person),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({ ...request, body: JSON.stringify(writtenThought(contentOf((next += 1)))) }),
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} thoughts were refused and ${errors} failed`);
};

/** Anything but 2xx fails the bench. */
const asked = async (person: Person, path: string, connections: number) => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${person.url}/api/client${path}`,
    connections,
    duration: seconds,
    headers: headersOf(person),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were refused and ${errors} failed`);
  return { perSecond: requests.average, meanMs: latency.mean };
};

const searches = [
  ['a rare word', '/thoughts?limit=20&q=pamplemousse%20'],
  ['a common word', '/thoughts?limit=20&q=brume%20'],
  ['two common words', '/thoughts?limit=20&q=brume%20papa%20'],
] as const;

const searchRows = async (person: Person): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const [words, path] of searches) {
    const one = await interleave(rounds, {
      ours: async () => (await asked(person, path, 1)).meanMs,
      reference: async () => aimMs,
    });
    const many = await interleave(rounds, {
      ours: async () => (await asked(person, path, 32)).perSecond,
      reference: async () => aimPerSecond,
    });
    rows.push(
      benchRow(
        { name: `search ${words} among ${thoughts}, mean ÷ ${aimMs} ms`, bar: 1, better: 'at-most', unit: 'ms' },
        one,
      ),
      benchRow(
        {
          name: `the same, 32 connections ÷ ${aimPerSecond} a second`,
          bar: 1,
          better: 'at-least',
          unit: 'requests/s',
        },
        many,
      ),
    );
  }
  return rows;
};

/** A page of one’s own thoughts, and searches among them, over HTTP. */
export const benchListThoughts = async (): Promise<readonly BenchRow[]> => {
  const [ecrin, baseline] = [await serverProcess({ LOG_LEVEL: 'silent' }), await crudBaseline()];
  try {
    const [ours, theirs] = [
      { url: ecrin.url, token: (await registerClient(ecrin.url)).token },
      { url: baseline.url, token: (await registerClient(baseline.url)).token },
    ];
    await fill(ours);
    await fill(theirs);
    await untilIdle(ecrin.url);
    const measured = await interleave(rounds, {
      ours: async () => (await asked(ours, '/thoughts?limit=20', 32)).perSecond,
      reference: async () => (await asked(theirs, '/thoughts?limit=20', 32)).perSecond,
    });
    return [
      benchRow(
        {
          name: `list 20 of ${thoughts} thoughts, 32 connections ÷ CRUD baseline`,
          bar: 0.8,
          better: 'at-least',
          unit: 'requests/s',
        },
        measured,
      ),
      ...(await searchRows(ours)),
    ];
  } finally {
    await ecrin.remove();
    await baseline.remove();
  }
};
