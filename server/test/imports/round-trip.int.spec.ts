import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { archiveOf as zipOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#test/server.fixtures.ts';
import type { Account } from './accounts.fixtures.ts';
import {
  accounts,
  archiveOf,
  entriesIn,
  lived,
  openToAll,
  patiently,
  personIn,
  roundTrip,
} from './round-trip.fixtures.ts';
import { saidIn, type Data, type Line } from './said-in-archive.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', ...openToAll });
});
afterAll(() => server.remove());

const livedBy = async (account: Account) => archiveOf(await lived(server, account));

const comesAndGoes = async (account: Account): Promise<void> => {
  const trip = await roundTrip(server, server, account);
  expect((await trip.start()).status).toBe(200);
  await trip.hasComeAsItWas();
  await trip.comesOnce();
  expect((await trip.undo()).status).toBe(200);
  await trip.hasLeft();
};

describe('Écrin’s own archive', { timeout: 900_000 }, () => {
  /** At a time: each waits for the server most of the time. */
  const batchSize = 5;
  const batches = Array.from({ length: Math.ceil(accounts.length / batchSize) }, (_, at) => batchSize * at);
  it.each(batches)(
    'comes into another Écrin as it was, once, and leaves it again: accounts from %i on',
    async (first) => {
      await Promise.all(accounts.slice(first, first + batchSize).map(comesAndGoes));
    },
  );

  it('has what engines proposed as proposed by them', async () => {
    const [account] = accounts;
    if (!account) throw new Error('there is none');
    const unset = { withoutAi: false, thread: null, mood: null, category: null, tags: null, title: null };
    const thoughts = account.thoughts.map((one) => ({ ...one, ...unset }));
    expect(saidIn(await livedBy({ ...account, thoughts })).thoughts.join('\n')).toContain('"by":"ai"');
  });

  it('has its goals in the zone of the account that brings it, as the preview showed', async () => {
    const account = accounts.find(({ goals }) => goals.length > 0);
    if (!account) throw new Error('none has a goal');
    const target = await personIn(server);
    const { importId } = await target.previewOf(await livedBy(account), 'ecrin.zip', { timeZone: 'America/New_York' });
    await target.start(importId);
    await target.until('ended', entriesIn(account));
    const goalIds = async () =>
      ((await target.call('GET', '/goals?timeZone=UTC')).body['items'] as readonly GoalCard[]).map((one) => one.goalId);
    await expect.poll(async () => (await goalIds()).length, patiently).toBe(account.goals.length);
    const { events, closeEvents } = openEmbeddedEvents(server.dataDir);
    const zones: string[] = [];
    for (const goalId of await goalIds())
      for await (const { metadata } of events.readStream(`goal-${goalId}`)) zones.push(metadata.timeZone);
    await closeEvents();
    expect(new Set(zones)).toEqual(new Set(['America/New_York']));
  });

  it('of format version 1 comes too, and goes on after the server was stopped in the middle', async () => {
    const from = { by: 'person', at: '2025-01-02T08:00:00.000Z' };
    const thread = { threadId: systemIds.next(), name: 'Papa', colour: 'indigo', description: null };
    const lines = Array.from({ length: 450 }, (_, at) => {
      const occurredAt = new Date(Date.UTC(2015, 0, 1 + at, 22, 30)).toISOString();
      const mood = at % 2 === 0 ? 'happy' : null;
      const insights = mood === null ? {} : { mood: { value: mood, from, canUndo: true, canRedo: false } };
      const filed = at % 3 === 0 ? thread : null;
      const day = { occurredAt, timeZone: 'Asia/Kathmandu', language: 'fr', content: `Jour ${at}.` };
      return { thoughtId: systemIds.next(), ...day, thread: filed, insights, pinned: at === 7, status: null };
    });
    const data = {
      format: 'ecrin',
      version: 1,
      threads: [{ ...thread, archived: false, withoutAi: false }],
      favorites: [9, 440, 3].map((at) => ({ kind: 'thought', itemId: lines[at]?.thoughtId })),
      goals: [{}],
    };
    const archive = zipOf({
      'ecrin.json': JSON.stringify(data),
      'pensees.jsonl': `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"thoughtId": 7}\n`,
    });
    const target = await personIn(server);
    const { importId, ...shown } = await target.previewOf(archive, 'ecrin.zip');
    expect(shown).toMatchObject({
      source: 'ecrin',
      entries: 450,
      journals: [{ name: 'Papa', count: 150 }],
      leftOut: [
        { reason: 'goal', count: 1 },
        { reason: 'unreadable', count: 1 },
      ],
    });
    await target.start(importId);
    await expect.poll(async () => (await target.list())[0]?.thoughts ?? 0, patiently).toBeGreaterThan(0);
    await server.restart();
    await target.until('ended', 450);
    const files = readZip(Buffer.from(await archiveOf(target)));
    const brought = String(files.get('pensees.jsonl'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
    expect(
      brought.map(({ content, occurredAt, mood, thread, pinned }) => [content, occurredAt, mood, thread?.name, pinned]),
    ).toEqual(
      lines.map(({ content, occurredAt, insights, thread, pinned }) => [
        content,
        occurredAt,
        insights.mood?.value ?? null,
        thread?.name,
        pinned,
      ]),
    );
    const { favorites, threads } = JSON.parse(String(files.get('ecrin.json'))) as Data;
    const contents = new Map(brought.map(({ thoughtId, content }) => [thoughtId, content]));
    expect(favorites.map(({ itemId }) => contents.get(itemId))).toEqual(['Jour 9.', 'Jour 440.', 'Jour 3.']);
    expect(threads).toMatchObject([{ name: 'Papa', thoughts: 150 }]);
  });

  it('leaves a thread in which something else was put since', async () => {
    const [account] = accounts;
    if (!account) throw new Error('there is none');
    const archive = await livedBy({
      goals: [],
      spoken: [],
      stories: [],
      oldStories: [],
      threads: [{ colour: 'indigo', description: null, withoutAi: false, archived: false }],
      thoughts: account.thoughts.slice(0, 1).map((one) => ({ ...one, thread: 0 })),
    });
    const target = await personIn(server);
    const { importId } = await target.previewOf(archive, 'ecrin.zip');
    await target.start(importId);
    await target.until('ended', 1);
    const threads = async () =>
      (await target.call('GET', '/threads')).body['items'] as readonly Readonly<{ threadId: string }>[];
    const threadId = (await threads())[0]?.threadId;
    await target.write('Une pensée d’ici.', '2025-05-05T12:00:00.000Z');
    await expect.poll(async () => (await target.thoughts()).items.length).toBe(2);
    const own = (await target.thoughts()).items.find(({ importedFrom }) => importedFrom === undefined);
    await target.call('PUT', `/thoughts/${own?.thoughtId}/thread`, { body: { threadId } });
    await expect.poll(async () => (await threads())[0]).toMatchObject({ thoughts: 2 });
    await target.undo(importId);
    await expect.poll(async () => (await target.thoughts()).items.length, patiently).toBe(1);
    await expect.poll(threads).toMatchObject([{ threadId, thoughts: 1 }]);
  });
});
