import { randomBytes } from 'node:crypto';
import { noFleet, startDependencies } from '#fleet/dependencies.ts';
import { registerClient } from '#kits/api-client.ts';
import { startEventStoreDbProcess } from '#servers/event-store-db-process.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';
import type { Person } from '../kit/requests.ts';
import { createLoad } from './create-thought.bench.ts';

const rounds = 3;
const inFlight = [1, 8, 32] as const;
const mostMs = 400;

const isGiven = Boolean(process.env['EVENTSTORE_URL']);

const signedIn = async ({ url }: ServerProcess): Promise<Person> => ({ url, token: (await registerClient(url)).token });

const perSecond = (target: Person, connections: number) => async (): Promise<number> =>
  (await createLoad(target, connections)).perSecond;

/** Creating thoughts with 1, 8 and 32 requests in flight. */
const compare = async (
  what: string,
  bar: number,
  { ours, own }: Readonly<{ ours: Person; own: Person }>,
): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const connections of inFlight) {
    const contenders = { ours: perSecond(ours, connections), reference: perSecond(own, connections) };
    const about = { name: `create a thought, ${connections} in flight: ${what}`, bar } as const;
    rows.push(benchRow({ ...about, better: 'at-least', unit: 'requests/s' }, await interleave(rounds, contenders)));
  }
  return rows;
};

/** How long the slowest wait where nobody should. */
const slowest = async (ours: Person): Promise<BenchRow> => {
  const measured = await interleave(rounds, {
    ours: async () => (await createLoad(ours, 32)).p99,
    reference: async () => mostMs,
  });
  const name = `create a thought on EventStoreDB, 32 in flight, p99 ÷ ${mostMs} ms`;
  return benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, measured);
};

/** A whole process with only its events in EventStoreDB – the given one, or the fake in a process of its own – against one with all in its folder. */
const benchWholeProcess = async (): Promise<readonly BenchRow[]> => {
  const fake = isGiven ? null : await startEventStoreDbProcess();
  const EVENTSTORE_URL = process.env['EVENTSTORE_URL'] ?? `esdb://${fake?.address ?? ''}?tls=false`;
  const external = await embeddedProcess({ LOG_LEVEL: 'silent', EVENTSTORE_URL });
  const embedded = await embeddedProcess({ LOG_LEVEL: 'silent' });
  try {
    const targets = { ours: await signedIn(external), own: await signedIn(embedded) };
    return await compare('a whole process with its events in EventStoreDB ÷ embedded', 0.6, targets);
  } finally {
    await embedded.remove();
    await external.remove();
    await fake?.stop();
  }
};

export const benchEventStoreDb = async (): Promise<readonly BenchRow[]> => [
  ...(await benchWholeProcess()),
  ...(await benchSharedStores()),
];

/**
 * One process on external stores against one on a folder, on this machine: with `EVENTSTORE_URL` whole processes; else, on stand-ins that store
 * nothing durably, an API process alone, as a fleet has them.
 */
const benchSharedStores = async (): Promise<readonly BenchRow[]> => {
  if (noFleet) {
    console.log(`event-store-db: skipped (${noFleet})`);
    return [];
  }
  const dependencies = await startDependencies();
  const quiet = { LOG_LEVEL: 'silent' };
  const MASTER_KEY = randomBytes(32).toString('base64');
  const external = await embeddedProcess({
    ...dependencies.environment,
    ...quiet,
    MASTER_KEY,
    ROLES: isGiven ? 'api,projections' : 'api',
  });
  const embedded = await embeddedProcess({ ...quiet, ROLES: 'api,projections' });
  try {
    const targets = { ours: await signedIn(external), own: await signedIn(embedded) };
    if (!isGiven) return await compare('an API process on stand-ins of a fleet’s stores ÷ embedded', 0.5, targets);
    return [...(await compare('EventStoreDB ÷ embedded', 0.6, targets)), await slowest(targets.ours)];
  } finally {
    await embedded.remove();
    await external.remove();
    await dependencies.close();
  }
};
