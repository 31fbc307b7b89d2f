import { hash } from 'node:crypto';
import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import type { ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { registerClient, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { archiveOf as zipOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { spokenArchive, spokenLine } from '@ecrin/testing/kits/journals/spoken-archive.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { generatedAccounts, liveThrough, oldStories, type Account } from './accounts.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

/** As many accounts as show it each time; `ROUND_TRIP_ACCOUNTS=200` takes a quarter of an hour. */
const accounts = generatedAccounts(Number(process.env['ROUND_TRIP_ACCOUNTS'] ?? (process.env['CI'] ? 20 : 5)), 45);

const patiently = { timeout: 60_000 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ROLES: 'api,projections,workflows',
    TRUSTED_PROXIES: '1',
    CLIENT_REQUESTS_PER_SECOND: '0',
  });
});
afterAll(() => server.remove());

let people = 0;
const person = async () => {
  people += 1;
  const own = await registerClient(server.url, {}, `10.0.${Math.floor(people / 250)}.${people % 250}`);
  return { ...own, ...importActsOf(server, { token: own.token, userId: own.clientId }) };
};

type Line = Readonly<Record<string, unknown>> &
  Readonly<{
    thoughtId: string;
    thread: Readonly<{ name: string }> | null;
    kind: string;
    insights: Insights;
    audio: Readonly<{ parts: readonly Readonly<{ recordingId: string }>[] }> | null;
    wordings?: readonly Readonly<{ recordingId?: string }>[];
    files: Readonly<{ sounds: readonly string[] }>;
  }>;
type Files = ReadonlyMap<string, Uint8Array>;
type Insights = Readonly<Record<string, Readonly<{ value: unknown; from: unknown }>>>;
type Data = Readonly<{
  threads: readonly Readonly<Record<string, unknown>>[];
  favorites: readonly Readonly<{ itemId: string }>[];
  goals?: readonly GoalHistory[];
  stories?: readonly (StoryDetail & Readonly<{ versions: readonly StoryVersion[] }>)[];
}>;
type StoryVersion = Pick<StoryDetail, 'title' | 'parts'> & Readonly<{ cause: string; from: string; to: string }>;

const archiveOf = async ({ call }: Pick<ApiClient, 'call'>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await (await fetch(`${server.url}${String((await call('POST', '/export')).body['url'])}`)).arrayBuffer(),
  );

const kept = ['content', 'occurredAt', 'timeZone', 'day', 'language', 'mood', 'category', 'tags', 'title', 'titleBy'];
const marks = ['status', 'pinned', 'private', 'withoutAi'];

/** All that an archive says, without the ids of the écrin it is from. */
const saidBy = ({ threads, favorites, goals = [], stories = [] }: Data, lines: readonly Line[], files: Files) => ({
  thoughts: lines
    .map((line) => ({
      ...Object.fromEntries([...kept, ...marks].map((field) => [field, line[field]])),
      thread: line.thread?.name ?? null,
      wordings: line.kind === 'written' && line.wordings,
      favorite: favorites.findIndex(({ itemId }) => itemId === line.thoughtId),
      spoken: spokenSaid(line, files),
      insights: Object.entries(line.insights).map(([field, { value, from }]) => [field, value, from]),
    }))
    .map((one) => JSON.stringify(one))
    .toSorted(),
  threads: threads
    .filter(({ thoughts }) => thoughts !== 0)
    .map(({ name, description, colour, archived, withoutAi, thoughts }) =>
      JSON.stringify({ name, description, colour, archived, withoutAi, thoughts }),
    )
    .toSorted(),
  goals: goals.map((one) => goalSaid(one, { threads, lines })).toSorted(),
  stories: stories.map((one) => storySaid(one, lines, files)).toSorted(),
});

/** A story with what it was once, where the words of a thought stand for its id and the hash of what is there for a picture. */
const storySaid = (
  { title, language, createdAt, changedAt, parts, links, versions }: NonNullable<Data['stories']>[number],
  lines: readonly Line[],
  files: Files,
) => {
  const words = new Map(lines.map(({ thoughtId, content }) => [thoughtId, content]));
  const stored = new Set([...files].map(([, content]) => hash('sha256', content, 'hex')));
  const said = (all: StoryDetail['parts']) =>
    all.map(({ sources, ...part }) => [
      part,
      sources.map((id) => words.get(id)),
      part.picture && stored.has(part.picture.version),
    ]);
  const before = versions.map(({ parts: former, ...version }) => [version, said(former)]);
  return JSON.stringify({ title, language, createdAt, changedAt, links, said: said(parts), before });
};

/** How it was spoken: each recording by its bytes, each wording by the recording it was heard in. */
const spokenSaid = (line: Line, files: Files) => {
  const parts = (line.audio?.parts ?? []).map(({ recordingId, ...part }) => ({ recordingId, part }));
  const numbers = new Map(parts.map(({ recordingId }, at) => [recordingId, at]));
  return {
    ...Object.fromEntries(
      ['kind', 'segments', 'setAside', 'transcribedBy', 'correctedAt'].map((field) => [field, line[field]]),
    ),
    parts: parts.map(({ part }) => part),
    wordings: line.wordings?.map(({ recordingId, ...one }) => [one, numbers.get(recordingId ?? '')]),
    sounds: line.files.sounds.map((path) => hash('sha256', files.get(path) ?? '', 'hex')),
  };
};

