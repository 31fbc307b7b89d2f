import { Dexie, type Table } from 'dexie';
import type { AnswerSeal } from './answer-seal.ts';

/** `at`: when it was stored, in ms since 1970. */
type AnswerRow = Readonly<{ name: string; at: number; sealed: Uint8Array<ArrayBuffer> }>;
type AnswerDb = Dexie & Readonly<{ answers: Table<AnswerRow, string> }>;

/** Limit of stored answers: the oldest are deleted first. */
export const mostAnswers = 400;
/** Longer answers are not stored, in UTF-16 units. */
const longestAnswer = 1_000_000;
/** Older answers are neither used nor stored, in ms. */
const keptForMs = 60 * 86_400_000;

/** A separate database, so that its faults cannot affect the outbox. */
export const openAnswerDb = (name = 'ecrin-answers'): AnswerDb => {
  const db = new Dexie(name) as AnswerDb;
  db.version(1).stores({ answers: 'name, at' });
  return db;
};

const prune = async (db: AnswerDb, now: number) => {
  await db.answers
    .where('at')
    .below(now - keptForMs)
    .delete();
  const tooMany = (await db.answers.count()) - mostAnswers;
  if (tooMany > 0) await db.answers.bulkDelete(await db.answers.orderBy('at').limit(tooMany).primaryKeys());
};

/** Null when it was sealed in an earlier session. */
const openRow = (seal: AnswerSeal, { name, sealed }: AnswerRow) => seal.open(name, sealed).catch(() => null);

/** The last answers to a person's reads, by the path that was read; each call is given the seal of their session. `now`: in ms since 1970. */
export const createAnswerStore = (db: AnswerDb, now: () => number) => ({
  clear: () => db.answers.clear(),

  keep: async (seal: AnswerSeal, path: string, answer: unknown): Promise<void> => {
    const text = JSON.stringify(answer);
    if (text.length > longestAnswer) return;
    const name = await seal.nameOf(path);
    await db.answers.put({ name, at: now(), sealed: await seal.seal(name, text) });
    await prune(db, now());
  },

  /** Undefined when there is none. */
  read: async (seal: AnswerSeal, path: string): Promise<unknown> => {
    const row = await db.answers.get(await seal.nameOf(path));
    const text = row && row.at >= now() - keptForMs ? await openRow(seal, row) : null;
    return text === null ? undefined : JSON.parse(text);
  },

  /** Deletes every answer that contains a deleted id, and those that this session cannot decrypt. */
  forget: async (seal: AnswerSeal, id: string): Promise<void> => {
    for (const row of await db.answers.toArray()) {
      const text = await openRow(seal, row);
      if (text === null || text.includes(id)) await db.answers.delete(row.name);
    }
  },
});
