import { cp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { listedThoughts, logAgrees } from '../kit/folder-oracle.ts';
import type { Target } from '../kit/target.ts';

/** `old`: a copy of the folder from before the last thoughts. */
type Tear = (folder: string, old: string) => Promise<unknown>;

const remove = (folder: string, ...names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => rm(join(folder, name), { force: true, recursive: true })));
const withoutLogs = (name: string): readonly string[] => [`${name}-wal`, `${name}-shm`];
const restore =
  (...names: readonly string[]): Tear =>
  async (folder, old) => {
    await remove(folder, ...names.flatMap(withoutLogs));
    for (const name of names) await cp(join(old, name), join(folder, name), { recursive: true });
  };
const damage =
  (name: string): Tear =>
  async (folder) => {
    await remove(folder, ...withoutLogs(name));
    const bytes = await readFile(join(folder, name));
    await writeFile(
      join(folder, name),
      bytes.map((byte, at) => (at % 97 === 0 ? byte ^ 0xff : byte)),
    );
  };
const empty =
  (name: string): Tear =>
  async (folder) => {
    await remove(folder, ...withoutLogs(name));
    await truncate(join(folder, name), 0);
  };

const pageBytes = 4_096;
const zeroMiddlePage =
  (name: string): Tear =>
  async (folder) => {
    await remove(folder, ...withoutLogs(name));
    const file = await open(join(folder, name), 'r+');
    const pages = Math.floor((await file.stat()).size / pageBytes);
    await file.write(Buffer.alloc(pageBytes), { position: Math.floor(pages / 2) * pageBytes });
    await file.close();
  };

const tears: Readonly<Record<string, Tear>> = {
  'events.db of before, its log lost': restore('events.db'),
  'an emptied events.db': empty('events.db'),
  'a zeroed page of events.db': zeroMiddlePage('events.db'),
  'no events.db': (folder) => remove(folder, 'events.db', ...withoutLogs('events.db')),
  'no keys.db': (folder) => remove(folder, 'keys.db', ...withoutLogs('keys.db')),
  'keys.db of before': restore('keys.db'),
  'no access.db': (folder) => remove(folder, 'access.db', ...withoutLogs('access.db')),
  'access.db of before': restore('access.db'),
  'no master.key': (folder) => remove(folder, 'master.key'),
  'a damaged models.db': damage('models.db'),
  'models.db of before': restore('models.db'),
  'no models.db': (folder) => remove(folder, 'models.db', ...withoutLogs('models.db')),
  'an emptied presence.db': empty('presence.db'),
  'a damaged presence.db': damage('presence.db'),
  'workflows.db of before': restore('workflows.db'),
  'everything but models.db of before': restore('events.db', 'keys.db', 'access.db', 'workflows.db'),
};

/** These cannot be derived again: a start without them would lose earlier or later data. */
const mustBeRefused: ReadonlySet<string> = new Set([
  'an emptied events.db',
  'no events.db',
  'no keys.db',
  'no access.db',
  'no master.key',
]);

/** They can be read in part: the start continues, and says at once that something is damaged. */
const mustBeTold: ReadonlySet<string> = new Set(['a zeroed page of events.db']);

const write = async (client: ApiClient, count: number): Promise<readonly string[]> => {
  const thoughts = Array.from({ length: count }, (_, at) => writtenThought(`Essai ${at}`));
  for (const body of thoughts) await client.call('POST', '/thoughts', { body });
  return thoughts.map(({ thoughtId }) => thoughtId);
};

/** A refused start prints what to do in a sentence, not a stack trace; a start that is not refused works. */
const startAgain = async (target: Target): Promise<'started' | 'refused' | Readonly<{ fault: string }>> => {
  const server = target.server();
  const outputLength = server.output().length;
  try {
    await server.start();
    return 'started';
  } catch {
    const output = server.output().slice(outputLength);
    if (/\n\s+at .+:\d+/.test(output)) return { fault: 'the start prints a stack trace' };
    return output.trim() === '' ? { fault: 'the start ends without a message' } : 'refused';
  }
};

const canWriteAndRead = async (target: Target, client: ApiClient): Promise<Verdict> => {
  const body = writtenThought('Après');
  const { status } = await client.call('POST', '/thoughts', { body });
  // The account was lost with the folder.
  if (status === 401) return null;
  if (status !== 200) return `a new thought is answered ${status}`;
  const isThere = async (): Promise<boolean> => {
    const [one, listed] = [
      await client.call('GET', `/thoughts/${body.thoughtId}`),
      await listedThoughts(target, client.token),
    ];
    return one.status === 200 && listed.has(body.thoughtId);
  };
  return pollUntil(isThere, { timeoutMs: 10_000 }).then(
    () => null,
    () => 'a new thought is acknowledged but cannot be read',
  );
};

const tellsDamage = (target: Target): Promise<Verdict> =>
  pollUntil(
    async () => {
      const answer = await fetch(`${target.server().url}/readyz`);
      return answer.status === 503 && /"damaged":\["/.test(await answer.text());
    },
    { timeoutMs: 10_000 },
  ).then(
    () => null,
    () => 'the damage is not told',
  );

const isWhole = (target: Target): Promise<boolean> =>
  pollUntil(
    async () => {
      const readiness: unknown = await (await fetch(`${target.server().url}/readyz`)).json();
      return (readiness as Readonly<{ rebuild: unknown }>).rebuild === null;
    },
    { timeoutMs: 60_000 },
  ).then(
    () => true,
    () => false,
  );

const tearAndStart = async (target: Target, label: string, tear: Tear): Promise<Verdict> => {
  const [server, client] = [target.server(), target.attacker()];
  const old = `${server.dataDir}-before`;
  try {
    await write(client, 5);
    await server.stop();
    await cp(server.dataDir, old, { recursive: true });
    await server.start();
    await write(client, 5);
    await server.stop();
    await tear(server.dataDir, old);
    const started = await startAgain(target);
    if (started === 'refused') return null;
    if (started !== 'started') return started.fault;
    if (mustBeRefused.has(label)) return 'the start continues without it';
    if (mustBeTold.has(label)) return await tellsDamage(target);
    const unreadable = await canWriteAndRead(target, client);
    if (unreadable) return unreadable;
    if (!(await isWhole(target))) return 'the read models are not rebuilt within a minute';
    const listed = await listedThoughts(target, client.token);
    return await logAgrees(target, { acknowledged: [], listed });
  } finally {
    await rm(old, { recursive: true, force: true });
    await target.renew();
  }
};

/**
 * Files lost, emptied, damaged or restored from an older copy: the server rebuilds them and is consistent, or refuses to start and names what is
 * missing.
 */
export const tornFolders: AttackClass = {
  name: 'torn-folders',
  cases: async () =>
    Object.entries(tears).map(([label, tear]): Case => ({
      label,
      attack: (target) => tearAndStart(target, label, tear),
    })),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
