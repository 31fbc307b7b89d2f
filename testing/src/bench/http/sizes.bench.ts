import { registerClient } from '#kits/api-client.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, median, type BenchRow } from '../kit/bench-row.ts';
import { journalWords, searchPath } from '../kit/journal-words.ts';
import { progress } from '../kit/progress.ts';
import { creating, thoughtsPath, timesOf, type Asked, type Person } from '../kit/requests.ts';
import { seedJournals } from '../kit/seed-journals.ts';
import { untilCaughtUp } from '../kit/until-caught-up.ts';

const [few, many] = [1_000, 100_000];
const rounds = 3;
const oneByOne = 60;
const allowed = 1.5;

const zone = 'timeZone=Europe%2FParis';
/** What the first screen asks for, one after the other, of a week that both have. */
const home = [
  '/me?pushToken=null',
  '/thoughts?limit=30',
  '/thoughts/counts?from=2016-01-08&to=2016-01-14',
  '/thoughts/earlier-years?day=2017-01-14&dayStart=0',
  '/threads/proposal?day=2016-01-14',
  '/threads',
  `/goals?${zone}`,
  '/reminders',
];

const works: Readonly<Record<string, readonly Asked[]>> = {
  'list of 20': [{ path: `${thoughtsPath}?limit=20` }],
  create: [creating(journalWords)],
  home: home.map((path) => ({ path: `/api/client${path}` })),
  'search of a rare word': [{ path: searchPath('pamplemousse') }],
  'search of two common words': [{ path: searchPath('brume papa') }],
};

const p50 = (person: Person, asked: readonly Asked[]) => async (): Promise<number> => {
  const each: number[] = [];
  for (const one of asked) each.push(median(await timesOf(person, one, oneByOne)));
  return each.reduce((sum, figure) => sum + figure, 0);
};

/** One client with a hundred times as many thoughts, over one connection, at rest: without workflows, which would analyse what is seeded. */
export const benchSizes = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent', ROLES: 'api,projections' });
  try {
    const [small, large] = [await registerClient(server.url), await registerClient(server.url)];
    await server.stop();
    await seedJournals(server.dataDir, [
      { ownerId: small.clientId, thoughts: few },
      { ownerId: large.clientId, thoughts: many },
    ]);
    await server.start();
    await untilCaughtUp(server.url);
    const rows: BenchRow[] = [];
    for (const [work, asked] of Object.entries(works)) {
      progress(work);
      const [reference, ours] = [small, large].map(({ token }) => p50({ url: server.url, token }, asked));
      if (!ours || !reference) continue;
      const name = `${work}: ${many} thoughts of one client ÷ ${few}, one connection, p50`;
      rows.push(
        benchRow({ name, bar: allowed, better: 'at-most', unit: 'ms' }, await interleave(rounds, { ours, reference })),
      );
    }
    return rows;
  } finally {
    await server.remove();
  }
};
