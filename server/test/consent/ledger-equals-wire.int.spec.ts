import type { Consents, ConsentItem } from '@ecrin/contracts/consent/consent.ts';
import type { SendingEntry, SendingList } from '@ecrin/contracts/sending/sending.ts';
import { consentPurposes } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { isShortForm } from '@ecrin/testing/crash/server/kill-counts.ts';
import { answerAsModel } from '@ecrin/testing/fakes/answering-model.ts';
import {
  answerError,
  answerHtml,
  answerJson,
  dropConnection,
  hang,
  type ProviderRequest,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTestClient, startTestServer, type TestServer } from '../server.fixtures.ts';
import { everyModel, personOf, startEndpoint, type Person } from './words-sent.fixtures.ts';

const waiting = { timeout: 60_000, interval: 200 };
/** Fewer where every change is tested. */
const [more, least] = isShortForm ? [80, 250] : [700, 1_000];

let endpoint: ScriptedAiProvider;
let server: TestServer;
beforeAll(async () => {
  endpoint = await startEndpoint();
  server = await startTestServer({ AI_BASE_URL: endpoint.url, ...everyModel });
});
afterAll(async () => {
  await server.remove();
  await endpoint.close();
});

const accept = async (person: Person, purpose: ConsentItem['purpose']): Promise<void> => {
  const { items, wording } = (await person.call('GET /consents')).body as Consents;
  const item = items.find((one) => one.purpose === purpose);
  await person.call(`PUT /consents/${purpose}`, { host: item?.host, model: item?.model, wording });
};

/** Every line of a person's ledger, the newest first. */
const ledgerOf = async (person: Person): Promise<readonly SendingEntry[]> => {
  const lines: SendingEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const list = (await person.call(`GET /sendings?limit=100${page}`)).body as SendingList;
    lines.push(...list.items);
    cursor = list.nextCursor;
  } while (cursor !== null);
  return lines;
};
/** Characters of each text that the ledger says was sent, with its instructions, and `sound`. */
const sizesIn = (lines: readonly SendingEntry[]): readonly (number | string)[] =>
  lines
    .filter(({ kind }) => kind === 'sent')
    .map(({ thing, size, instructions }) => (thing === 'sound' ? 'sound' : (size ?? Number.NaN) + instructions));

/** Characters of a request, as they were on the wire. */
const sizeOnWire = ({ json }: ProviderRequest): number | string => {
  if (json === null) return 'sound';
  const { messages, input } = json as { messages?: readonly { content: string }[]; input?: readonly string[] };
  return (messages?.map(({ content }) => content) ?? input ?? []).reduce((sum, text) => sum + text.length, 0);
};
/** What is on the wire with words of a person; what the server asks for itself is nobody's. */
const onWire = ({ mark }: Person): readonly (number | string)[] =>
  [...endpoint.requests('chat'), ...endpoint.requests('embeddings'), ...endpoint.requests('transcription')]
    .filter(({ json, text }) => json === null || text.includes(mark))
    .map(sizeOnWire);
const texts = (sizes: readonly (number | string)[]) => sizes.filter((size) => size !== 'sound');
const sorted = (sizes: readonly (number | string)[]) => sizes.map(String).toSorted();

/** Nothing more has been sent for three seconds. */
const quiet = async (person: Person): Promise<void> => {
  let [last, unchanged] = [-1, 0];
  const count = () => {
    const now = onWire(person).length;
    unchanged = now === last ? unchanged + 1 : 0;
    last = now;
    return unchanged;
  };
  await expect.poll(count, { timeout: 120_000, interval: 200 }).toBeGreaterThan(15);
};

it('over hundreds of sendings of every purpose – a thousand on CI –, with failures among them, the ledger is what was on the wire', async () => {
  const person = personOf(server, await registerTestClient(server, 'claire'), endpoint);
  endpoint.script(
    'transcription',
    answerJson(200, { text: `Où est la clé, ${person.mark} ?`, segments: [], words: [] }),
  );
  for (const purpose of consentPurposes) await accept(person, purpose);
  for (let round = 0; round < 4; round += 1) await Promise.all(consentPurposes.map((purpose) => person.act(purpose)));
  await quiet(person);
  const broken = [answerError(500, null), answerHtml, dropConnection, answerError(400, 'bad'), answerError(413, null)];
  endpoint.script('chat', ...broken, answerAsModel());
  for (let sent = 0; sent < more; sent += 20)
    await Promise.all(Array.from({ length: 20 }, () => person.act('understanding')));
  await quiet(person);
  const wire = onWire(person);
  expect(wire.length).toBeGreaterThanOrEqual(least);
  await expect.poll(async () => sorted(sizesIn(await ledgerOf(person))), waiting).toEqual(sorted(wire));
  const lines = await ledgerOf(person);
  expect(new Set(lines.map(({ purpose }) => purpose))).toEqual(new Set(consentPurposes));
  expect(JSON.stringify(lines)).not.toContain(person.mark);

  const { counts } = (await person.call('GET /sendings')).body as SendingList;
  expect(counts.total).toBe(wire.length);
  for (const { count: total, of } of [
    { of: 'byPurpose', count: counts.byPurpose.reduce((sum, { count }) => sum + count, 0) },
    { of: 'byHost', count: counts.byHost.reduce((sum, { count }) => sum + count, 0) },
    { of: 'byMonth', count: counts.byMonth.reduce((sum, { count }) => sum + count, 0) },
  ])
    expect([of, total]).toEqual([of, wire.length]);
}, 600_000);

it('consent taken back with 20 thoughts on their way: after the answer no further line and no further request', async () => {
  const person = personOf(server, await registerTestClient(server, 'denise'), endpoint);
  await accept(person, 'understanding');
  endpoint.script('chat', hang);
  await Promise.all(Array.from({ length: 20 }, () => person.act('understanding')));
  await expect.poll(() => onWire(person).length, waiting).toBeGreaterThan(0);
  await person.call('DELETE /consents/understanding');
  const [answeredAt, until] = [server.now().toISOString(), onWire(person).length];
  await quiet(person);
  expect(onWire(person).length).toBe(until);
  const lines = await ledgerOf(person);
  expect(sorted(sizesIn(lines))).toEqual(sorted(texts(onWire(person))));
  expect(lines.filter(({ at }) => at > answeredAt)).toEqual([]);
  expect(lines.map(({ kind, purpose }) => [kind, purpose])).toContainEqual(['withdrawn', 'understanding']);
});
