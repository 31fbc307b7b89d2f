import { setTimeout as pause } from 'node:timers/promises';
import { erasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isShortForm, timeoutMsOf } from '#crash/server/kill-counts.ts';
import { twoThreads } from '#crash/server/thread-fail-points.ts';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { erasureOf, filesWith, storedTypes, timesErased, untilErased } from './erasing.ts';
import { mark } from './marked-kinds.ts';

/** After a step, or in the middle of what it writes. */
const points = ['workflow.after-step:1', 'event-store.after-insert:3', 'workflow.before-step:2'] as const;
const kills = isShortForm ? 6 : 9;
const killsOfThought = isShortForm ? 3 : 12;

let server: ServerProcess;
beforeAll(async () => {
  server = await embeddedProcess({ ...twoThreads, ERASURE_SETTLE_SECONDS: '0', TRUSTED_PROXIES: '1' });
});
afterAll(() => server.remove());

/** Started and killed so often, each time at the next of the points; how often it ended by itself at one. */
const killAt = async (times: number): Promise<number> => {
  let killed = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const point = points[kill % points.length] ?? '';
    await server.start({ ECRIN_FAIL_POINT: `background/${point}` }).catch(() => undefined);
    // An erasure that has ended passes no point any more.
    for (let look = 0; look < 30 && server.alive(); look += 1) await pause(100);
    if (!server.alive()) killed += 1;
    await server.kill();
  }
  return killed;
};

it(
  `given an erasure, when the server is killed ${kills} times in the middle of it, then it ends once, and nothing is left`,
  { timeout: timeoutMsOf(kills) },
  async () => {
    const client = await registerClient(server.url, { email: `${mark}@example.org` });
    for (const what of ['nage', 'dort', 'mange'])
      await client.call('POST', '/thoughts', { body: writtenThought(`Un ${mark} ${what} dans l’aquarium.`) });
    const asked = (await client.call('POST', '/erasure', { body: { when: 'now' } })).body as AskedErasure;
    await server.kill();
    expect(await killAt(kills)).toBeGreaterThan(4);
    await server.start();
    await untilErased(server, asked);
    await server.stop();
    expect(await timesErased(server)).toEqual([1, 1, 1, 1]);
    expect(await filesWith(server, mark)).toEqual([]);
  },
);

it(
  `given the erasure of a thought, when the server is killed ${killsOfThought} times in the middle of it, then it ends once, with an honest certificate`,
  { timeout: timeoutMsOf(killsOfThought) },
  async () => {
    const [erasedMark, keptMark] = ['calmar', 'homard'];
    await server.start();
    const client = await registerClient(server.url, { email: 'claire@example.org' });
    const [erased, kept] = [`Un ${erasedMark} sous la barque.`, `Un ${keptMark} dans le panier.`].map((text) =>
      writtenThought(text),
    );
    for (const body of [erased, kept]) await client.call('POST', '/thoughts', { body });
    const part = { thoughtIds: [erased?.thoughtId], sounds: [] };
    const asked = (await client.call('POST', '/erasures', { body: part })).body as AskedErasure;
    await server.kill();
    expect(await killAt(killsOfThought)).toBeGreaterThan(1);
    await server.start();
    await untilErased(server, asked);
    const { certificate } = await erasureOf(server, asked);
    const said = erasureCertificate.parse(JSON.parse(certificate ?? ''));
    const read = await client.call('GET', `/thoughts/${kept?.thoughtId}`);
    expect([read.status, JSON.stringify(read.body).includes(keptMark)]).toEqual([200, true]);
    await server.stop();
    expect(await storedTypes(server, `erasure-${asked.number}`)).toEqual(['ThoughtErasureAsked', 'ErasureCertified']);
    const ofThought = await storedTypes(server, `thought-${erased?.thoughtId}`);
    expect(ofThought.slice(-2)).toEqual(['ThoughtDeleted', 'ThoughtErased']);
    expect(await filesWith(server, erasedMark)).toEqual([]);
    // Where what is sought was lost with a process, its places stay open, and it is not called whole.
    const open = said.places.filter(({ found }) => found !== 0);
    const others = open.filter(({ place, reason }) => reason !== 'restarted' && place !== 'devices');
    expect([said.isWhole, others]).toEqual([open.length === 0, []]);
  },
);
