import type { Consents, ConsentItem } from '@ecrin/contracts/consent/consent.ts';
import { consentPurposes } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { hang, type ScriptedAiProvider } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { registerTestClient, startTestServer, type TestServer } from '../server.fixtures.ts';
import { everyModel, personOf, startEndpoint, type Person } from './words-sent.fixtures.ts';

type Purpose = ConsentItem['purpose'];
const waiting = { timeout: 40_000, interval: 100 };

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

const consentsOf = async ({ call }: Person) => (await call('GET /consents')).body as Consents;
const accept = async (person: Person, purpose: Purpose): Promise<void> => {
  const { items, wording } = await consentsOf(person);
  const item = items.find((one) => one.purpose === purpose);
  const shown = { host: item?.host, model: item?.model, wording };
  expect((await person.call(`PUT /consents/${purpose}`, shown)).status).toBe(200);
};
const withdraw = async (person: Person, purpose: Purpose): Promise<void> =>
  expect((await person.call(`DELETE /consents/${purpose}`)).status).toBe(200);

/** Another client's thought that is understood after theirs: whatever was to be sent has been. */
const settled = async (): Promise<void> => {
  const other = personOf(server, await registerTestClient(server, `temoin-${crypto.randomUUID()}`), endpoint);
  await accept(other, 'understanding');
  await other.act('understanding');
  await expect.poll(() => other.sent('understanding'), waiting).toBeGreaterThan(0);
};
/** What a purpose rests on: a fact is looked for in answers. */
const needed: Readonly<Partial<Record<Purpose, readonly Purpose[]>>> = { memory: ['answers'] };

describe.each(consentPurposes)('for %s', (purpose) => {
  it('nothing leaves before the yes, the words leave right after it, and nothing once it is withdrawn', async () => {
    const person = personOf(server, await registerTestClient(server, `claire-${purpose}`), endpoint);
    for (const other of needed[purpose] ?? []) await accept(person, other);
    const before = person.sent(purpose);
    await person.act(purpose);
    await settled();
    expect(person.sent(purpose)).toBe(before);

    await accept(person, purpose);
    await person.act(purpose);
    await expect.poll(() => person.sent(purpose), waiting).toBeGreaterThan(before);

    await withdraw(person, purpose);
    const until = person.sent(purpose);
    for (let again = 0; again < 3; again += 1) await person.act(purpose);
    await settled();
    expect(person.sent(purpose)).toBe(until);
  });
});

it('no picture of a thought leaves, in none of its sizes, while its words are understood and placed', async () => {
  const client = await registerTestClient(server, 'flore');
  const [person, pictures] = [personOf(server, client, endpoint), pictureActsOf(server, client)];
  await accept(person, 'understanding');
  await accept(person, 'meaning');
  const original = samplePicture('sea.webp');
  const pictureId = systemIds.next();
  const thoughtId = await pictures.write(`La mer par la fenêtre, ${person.mark}.`, [pictureId]);
  await pictures.add(original, { thoughtId, alt: 'La mer' }, pictureId);
  await expect.poll(() => person.sent('understanding'), waiting).toBeGreaterThan(0);
  await expect.poll(async () => (await pictures.find(thoughtId)).receipt, waiting).toBe('analysed');
  const shown = await Promise.all(
    (['small', 'large'] as const).map((size) => pictures.fetch(thoughtId, pictureId, size)),
  );
  const sent = (['chat', 'embeddings', 'transcription'] as const).flatMap((kind) => endpoint.requests(kind));
  expect(sent.length).toBeGreaterThan(0);
  for (const bytes of [original, ...shown.map((one) => one.bytes)]) {
    // From the middle, where a file in base64 has the same signs.
    const from = 3 * Math.floor(bytes.length / 6);
    const piece = Buffer.from(bytes.subarray(from, from + 30)).toString('base64');
    expect(piece).toHaveLength(40);
    expect(sent.filter(({ text }) => text.includes(piece) || text.includes('image_url'))).toEqual([]);
  }
});

it('a withdrawal with 20 thoughts on their way lets no more of them leave; this server understands them', async () => {
  const person = personOf(server, await registerTestClient(server, 'denise'), endpoint);
  await accept(person, 'understanding');
  endpoint.script('chat', hang);
  await Promise.all(Array.from({ length: 20 }, () => person.act('understanding')));
  await expect.poll(() => person.sent('understanding'), waiting).toBeGreaterThan(0);
  await withdraw(person, 'understanding');
  const until = person.sent('understanding');
  const analysed = async () => {
    const { items } = (await person.call('GET /thoughts?limit=50')).body as { items: readonly { receipt: string }[] };
    return items.filter(({ receipt }) => receipt === 'analysed').length;
  };
  await expect.poll(analysed, waiting).toBe(20);
  expect(person.sent('understanding')).toBe(until);
});

it('a consent to what was not shown is refused, and what was answered is told with its date', async () => {
  const person = personOf(server, await registerTestClient(server, 'emma'), endpoint);
  const { items, wording } = await consentsOf(person);
  expect(items.map(({ purpose, state }) => [purpose, state])).toEqual(consentPurposes.map((one) => [one, 'never']));
  const [item] = items;
  const shown = { host: 'other.example', model: item?.model, wording };
  expect(await person.call('PUT /consents/transcription', shown)).toMatchObject({
    status: 409,
    body: { code: 'consent.outdated' },
  });
  await accept(person, 'transcription');
  const state = async () => (await consentsOf(person)).items[0];
  await expect.poll(state, waiting).toMatchObject({ state: 'given', since: expect.any(String) });
  await withdraw(person, 'transcription');
  await expect.poll(state, waiting).toMatchObject({ state: 'withdrawn', since: expect.any(String) });
});
