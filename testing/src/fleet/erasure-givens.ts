import { v7 } from 'uuid';
import { plantEveryKind, mark, readableIn } from '#erasure/marked-kinds.ts';
import { appendQuotations, keptMark, thoughtMark } from '#erasure/recorded-quotations.ts';
import { works as kinds, type startWorkers } from '#erasure/works-on-their-way.ts';
import { acceptEverything } from '#kits/accept-everything.ts';
import { patientCaller, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { waitForModels } from './fleet-client.ts';
import { openFleetEvents } from './fleet-oracle.ts';
import type { Fleet } from './start-fleet.ts';

/** How many marked words can be read with the keys that are there. */
export const readableInFleet = async (fleet: Fleet): Promise<number> => {
  const { eventsWithErased, close } = await openFleetEvents(fleet);
  return (await readableIn(eventsWithErased).finally(close)).size;
};

/** One of each kind of thing of each of them, with words of its own; how many words. */
export const plantInFleet = async (fleet: Fleet, clients: readonly ApiClient[]): Promise<number> => {
  const { events, close } = await openFleetEvents(fleet);
  const ofEach = clients.map(({ clientId }, person) => plantEveryKind(events, { clientId, name: String(person) }));
  const planted = await Promise.all(ofEach).finally(close);
  return planted.flat().flatMap(({ words }) => words).length;
};

/** Two thoughts, and what quotes both; in the read models too. */
export const quoteInFleet = async (fleet: Fleet, client: ApiClient) => {
  const say = patientCaller(client);
  const [erased, kept] = [thoughtMark, keptMark].map((name) => writtenThought(`Une ${name} près du lavoir.`));
  if (!erased || !kept) throw new Error('there are two thoughts');
  for (const body of [erased, kept]) await say('POST', '/thoughts', body);
  const quoted = { thoughtId: erased.thoughtId, keptId: kept.thoughtId, storyId: v7() };
  const thoughtIds = [quoted.thoughtId, quoted.keptId];
  await say('POST', '/stories', { storyId: quoted.storyId, title: 'Deux bêtes', thoughtIds });
  const { events, close } = await openFleetEvents(fleet);
  await appendQuotations(events, client.clientId, quoted).finally(close);
  await waitForModels(fleet);
  return quoted;
};

type Sending = Readonly<{
  fleet: Fleet;
  workers: Awaited<ReturnType<typeof startWorkers>>;
  clients: readonly ApiClient[];
  works: number;
}>;

/** Each kind of work is taken, and models are at work for them; resolves once a fifth of all others was answered. */
export const sendWorks = async ({ fleet, workers, clients, works }: Sending) => {
  for (const [person, client] of clients.entries()) {
    await acceptEverything(client);
    await client.call('GET', `/me?pushToken=${encodeURIComponent(workers.subscribe(`phone-${person}`))}`);
  }
  const acts = Object.values(kinds);
  for (const act of acts) if (clients[0]) await act(clients[0], `Un ${mark} qui nage vers le large`, fleet.url);
  await pollUntil(() => Math.min(...Object.values(workers.asked())) > 0, { timeoutMs: 60_000 });
  let answered = 0;
  const send = async (at: number): Promise<void> => {
    const [client, act] = [clients[at % clients.length], acts[Math.floor(at / clients.length) % acts.length]];
    if (client) await act?.(client, `Encore un ${mark}, le ${at}e, qui nage`, fleet.url).catch(() => null);
    answered += 1;
  };
  const rest = Promise.all(Array.from({ length: works }, (_, at) => send(at)));
  await pollUntil(() => answered >= works / 5, { everyMs: 20, timeoutMs: 120_000 });
  return { rest, answered: () => answered };
};
