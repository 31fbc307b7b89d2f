import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { v7 } from 'uuid';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { fromOtherAddress } from '#kits/other-address.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { ServerProcess } from '#servers/main-process.ts';

type Server = Pick<ServerProcess, 'url' | 'dataDir'>;

export const erasureOf = async (
  { url }: Pick<Server, 'url'>,
  { number, code }: AskedErasure,
): Promise<ErasureState> => {
  const ask = async (): Promise<Response | null> => {
    const headers = { [erasureCodeHeader]: code, ...fromOtherAddress() };
    const given = await fetch(`${url}/api/client/erasures/${number}`, { headers });
    // Busy, as a fleet says whose stores rebuild much, or not seen yet: a page asks again too.
    return [404, 503].includes(given.status) ? null : given;
  };
  const answer = await pollUntil(ask, { everyMs: 1_000, timeoutMs: 60_000, what: `an answer about ${number}` });
  // An answer that says nothing of it would be taken for one that does not end.
  if (!answer.ok) throw new Error(`erasure ${number} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ErasureState;
};

/** The server trusts one proxy (see `fromOtherAddress`). */
export const untilErased = (server: Pick<Server, 'url'>, asked: AskedErasure, timeoutMs = 180_000): Promise<unknown> =>
  pollUntil(async () => (await erasureOf(server, asked)).state === 'done', { everyMs: 1_500, timeoutMs });

/** Of one stream, or of all; of a server that is stopped. */
export const storedTypes = async ({ dataDir }: Server, stream?: string): Promise<readonly string[]> => {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock: { now: () => new Date() } });
  const types: string[] = [];
  for await (const { type } of stream === undefined ? store.readAll() : store.readStream(stream)) types.push(type);
  await store.close();
  return types;
};

/** Each once, however often its erasure is begun again. */
const onceEach = ['ClientErasureBegun', 'EmailReleased', 'ErasureCertified', 'ClientErased'];

/** How many times each of what an erased account leaves is stored. */
export const timesErased = async (server: Server): Promise<readonly number[]> => {
  const stored = await storedTypes(server);
  return onceEach.map((type) => stored.filter((one) => one === type).length);
};

const readJournal = <T>({ dataDir }: Pick<Server, 'dataDir'>, read: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(join(dataDir, 'workflows.db'));
  try {
    return read(db);
  } finally {
    db.close();
  }
};

/** Whether a workflow has not ended. */
export const isAtWork = (server: Pick<Server, 'dataDir'>): boolean =>
  readJournal(server, (db) => db.prepare(`select 1 from workflow where status = 'running'`).get() !== undefined);

/** `isUnderWay`: it had begun when the process ended, or was done and not recorded. */
type ErasureStep = Readonly<{ seq: number; name: string; isUnderWay: boolean }>;

/** What the one erasure does, without its pauses; null: it has ended. */
export const erasureSteps = (server: Pick<Server, 'dataDir'>): readonly ErasureStep[] | null =>
  readJournal(server, (db) => {
    if (db.prepare(`select 1 from completed where workflow = 'erase-account'`).get()) return null;
    const steps = db.prepare(
      `select seq, name, outcome is null as isUnderWay from step join workflow on id = workflow_id
        where workflow = 'erase-account' and kind = 'activity' order by seq`,
    );
    return steps
      .all()
      .map(({ seq, name, isUnderWay }) => ({ seq: Number(seq), name: String(name), isUnderWay: isUnderWay === 1 }));
  });

/** The files that have these bytes anywhere, free pages and logs of databases included, or in their names. */
export const filesWith = async ({ dataDir }: Pick<Server, 'dataDir'>, mark: string): Promise<readonly string[]> => {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(files.map(async (file) => [file, await readFile(file)] as const));
  return contents.filter(([file, content]) => content.includes(mark) || file.includes(mark)).map(([file]) => file);
};

type Said = Readonly<{ words: number; word: (at: number) => string }>;

/** A word of its own in each, in thoughts, threads, facts and questions by turns. Throws for what is not taken. */
export const sayMarked = async ({ call }: ApiClient, { words, word }: Said): Promise<void> => {
  const timeZone = 'Europe/Paris';
  const acts = [
    (said: string) => call('POST', '/thoughts', { body: writtenThought(`Un ${said} dans l’aquarium.`) }),
    (said: string) => call('POST', '/threads', { body: { threadId: v7(), name: said, colour: 'sky' } }),
    (said: string) => call('POST', '/memory/facts', { body: { factId: v7(), text: `Elle aime le ${said}.` } }),
    (said: string) =>
      call('POST', `/conversations/${v7()}/questions`, {
        body: { questionId: v7(), text: `Où est le ${said} ?`, timeZone },
      }),
  ];
  for (let at = 0; at < words; at += 1) {
    const answer = await acts[at % acts.length]?.(word(at));
    if (!answer || answer.status >= 300) throw new Error(`${word(at)} was answered ${JSON.stringify(answer)}`);
  }
};
