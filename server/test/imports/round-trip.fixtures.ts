import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import type { ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { registerClient, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { archiveFaults } from '@ecrin/testing/kits/files/archive-faults.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { spokenArchive, spokenLine } from '@ecrin/testing/kits/journals/spoken-archive.ts';
import { pollUntil } from '@ecrin/testing/kits/poll-until.ts';
import { expect } from 'vitest';
import { generatedAccounts, liveThrough, oldStories, type Account } from './accounts.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';
import { saidIn } from './said-in-archive.fixtures.ts';

/** As many accounts as show it each time; `npm run test:round-trip` takes 200. */
export const accounts = generatedAccounts(
  Number(process.env['ROUND_TRIP_ACCOUNTS'] ?? (process.env['CI'] ? 20 : 5)),
  45,
);

/** Of a server that takes people from anywhere. */
export const openToAll = { TRUSTED_PROXIES: '1', CLIENT_REQUESTS_PER_SECOND: '0' } as const;
/** A busy machine takes long; what never comes ends the test at this. */
export const patiently = { timeout: 300_000 };

type Ecrin = Readonly<{ url: string }>;

/** A server that is busy refuses before it does anything: it is asked again, as apps do. */
const patient =
  (call: ApiClient['call']): ApiClient['call'] =>
  (...asked) => {
    const answered = async () => {
      const answer = await call(...asked);
      return answer.status !== 503 && answer;
    };
    return pollUntil(answered, { timeoutMs: patiently.timeout, everyMs: 500, what: `an answer to ${asked[1]}` });
  };

let people = 0;
export const personIn = async (ecrin: Ecrin) => {
  people += 1;
  const own = await registerClient(ecrin.url, {}, `10.0.${Math.floor(people / 250)}.${people % 250}`);
  return { ...own, call: patient(own.call), ...importActsOf(ecrin, { token: own.token, userId: own.clientId }), ecrin };
};
type Person = Awaited<ReturnType<typeof personIn>>;

/** Of a person who has just come it opens once the read models know them. */
export const archiveOf = async ({ call, ecrin }: Pick<ApiClient, 'call'> & Readonly<{ ecrin: Ecrin }>) => {
  const address = `${ecrin.url}${String((await call('POST', '/export')).body['url'])}`;
  const whole = async () => {
    const answer = await fetch(address);
    return answer.ok && answer;
  };
  return new Uint8Array(
    await (await pollUntil(whole, { timeoutMs: patiently.timeout, what: 'an archive' })).arrayBuffer(),
  );
};

/** What the person sees of their goals: every figure, without ids. */
const goalFigures = async ({ call }: Pick<Person, 'call'>) => {
  const { items } = (await call('GET', '/goals?timeZone=UTC')).body as Readonly<{ items: readonly GoalCard[] }>;
  return items
    .map(({ goalId: _goalId, filter, ...card }) => JSON.stringify([card, filter?.threadIds.length]))
    .toSorted();
};

/** How many thoughts of each kind and day the person is shown; of threads only how many each has. */
const countsOf = async ({ call }: Pick<Person, 'call'>) => {
  const { thread, ...counts } = (await call('GET', '/thoughts/counts')).body as ThoughtCounts;
  return { ...counts, thread: Object.values(thread).toSorted((one, other) => one - other) };
};

const figuresOf = async (one: Pick<Person, 'call'>) => ({
  goals: await goalFigures(one),
  thoughts: await countsOf(one),
});

/** What is shown of those that had other words once; when a picture was added is in no archive. */
const histories = async ({ call, thoughts }: Pick<Person, 'call' | 'thoughts'>) => {
  const all = await Promise.all(
    (await thoughts()).items.map(async ({ thoughtId }) => {
      const { items } = (await call('GET', `/thoughts/${thoughtId}/versions`)).body as ThoughtVersions;
      return items
        .filter(({ pictures }) => pictures.length === 0)
        .map(({ revision: _place, occurredAt: _moment, ...version }) => version);
    }),
  );
  return all
    .filter(({ length }) => length > 1)
    .map((one) => JSON.stringify(one))
    .toSorted();
};

export const entriesIn = ({ thoughts, spoken }: Account): number => thoughts.length + spoken.length;

/** Those of other days come with what was spoken. */
const storiesIn = ({ stories, oldStories: old, spoken }: Account): number =>
  stories.length + (spoken.length > 0 ? old.length : 0);

/** A person whose account it is. */
export const lived = async (ecrin: Ecrin, account: Account): Promise<Person> => {
  const source = await personIn(ecrin);
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

/** The account of a person of one Écrin, about to come into another. */
export const roundTrip = async (from: Ecrin, to: Ecrin, account: Account) => {
  const source = await lived(from, account);
  const archive = await archiveOf(source);
  expect(archiveFaults(readZip(Buffer.from(archive)))).toEqual([]);
  const target = await personIn(to);
  const said = async () => saidIn(await archiveOf(target));
  const listed = async (path: string) => (await target.call('GET', path)).body['items'];
  const before = await said();
  const { importId, ...shown } = await target.previewOf(archive, 'ecrin.zip');
  const [entries, goals, stories] = [entriesIn(account), account.goals.length, storiesIn(account)];
  expect(shown).toMatchObject({ source: 'ecrin', entries, goals, stories, leftOut: [], duplicates: 0, zoneless: 0 });

  return {
    start: () => target.start(importId),
    undo: () => target.undo(importId),
    hasEnded: async () => (await target.list())[0]?.status === 'ended',
    isGone: async () => (await target.thoughts()).items.length === 0,
    hasComeAsItWas: async () => {
      await target.until('ended', entries);
      await expect.poll(said, patiently).toEqual(saidIn(archive));
      await expect.poll(() => figuresOf(target), patiently).toEqual(await figuresOf(source));
      expect(await histories(target)).toEqual(await histories(source));
      expect(await target.list()).toMatchObject([{ changed: 0 }]);
    },
    comesOnce: async () => {
      const again = await target.previewOf(archive, 'ecrin.zip');
      expect(again.duplicates).toBe(entries);
      await target.start(again.importId);
      await target.until('ended', 0);
      expect(await said()).toEqual(saidIn(archive));
    },
    hasLeft: async () => {
      await expect.poll(said, patiently).toEqual(before);
      for (const path of ['/threads', '/favorites', '/stories'])
        await expect.poll(() => listed(path), patiently).toEqual([]);
      expect(await goalFigures(target)).toEqual([]);
    },
  };
};