/** A goal with its whole history, where names and words stand for ids. */
const goalSaid = (
  { goalId: _goalId, ownerId: _ownerId, importId: _importId, revisions, answers, ...goal }: GoalHistory,
  { threads, lines }: Readonly<{ threads: Data['threads']; lines: readonly Line[] }>,
): string => {
  const names = new Map(threads.map(({ threadId, name }) => [threadId, name]));
  const words = new Map(lines.map(({ thoughtId, content }) => [thoughtId, content]));
  return JSON.stringify({
    ...goal,
    revisions: revisions.map(({ terms, ...revision }) => [
      revision,
      {
        ...terms,
        filter: terms.filter && { ...terms.filter, threadIds: terms.filter.threadIds.map((id) => names.get(id)) },
      },
    ]),
    answers: Object.entries(answers).map(([thoughtId, counts]) => [words.get(thoughtId), counts]),
  });
};

const saidIn = (archive: Uint8Array<ArrayBuffer>) => {
  const files = readZip(Buffer.from(archive));
  const lines = String(files.get('pensees.jsonl')).split('\n').filter(Boolean);
  return saidBy(
    JSON.parse(String(files.get('ecrin.json'))) as Data,
    lines.map((line) => JSON.parse(line) as Line),
    files,
  );
};

type Person = Awaited<ReturnType<typeof person>>;

/** What the person sees of their goals: every figure, without ids. */
const goalFigures = async ({ call }: Pick<Person, 'call'>) => {
  const { items } = (await call('GET', '/goals?timeZone=UTC')).body as Readonly<{ items: readonly GoalCard[] }>;
  return items
    .map(({ goalId: _goalId, filter, ...card }) => JSON.stringify([card, filter?.threadIds.length]))
    .toSorted();
};

/** What is shown of those that had other words once. */
const histories = async ({ call, thoughts }: Pick<Person, 'call' | 'thoughts'>) => {
  const all = await Promise.all(
    (await thoughts()).items.map(async ({ thoughtId }) => {
      const { items } = (await call('GET', `/thoughts/${thoughtId}/versions`)).body as ThoughtVersions;
      return items.map(({ revision: _place, occurredAt: _moment, ...version }) => version);
    }),
  );
  return all
    .filter(({ length }) => length > 1)
    .map((one) => JSON.stringify(one))
    .toSorted();
};

const entriesIn = ({ thoughts, spoken }: Account): number => thoughts.length + spoken.length;

/** Those of other days come with what was spoken. */
const storiesIn = ({ stories, oldStories: old, spoken }: Account): number =>
  stories.length + (spoken.length > 0 ? old.length : 0);

const livedBy = async (account: Account) => archiveOf(await lived(account));

const lived = async (account: Account): Promise<Person> => {
  const source = await person();
  await liveThrough(source, account);
  const { stories, pictures } = await oldStories(account.oldStories);
  if (account.spoken.length > 0) {
    const lines = account.spoken.map(spokenLine);
    const { importId } = await source.previewOf(spokenArchive(lines, { data: { stories }, pictures }), 'voix.zip');
    await source.start(importId);
    await source.until('ended', account.spoken.length);
  }
  const isUnread = ({ withoutAi, thread }: Account['thoughts'][number]): boolean =>
    withoutAi || account.threads[thread ?? account.threads.length]?.withoutAi === true;
  const unread = account.thoughts.filter(isUnread).length;
  await expect
    .poll(async () => {
      const { items } = await source.thoughts();
      const analysed = items.filter(({ receipt }) => receipt === 'analysed').length;
      return [
        items.length,
        ((await source.call('GET', '/stories')).body['items'] as readonly object[]).length,
        items.filter(({ withoutAi }) => withoutAi).length,
        analysed >= account.thoughts.length - unread,
      ];
    }, patiently)
    .toEqual([entriesIn(account), storiesIn(account), unread, true]);
  return source;
};

const comesAndGoes = async (account: Account): Promise<void> => {
  const source = await lived(account);
  const archive = await archiveOf(source);
  const target = await person();
  const said = async () => saidIn(await archiveOf(target));
  const listed = async (path: string) => (await target.call('GET', path)).body['items'];
  const before = await said();
  const { importId, ...shown } = await target.previewOf(archive, 'ecrin.zip');
  const [entries, goals, stories] = [entriesIn(account), account.goals.length, storiesIn(account)];
  expect(shown).toMatchObject({ source: 'ecrin', entries, goals, stories, leftOut: [], duplicates: 0, zoneless: 0 });
  expect((await target.start(importId)).status).toBe(200);
  await target.until('ended', entries);
  await expect.poll(said, patiently).toEqual(saidIn(archive));
  await expect.poll(() => goalFigures(target), patiently).toEqual(await goalFigures(source));
  expect(await histories(target)).toEqual(await histories(source));
  expect(await target.list()).toMatchObject([{ changed: 0 }]);

  const again = await target.previewOf(archive, 'ecrin.zip');
  expect(again.duplicates).toBe(entries);
  await target.start(again.importId);
  await target.until('ended', 0);
  expect(await said()).toEqual(saidIn(archive));

  expect((await target.undo(importId)).status).toBe(200);
  await expect.poll(said, patiently).toEqual(before);
  await expect.poll(() => listed('/threads'), patiently).toEqual([]);
  await expect.poll(() => listed('/favorites'), patiently).toEqual([]);
  await expect.poll(() => listed('/stories'), patiently).toEqual([]);
  expect(await goalFigures(target)).toEqual([]);
};

describe('Écrin’s own archive', () => {
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
    const target = await person();
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
    const target = await person();
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
    const target = await person();
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
