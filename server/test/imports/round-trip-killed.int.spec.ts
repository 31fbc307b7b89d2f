import { failPoints } from '@ecrin/platform/instrumentation/fail-point.ts';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import type { ServerProcess } from '@ecrin/testing/servers/main-process.ts';
import { embeddedProcess } from '@ecrin/testing/servers/server-process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { accounts, openToAll, roundTrip } from './round-trip.fixtures.ts';

/** Every fourth account comes into a process that is killed. */
const killed = accounts.filter((_, at) => at % 4 === 3);
const batchSize = 10;
const batches = Array.from({ length: Math.ceil(killed.length / batchSize) }, (_, at) => batchSize * at);

const isOfFiles = (name: string): boolean => name.startsWith('blob-store.');
/** Before and after each write of the thread that brings and takes back, at another pass each time. */
const pointsAmong = (wanted: (name: string) => boolean): readonly string[] =>
  failPoints
    .filter((name) => wanted(name) && !name.startsWith('key-vault.'))
    .map((name, at) => `background/${name}:${isOfFiles(name) ? 1 : 1 + ((5 * at) % 13)}`);
const pointsOfFiles = pointsAmong(isOfFiles);
const points = pointsAmong((name) => !isOfFiles(name));

let source: TestServer;
let target: ServerProcess;
beforeAll(async () => {
  source = await startTestServer({ ROLES: 'api,projections,workflows', ...openToAll });
  target = await embeddedProcess({ ...openToAll, BACKGROUND_THREAD: 'true' });
});
afterAll(async () => {
  await source.remove();
  await target.remove();
});

type Work = Readonly<{ points: readonly string[]; begin: () => Promise<unknown>; isOver: () => Promise<boolean> }>;

/** The process ends at one point after the other, until the work is over, which then goes on in one that lives. Returns how often it ended before that. */
const killedDuring = async ({ points: at, begin, isOver }: Work): Promise<number> => {
  const isOverOrDead = async () => !target.alive() || (await isOver().catch(() => false));
  let kills = 0;
  await target.stop();
  for (const point of at) {
    // It may come to the point before it answers.
    await target.start({ ECRIN_FAIL_POINT: point }).catch(() => undefined);
    await begin().catch(() => undefined);
    await pollUntil(isOverOrDead, { timeoutMs: 180_000, what: `an end at ${point}` });
    if (target.alive()) break;
    kills += 1;
  }
  await target.stop();
  await target.start();
  await begin();
  return kills;
};

describe('Écrin’s own archive, while the process that brings it is killed', () => {
  it.each(batches)(
    'comes as it was, once, and leaves: every fourth account from %i on',
    { timeout: 1_800_000 },
    async (first) => {
      const batch = killed.slice(first, first + batchSize);
      const trips = await Promise.all(batch.map((account) => roundTrip(source, target, account)));
      const each = <Result>(act: (trip: (typeof trips)[number]) => Promise<Result>) => Promise.all(trips.map(act));
      const hasFiles = batch.some(({ spoken }) => spoken.length > 0);
      const kills = await killedDuring({
        points: [...(hasFiles ? pointsOfFiles : []), ...points],
        begin: () => each(({ start }) => start()),
        isOver: async () => (await each(({ hasEnded }) => hasEnded())).every(Boolean),
      });
      await each(({ hasComeAsItWas }) => hasComeAsItWas());
      await each(({ comesOnce }) => comesOnce());
      const killsAfter = await killedDuring({
        points,
        begin: () => each(({ undo }) => undo()),
        isOver: async () => (await each(({ isGone }) => isGone())).every(Boolean),
      });
      await each(({ hasLeft }) => hasLeft());
      console.log(`killed ${kills} times while ${trips.length} accounts came, ${killsAfter} times while they left`);
      expect(kills).toBeGreaterThan(points.length / 2);
      expect(killsAfter).toBeGreaterThan(0);
    },
  );
});
