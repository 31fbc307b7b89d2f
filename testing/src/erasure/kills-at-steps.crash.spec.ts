import { setTimeout as pause } from 'node:timers/promises';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongForm, isShortForm, timeoutMsOf } from '#crash/server/kill-counts.ts';
import { twoThreads } from '#crash/server/thread-fail-points.ts';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { filesWith, isAtWork, recordedSteps, storedTypes, untilErased } from './erasing.ts';
import { mark } from './marked-kinds.ts';

/** Once it is recorded; then the next step is the first of a process. */
const recorded = 'workflow.after-step:2';
/** By turns: when it is done but not recorded, when it has begun. */
const within = ['workflow.before-step:2', 'workflow.after-step:1'];
const killsWithin = isLongForm ? 19 : isShortForm ? 0 : 2;
const killsAtStep = [...Array.from({ length: killsWithin }, (_, kill) => within[kill % within.length] ?? ''), recorded];
/** As many steps as the erasure of an account has at least, other than its pauses. */
const steps = 12;

let server: ServerProcess;
beforeAll(async () => {
  server = await embeddedProcess({ ...twoThreads, ERASURE_SETTLE_SECONDS: '0', TRUSTED_PROXIES: '1' });
});
afterAll(() => server.remove());

/** Whether the process ended by itself there. */
const endsAt = async (point: string): Promise<boolean> => {
  await server.start({ ECRIN_FAIL_POINT: `background/${point}` }).catch(() => undefined);
  for (let look = 0; look < 150 && server.alive(); look += 1) await pause(100);
  const ended = !server.alive();
  await server.kill();
  return ended;
};

/** How often the server was killed in each step, by the steps that were recorded before it. */
const killInEveryStep = async (): Promise<Readonly<Record<number, number>>> => {
  const kills: Record<number, number> = {};
  for (;;) {
    const done = recordedSteps(server);
    if (done === null) return kills;
    const times = kills[done] ?? 0;
    // Past the end of it only where it has other changes of its own.
    const later = times - killsAtStep.length;
    const ended = await endsAt(killsAtStep[times] ?? `workflow.after-step:${3 + later}`);
    // The last step of all was done.
    if (!ended) return kills;
    kills[done] = times + 1;
  }
};

it(
  `given an erasure, when the server is killed ${killsAtStep.length} times in each of its steps, then it ends once, and nothing is left`,
  { timeout: timeoutMsOf(20 * killsAtStep.length) },
  async () => {
    const client = await registerClient(server.url, { email: `${mark}@example.org` });
    for (const what of ['nage', 'dort', 'mange'])
      await client.call('POST', '/thoughts', { body: writtenThought(`Un ${mark} ${what} dans l’aquarium.`) });
    await pollUntil(async () => !isAtWork(server), { everyMs: 100, timeoutMs: 60_000 });
    const asked = (await client.call('POST', '/erasure', { body: { when: 'now' } })).body as AskedErasure;
    await server.kill();
    const kills = Object.values(await killInEveryStep());
    expect(kills.filter((times) => times >= killsAtStep.length).length).toBeGreaterThanOrEqual(steps);
    await server.start();
    await untilErased(server, asked);
    await server.stop();
    const types = await storedTypes(server);
    for (const once of ['ClientErasureBegun', 'EmailReleased', 'ErasureCertified', 'ClientErased'])
      expect([once, types.filter((type) => type === once).length]).toEqual([once, 1]);
    expect(await filesWith(server, mark)).toEqual([]);
  },
);
