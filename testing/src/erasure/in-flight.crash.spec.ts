import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isShortForm } from '#crash/server/kill-counts.ts';
import { acceptEverything } from '#kits/accept-everything.ts';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { filesWith, sayMarked, timesErased, untilErased } from './erasing.ts';
import { mark } from './marked-kinds.ts';
import { startWorkers, works as kinds } from './works-on-their-way.ts';

const [people, works] = [5, isShortForm ? 150 : 1_000];
const said = isShortForm ? 8 : 40;

let workers: Awaited<ReturnType<typeof startWorkers>>;
let server: ServerProcess;
beforeAll(async () => {
  workers = await startWorkers(`Un ${mark} que l’on entend chanter au loin.`);
  server = await embeddedProcess({
    ERASURE_SETTLE_SECONDS: '1',
    TRUSTED_PROXIES: '1',
    ORBS_CREATED_BY: 'everyone',
    ...workers.environment,
  });
});
afterAll(async () => {
  await server.remove();
  await workers.close();
});

it(
  `given ${people} people with ${people * said} marked words and ${works} more on their way, when they are erased, then no word is left in any file`,
  { timeout: 600_000 },
  async () => {
    const clients: ApiClient[] = [];
    for (let person = 0; person < people; person += 1)
      clients.push(await registerClient(server.url, { email: `${mark}${person}@example.org` }));
    const other = await registerClient(server.url, { email: 'libellule@example.org' });
    await other.call('POST', '/thoughts', { body: writtenThought('Une libellule sur le pont.') });
    await Promise.all(
      clients.map((client, person) => sayMarked(client, { words: said, word: (at) => `${mark}${person}x${at}` })),
    );
    expect((await filesWith(server, mark)).length).toBeGreaterThan(0);

    for (const [person, client] of clients.entries()) {
      await acceptEverything(client);
      await client.call('GET', `/me?pushToken=${encodeURIComponent(workers.subscribe(`phone-${person}`))}`);
    }
    const acts = Object.values(kinds);
    // Each is taken, one by one.
    for (const act of acts) if (clients[0]) await act(clients[0], `Un ${mark} qui nage vers le large`, server.url);
    // Models are at work for them.
    await pollUntil(() => Math.min(...Object.values(workers.asked())) > 0, { everyMs: 50, timeoutMs: 60_000 });
    let answered = 0;
    const onTheirWay = Array.from({ length: works }, async (_, at) => {
      const [client, act] = [clients[at % people], acts[Math.floor(at / people) % acts.length]];
      if (client)
        await act?.(client, `Encore un ${mark}, le ${at}e, qui nage vers le large`, server.url).catch(() => null);
      answered += 1;
    });
    await pollUntil(() => answered >= works / 5, {
      everyMs: 20,
      timeoutMs: 60_000,
    });
    const before = answered;
    const asked = await Promise.all(
      clients.map(async ({ call }) => (await call('POST', '/erasure', { body: { when: 'now' } })).body as AskedErasure),
    );
    await Promise.all(onTheirWay);
    for (const one of asked) await untilErased(server, one);
    const kept = await other.call('GET', '/thoughts');
    expect([kept.status, JSON.stringify(kept.body).includes('libellule')]).toEqual([200, true]);
    await server.stop();
    expect(before).toBeLessThan(works);
    expect(await filesWith(server, mark)).toEqual([]);
    expect(await timesErased(server)).toEqual([people, people, people, people]);
  },
);
