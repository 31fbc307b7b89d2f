import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { threadColours } from '@ecrin/domain/thread/thread.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createSharpPictures } from '@ecrin/platform/adapters/pictures/sharp-pictures.ts';
import { sha256, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import {
  array,
  boolean,
  constantFrom,
  date,
  nat,
  oneof,
  option,
  record,
  sample,
  string,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';

const words = string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map(
  (text) => `Mot ${text.replaceAll('\0', '')}.`,
);
const thoughtOf = record({
  content: oneof(constantFrom('Oui.', 'Deux lignes :\r\n« la seconde ».', ' =SOMME(A1) גם 🧵'), words),
  edits: array(words, { maxLength: 3 }),
  occurredAt: date({ min: new Date('1950-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }).map((at) =>
    at.toISOString(),
  ),
  timeZone: constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'),
  language: constantFrom('fr', 'en'),
  mood: option(constantFrom(...moods)),
  category: option(constantFrom(...categories)),
  tags: option(uniqueArray(constantFrom('maison', 'Léo', 'a/b', 'l’atelier'), { maxLength: 3 })),
  title: option(constantFrom('Un appel', 'Écrit à la main')),
  status: option(constantFrom(...statusLabels)),
  pinned: boolean(),
  private: boolean(),
  withoutAi: boolean(),
  favorite: boolean(),
  thread: option(nat(2)),
});
const threadOf = record({
  colour: constantFrom(...threadColours),
  description: option(constantFrom('Ce que je veux garder.')),
  withoutAi: boolean(),
  archived: boolean(),
});
const goalOf = record({
  title: constantFrom('Marcher', 'Lire le soir'),
  frequency: constantFrom('daily', 'weekly', 'monthly'),
  targetCount: nat(4).map((more) => more + 1),
  aim: constantFrom('achieve', 'avoid'),
  /** Counts thoughts: of a thread, or all; null: days are tapped. */
  counts: option(record({ thread: option(nat(2)), moods: uniqueArray(constantFrom(...moods), { maxLength: 2 }) })),
  restDays: uniqueArray(constantFrom(1, 3, 7), { maxLength: 2 }),
  revised: boolean(),
  marks: uniqueArray(nat(20), { maxLength: 4 }),
  answered: boolean(),
  paused: boolean(),
  deactivated: boolean(),
});
/** What was said in each recording, and what it was corrected to. */
const spokenOf = record({
  said: array(constantFrom('Papa a téléphoné ce matin', 'La mère est belle', ''), { minLength: 1, maxLength: 3 }),
  corrected: array(constantFrom('La mer est belle.', 'La mer, est belle.', 'Il a téléphoné'), { maxLength: 2 }),
  occurredAt: constantFrom('2025-03-04T07:00:00.000Z', '2024-12-31T23:30:00.000Z'),
});
/** Of the first thoughts; `own`: a paragraph by hand; `pictured`: a picture in it; `ofThought`: one that the first thought has. */
const storyOf = record({
  title: constantFrom('La corde bleue', 'Récit'),
  thoughts: nat(3),
  own: option(words),
  pictured: boolean(),
  ofThought: boolean(),
});
/** One of other days, by its versions: what came about, how long it took, and which of two pictures it showed. */
const oldStoryOf = array(
  record({
    cause: constantFrom('edit', 'merge', 'thoughts', 'draft', 'restore'),
    minutes: nat(2),
    text: words,
    picture: option(nat(1)),
  }),
  { minLength: 1, maxLength: 5 },
);
const accountOf = record({
  stories: array(storyOf, { maxLength: 2 }),
  oldStories: array(oldStoryOf, { maxLength: 2 }),
  spoken: array(spokenOf, { maxLength: 2 }),
  goals: array(goalOf, { maxLength: 2 }),
  threads: array(threadOf, { maxLength: 3 }),
  thoughts: array(thoughtOf, { minLength: 1, maxLength: 6 }),
});
type Of<Kind> = Kind extends Arbitrary<infer Value> ? Value : never;
export type Account = Of<typeof accountOf>;

/** The accounts of a seed, each the same every time. */
export const generatedAccounts = (count: number, seed: number): readonly Account[] =>
  sample(accountOf, { seed, numRuns: count });

type Change = (method: string, path: string, body?: unknown) => Promise<void>;

/** Makes the account what it is, as its person would. */
export const liveThrough = async (client: ApiClient, { threads, thoughts, goals, stories }: Account): Promise<void> => {
  const { call } = client;
  const change: Change = async (method, path, body) => {
    const { status, body: said } = await call(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(said)}`);
  };
  const threadIds = threads.map(() => systemIds.next());
  for (const [at, { colour, description }] of threads.entries())
    await change('POST', '/threads', { threadId: threadIds[at], name: `Fil ${at}`, description, colour });
  const thoughtIds: string[] = [];
  for (const thought of thoughts)
    thoughtIds.push(await think(change, thought, threadIds[thought.thread ?? threads.length]));
  for (const goal of goals) await pursue(change, goal, { threadIds, thoughtIds });
  for (const story of stories) await tell({ change, client }, story, thoughtIds);
  await closeThreads(change, threads, threadIds);
};

const think = async (change: Change, thought: Account['thoughts'][number], threadId: string | undefined) => {
  const thoughtId = systemIds.next();
  const { content, edits, occurredAt, timeZone, language, mood, category, tags, title } = thought;
  await change('POST', '/thoughts', { thoughtId, content, occurredAt, timeZone, language });
  for (const edited of edits) await change('PUT', `/thoughts/${thoughtId}`, { content: edited });
  for (const [field, value] of Object.entries({ mood, category, tags, title }))
    if (value !== null) await change('PUT', `/thoughts/${thoughtId}/insights/${field}`, { value });
  const { status, private: isPrivate, withoutAi, pinned, favorite } = thought;
  await change('PUT', `/thoughts/${thoughtId}`, { status, private: isPrivate, withoutAi });
  if (pinned) await change('POST', `/thoughts/${thoughtId}/pin`);
  if (favorite) await change('PUT', `/favorites/${thoughtId}`, { kind: 'thought' });
  if (threadId !== undefined) await change('PUT', `/thoughts/${thoughtId}/thread`, { threadId });
  return thoughtId;
};

const closeThreads = async (change: Change, threads: Account['threads'], threadIds: readonly string[]) => {
  for (const [at, { withoutAi, archived }] of threads.entries()) {
    if (withoutAi) await change('PUT', `/threads/${threadIds[at]}/ai-use`, { withoutAi });
    if (archived) await change('POST', `/threads/${threadIds[at]}/archive`);
  }
};

const tell = async (
  { change, client }: Readonly<{ change: Change; client: ApiClient }>,
  { title, thoughts, own, pictured, ofThought }: Account['stories'][number],
  thoughtIds: readonly string[],
) => {
  const storyId = systemIds.next();
  await change('POST', '/stories', { storyId, title, thoughtIds: thoughtIds.slice(0, thoughts) });
  const given = { by: 'person', sources: thoughtIds.slice(0, 1) };
  const changed = [
    ...(own === null ? [] : [{ ...given, partId: systemIds.next(), kind: 'paragraph', text: own }]),
    ...(pictured ? [{ ...given, partId: systemIds.next(), ...(await pictureIn(client, storyId)) }] : []),
    ...(ofThought ? [{ ...given, partId: systemIds.next(), ...(await pictureOf(client, storyId, thoughtIds)) }] : []),
  ];
  if (changed.length === 0) return;
  const order = changed.map(({ partId }) => partId);
  await change('PUT', `/stories/${storyId}/text`, { base: 1, title: 'Repris', order, changed, removed: [] });
};

const pictureIn = async ({ post }: ApiClient, storyId: string) => {
  const { body } = await post(`/stories/${storyId}/pictures`, samplePicture('sea.png'));
  return { kind: 'picture', text: 'Le phare, vu du quai.', picture: { ...body, caption: 'Été 1987' } };
};

/** Added to the first thought before. */
const pictureOf = async ({ call, uploadPicture }: ApiClient, storyId: string, [thoughtId]: readonly string[]) => {
  const [pictureId, bytes] = [systemIds.next(), samplePicture('sea.webp')];
  await uploadPicture(pictureId, 0, bytes);
  await call('POST', `/pictures/${pictureId}/seal`, { body: { thoughtId, chunks: 1, sha256: sha256(bytes) } });
  const { body } = await call('POST', `/stories/${storyId}/thought-pictures`, { body: { thoughtId, pictureId } });
  return { kind: 'picture', text: 'La jetée.', picture: { ...body, caption: '' } };
};

const pictures = (['sea.png', 'sea.jpg'] as const).map((name) => samplePicture(name));

/** What an archive says of stories of other days, with the files of their pictures. */
export const oldStories = async (all: Account['oldStories']) => {
  const plates = await Promise.all(pictures.map((bytes) => createSharpPictures().plate(bytes)));
  const shown = plates.map((plate) => {
    const { jpeg, width, height } = plate ?? { jpeg: Buffer.of(), width: 0, height: 0 };
    return { jpeg, picture: { version: sha256(jpeg), width, height, caption: 'Été 1987' } };
  });
  const day = (version: number, minutes = 0) => new Date(Date.UTC(2024, 1, 1 + version, 8, minutes)).toISOString();
  const stories = all.map((versions) => {
    const storyId = systemIds.next();
    const told = versions.map(({ cause, minutes, text, picture }, at) => ({
      cause: at === 0 && minutes === 0 ? 'thoughts' : cause,
      from: day(at),
      to: day(at, minutes),
      title: `Version ${at}`,
      parts: [
        { ...ownPart, partId: `${storyId}.${at}`, kind: 'paragraph', text },
        ...(picture === null
          ? []
          : [{ ...ownPart, partId: storyId, kind: 'picture', text: '', ...shown[picture], jpeg: null }]),
      ],
    }));
    const last = told.at(-1);
    const story = { storyId, language: 'fr', createdAt: day(0), changedAt: last?.to };
    return { ...story, title: last?.title, parts: last?.parts, versions: told };
  });
  return { stories, pictures: new Map(shown.map(({ jpeg }, at) => [`Récits/Autrefois/v${at}.jpg`, jpeg])) };
};
const ownPart = { by: 'person', sources: [], unsourced: [] };

type Made = Readonly<{ threadIds: readonly string[]; thoughtIds: readonly string[] }>;

const timeZone = 'UTC';
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const pursue = async (change: Change, goal: Account['goals'][number], made: Made) => {
  const goalId = systemIds.next();
  const terms = termsOf(goal, made);
  await change('POST', '/goals', { goalId, ...terms, startDay: dayBefore(30), timeZone });
  for (const before of goal.marks)
    await change('PUT', `/goals/${goalId}/days/${dayBefore(before)}`, {
      mark: goal.counts ? 'skipped' : 'done',
      timeZone,
    });
  const changes = [
    [goal.revised, 'PUT', '', { ...terms, targetCount: terms.targetCount + 1, timeZone }],
    [goal.counts && goal.answered, 'PUT', `/thoughts/${made.thoughtIds[0]}`, { counts: false }],
    [goal.paused, 'PUT', '/pause', { untilDay: null, timeZone }],
    [goal.deactivated, 'POST', '/deactivate', { timeZone }],
  ] as const;
  for (const [wanted, method, path, body] of changes) if (wanted) await change(method, `/goals/${goalId}${path}`, body);
};

const termsOf = (
  { title, frequency, targetCount, aim, counts, restDays }: Account['goals'][number],
  { threadIds }: Made,
) => {
  const inThread = threadIds[counts?.thread ?? threadIds.length];
  const filter = counts && {
    threadIds: inThread === undefined ? [] : [inThread],
    tags: ['maison'],
    categories: [],
    moods: counts.moods,
    statuses: [],
  };
  return { title, description: null, frequency, targetCount, aim, endDay: null, restDays, filter };
};
