import { setTimeout as pause } from 'node:timers/promises';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongForm, isShortForm, timeoutMsOf } from '#crash/server/kill-counts.ts';
import { twoThreads } from '#crash/server/thread-fail-points.ts';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { erasureSteps, filesWith, isAtWork, timesErased, untilErased } from './erasing.ts';
import { mark } from './marked-kinds.ts';

/** Of the erasure alone: other work that follows from it has steps too. By turns: when one is done but not recorded, when it has begun. */
const within = ['before-step@erase-account:2', 'after-step@erase-account:1'] as const;
/** When one has been recorded. */
const recorded = 'after-step@erase-account:2';
const killsInStep = isLongForm ? 20 : isShortForm ? 1 : 2;
const pointOf = (times: number): string =>
  times < killsInStep ? (within[times % within.length] ?? recorded) : recorded;

let server: ServerProcess;
beforeAll(async () => {
  server = await embeddedProcess({ ...twoThreads, ERASURE_SETTLE_SECONDS: '0', TRUSTED_PROXIES: '1' });
});
afterAll(() => server.remove());

/** Whether the process ended by itself there. */
const endsAt = async (point: string): Promise<boolean> => {
  await server.start({ ECRIN_FAIL_POINT: `background/workflow.${point}` }).catch(() => undefined);
  for (let look = 0; look < 150 && server.alive(); look += 1) await pause(100);
  const ended = !server.alive();
  await server.kill();
  return ended;
};

type Kills = Readonly<Record<string, number>>;

/** How often the server was killed in each step, by its number and name. */
const killInEveryStep = async (): Promise<Kills> => {
  const kills: Record<string, number> = {};
  const underWay = (): string | null => {
    const step = erasureSteps(server)?.find(({ isUnderWay }) => isUnderWay);
    return step ? `${step.seq} ${step.name}` : null;
  };
  for (let step = underWay(); ; step = underWay()) {
    // One that has come to its end passes no point any more.
    if (!(await endsAt(pointOf(kills[step ?? ''] ?? 0)))) return kills;
    const killed = underWay();
    if (killed) kills[killed] = (kills[killed] ?? 0) + 1;
  }
};

it(
  `given an erasure, when the server is killed ${killsInStep} times in each of its steps, then it ends once, and nothing is left`,
  { timeout: timeoutMsOf(15 * (killsInStep + 1)) },
  async () => {
    const client = await registerClient(server.url, { email: `${mark}@example.org` });
    for (const what of ['nage', 'dort', 'mange'])
      await client.call('POST', '/thoughts', { body: writtenThought(`Un ${mark} ${what} dans l’aquarium.`) });
    await pollUntil(async () => !isAtWork(server), { everyMs: 100, timeoutMs: 60_000 });
    const asked = (await client.call('POST', '/erasure', { body: { when: 'now' } })).body as AskedErasure;
    await server.kill();
    const kills = await killInEveryStep();
    const names = Object.keys(kills).map((step) => step.split(' ')[1]);
    expect([...new Set(names)]).toEqual(['begin', 'prepare', 'empty', 'destroyKey', 'search', 'certify']);
    expect(Math.min(...Object.values(kills))).toBeGreaterThanOrEqual(killsInStep);
    await server.start();
    await untilErased(server, asked);
    await server.stop();
    expect(await timesErased(server)).toEqual([1, 1, 1, 1]);
    expect(await filesWith(server, mark)).toEqual([]);
  },
);
