import { erasureCertificate, type ErasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { erasureOf, sayMarked, untilErased } from '#erasure/erasing.ts';
import { kindsWithWords, mark } from '#erasure/marked-kinds.ts';
import { keptMark, thoughtMark } from '#erasure/recorded-quotations.ts';
import type { startWorkers } from '#erasure/works-on-their-way.ts';
import { patientCaller, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { plantInFleet, quoteInFleet, readableInFleet, sendWorks } from './erasure-givens.ts';
import { whereInFleet } from './fleet-bytes.ts';
import { erasureWorkload, registerOnceReady, waitForModels } from './fleet-client.ts';
import { openFleetEvents } from './fleet-oracle.ts';
import { killedInStep } from './killed-in-step.ts';
import type { Fleet } from './start-fleet.ts';

const { people, said, works, steps, plantedAtLeast, erasedWithinMs } = erasureWorkload;
const timeout = erasedWithinMs + 360_000;

/** What nobody can know from one process: mails that others wrote into their folders, and devices that have not come back. */
const openInFleet = [
  ['outbox', 'unreachable'],
  ['devices', 'not-seen'],
];
const openIn = ({ places }: ErasureCertificate) =>
  places.filter(({ found }) => found !== 0).map(({ place, reason, found }) => [place, reason ?? found]);

/** How often each is recorded of an erasure, or of whose it is. */
const once = { ClientErasureBegun: 1, ErasureCertified: 1, ClientErased: 1 };
const timesOf = async (fleet: Fleet, clientId: string, { number }: AskedErasure): Promise<typeof once> => {
  const { events, close } = await openFleetEvents(fleet);
  const times = { ClientErasureBegun: 0, ErasureCertified: 0, ClientErased: 0 };
  for await (const { type, stream } of events.readAll())
    if (type in times && [`client-${clientId}`, `erasure-${number}`].includes(stream))
      times[type as keyof typeof times] += 1;
  await close();
  return times;
};

const eraseNow = async (client: ApiClient): Promise<AskedErasure> =>
  (await patientCaller(client)('POST', '/erasure', { when: 'now' })) as AskedErasure;
const certificateOf = async (fleet: Fleet, asked: AskedErasure): Promise<ErasureCertificate> => {
  await untilErased(fleet, asked, erasedWithinMs);
  const { certificate } = await erasureOf(fleet, asked);
  return erasureCertificate.parse(JSON.parse(certificate ?? ''));
};

/** `erase-account` on EventStoreDB, MongoDB and Temporal. */
export const erasureCases = (fleet: () => Fleet, workers: () => Awaited<ReturnType<typeof startWorkers>>): void => {
  const register = (name: string): Promise<ApiClient> => registerOnceReady(fleet().url, `${name}@example.org`);

  describe(`given ${people} people with words in each of ${kindsWithWords.length} kinds of things and ${works} works on their way, and somebody with a thought that everything quotes, when those people and that thought are erased at once`, () => {
    const clients: ApiClient[] = [];
    let [claire, other]: ApiClient[] = [];
    let quoted: Awaited<ReturnType<typeof quoteInFleet>>;
    let asked: readonly AskedErasure[] = [];
    let certificates: readonly ErasureCertificate[] = [];
    let ofThought: ErasureCertificate;
    let [words, readableBefore, answeredBefore] = [0, 0, 0];
    let before: readonly string[] = [];

    beforeAll(async () => {
      for (let person = 0; person < people; person += 1) clients.push(await register(`${mark}${person}`));
      [claire, other] = [await register('claire'), await register('libellule')];
      await waitForModels(fleet());
      await patientCaller(other)('POST', '/thoughts', writtenThought('Une libellule sur le pont.'));
      await Promise.all(
        clients.map((client, person) => sayMarked(client, { words: said, word: (at) => `${mark}${person}y${at}` })),
      );
      quoted = await quoteInFleet(fleet(), claire);
      words = await plantInFleet(fleet(), clients);
      readableBefore = await readableInFleet(fleet());
      before = [...(await whereInFleet(fleet(), mark)), ...(await whereInFleet(fleet(), thoughtMark))];
      const sent = await sendWorks({ fleet: fleet(), workers: workers(), clients, works });
      answeredBefore = sent.answered();
      const part = { thoughtIds: [quoted.thoughtId], sounds: [] };
      const askedOfThought = (await patientCaller(claire)('POST', '/erasures', part)) as AskedErasure;
      asked = await Promise.all(clients.map(eraseNow));
      await sent.rest;
      ofThought = await certificateOf(fleet(), askedOfThought);
      certificates = await Promise.all(asked.map((one) => certificateOf(fleet(), one)));
    }, timeout);

    it('then all of these words could be read before', () => {
      expect(words).toBeGreaterThanOrEqual(plantedAtLeast);
      expect(readableBefore).toBe(words);
      for (const place of ['MongoDB', '/outbox/']) expect(before.some((one) => one.includes(place))).toBe(true);
      expect(answeredBefore).toBeLessThan(works);
    });
    it('then no store has any of them', { timeout }, async () => {
      expect(await whereInFleet(fleet(), mark)).toEqual([]);
      expect(await whereInFleet(fleet(), thoughtMark)).toEqual([]);
      expect(await readableInFleet(fleet())).toBe(0);
    });
    it('then the certificate of each is whole but for what nobody can read', () => {
      expect(certificates.map(openIn)).toEqual(certificates.map(() => openInFleet));
    });
    it('then each ends once', { timeout }, async () => {
      for (const [person, one] of asked.entries())
        expect(await timesOf(fleet(), clients[person]?.clientId ?? '', one)).toEqual(once);
    });
    it('then nothing that is read has the words of the thought, and its certificate names the events that EventStoreDB keeps', async () => {
      expect(ofThought.part?.quotations).toBeGreaterThan(6);
      expect(openIn(ofThought)).toEqual([['events', expect.any(Number)], ...openInFleet]);
      const { events, close } = await openFleetEvents(fleet());
      const found: Readonly<Record<string, Set<string>>> = { [thoughtMark]: new Set(), [keptMark]: new Set() };
      for await (const { type, private: part } of events.readAll())
        for (const [name, types] of Object.entries(found)) if (JSON.stringify(part).includes(name)) types.add(type);
      await close();
      expect([...(found[thoughtMark] ?? [])]).toEqual([]);
      for (const type of ['ThoughtWritten', 'OrbRunCompleted', 'ConversationStatementWritten'])
        expect(found[keptMark]).toContain(type);
    });
    it('then what else they and others said is still there', async () => {
      const said = async (client: ApiClient | undefined, path: string): Promise<string> =>
        JSON.stringify((await client?.call('GET', path))?.body);
      await expect.poll(() => said(other, '/thoughts')).toContain('libellule');
      await expect.poll(() => said(claire, `/thoughts/${quoted.keptId}`)).toContain(keptMark);
      await expect.poll(() => said(claire, `/stories/${quoted.storyId}`)).toContain(keptMark);
      expect((await claire?.call('GET', `/thoughts/${quoted.thoughtId}`))?.status).toBe(404);
    });
  });

  it.each(steps)(
    'given a process that is killed in the step « %s » of an erasure, then the other one ends it once, and nothing is left',
    { timeout },
    async (step) => {
      const client = await register(`${mark}-${step}`);
      await sayMarked(client, { words: 4, word: (at) => `${mark}z${at}` });
      const asked = await eraseNow(client);
      const victim = await killedInStep(fleet(), `erase-account/${step}`);
      try {
        const open = openIn(await certificateOf(fleet(), asked));
        // What was sought may have gone with the process: its places stay open then.
        expect(open.filter(([, reason]) => reason !== 'restarted')).toEqual(
          expect.arrayContaining(openInFleet.slice(1)),
        );
        expect(open.filter(([, reason]) => typeof reason === 'number')).toEqual([]);
        expect(await timesOf(fleet(), client.clientId, asked)).toEqual(once);
        expect(await whereInFleet(fleet(), mark)).toEqual([]);
      } finally {
        await victim.start();
      }
    },
  );
};
