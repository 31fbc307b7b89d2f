import { untilIdle } from '#kits/until-idle.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow, type Contender } from '../kit/bench-row.ts';
import { journalWords, searches } from '../kit/journal-words.ts';
import { progress } from '../kit/progress.ts';
import { loadOf, type Asked, type Person } from '../kit/requests.ts';
import { opponentOf, otherServers, type Opponent, type OtherServer } from './other-servers.ts';

const thoughts = 10_000;
const rounds = 3;
const load = { connections: 32, seconds: 3 };

type Side = Readonly<{ person: Person; server: OtherServer; settled: () => Promise<void> }>;

/** Ten thousand notes with the same words on either side. */
const fill = async ({ person, server }: Side): Promise<void> => {
  await loadOf(person, creating(server), { connections: 16, amount: thoughts });
  progress(`${thoughts} notes are at ${person.url}`);
};

const creating = ({ create }: OtherServer): Asked => {
  let index = 0;
  return { ...create(''), body: () => create(journalWords((index += 1))).body?.() };
};

const perSecond =
  ({ person, settled }: Side, asked: Asked): Contender =>
  async () => {
    const figure = await loadOf(person, asked, load);
    await settled();
    return figure.perSecond;
  };

/** Our server, started for this, beside one that runs at an address: `npm run bench -- --against NAME=URL`. */
export const benchAgainst = async (given: string): Promise<readonly BenchRow[]> => {
  const opponent: Opponent = await opponentOf(given, process.env['AGAINST_TOKEN']);
  const ours = otherServers['ecrin'] as OtherServer;
  const own = await embeddedProcess({ LOG_LEVEL: 'silent' });
  try {
    const one: Side = {
      person: { url: own.url, token: await ours.signIn(own.url) },
      server: ours,
      settled: () => untilIdle(own.url),
    };
    const other: Side = { ...opponent, settled: async () => undefined };
    await fill(one);
    await one.settled();
    await fill(other);
    const asked: readonly (readonly [string, (server: OtherServer) => Asked])[] = [
      [`list 20 of ${thoughts}`, ({ list }) => list],
      ...searches.map(([named, words]) => [`search ${named}`, (server: OtherServer) => server.search(words)] as const),
      ['create', creating],
    ];
    const rows: BenchRow[] = [];
    for (const [work, askedOf] of asked) {
      progress(work);
      const contenders = {
        ours: perSecond(one, askedOf(one.server)),
        reference: perSecond(other, askedOf(other.server)),
      };
      const name = `${work}, 32 connections ÷ ${opponent.name}`;
      rows.push(
        benchRow({ name, bar: 1, better: 'at-least', unit: 'requests/s' }, await interleave(rounds, contenders)),
      );
    }
    return rows;
  } finally {
    await own.remove();
  }
};
