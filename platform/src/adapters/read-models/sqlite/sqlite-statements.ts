import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

type Atomically = <Result>(work: () => Result) => Result;
/**
 * `atomically`: all or nothing, durable when it returns. `provisionally`: all or nothing, durable with the next that is durable. `reading`: of one moment,
 * whatever other connections commit.
 */
export type Statements = Readonly<{
  reading: Atomically;
  prepare: (sql: string) => StatementSync;
  atomically: Atomically;
  provisionally: Atomically;
}>;

const maxPrepared = 200;

/** Prepares each statement once and caches the most recently used. */
export const createStatements = (database: DatabaseSync, committed: () => void): Statements => {
  const prepared = new LRUCache<string, StatementSync>({ max: maxPrepared });
  const [begin, commit, rollback] = [
    database.prepare('BEGIN IMMEDIATE'),
    database.prepare('COMMIT'),
    database.prepare('ROLLBACK'),
  ];
  let current: 'FULL' | 'NORMAL' | null = null;
  const within =
    (synchronous: 'FULL' | 'NORMAL'): Atomically =>
    (work) => {
      if (synchronous !== current) database.exec(`PRAGMA synchronous = ${synchronous}`);
      current = synchronous;
      begin.run();
      try {
        const result = work();
        commit.run();
        committed();
        return result;
      } catch (fault) {
        if (database.isTransaction) rollback.run();
        throw fault;
      }
    };
  return {
    reading: createReadingOf(database),
    prepare: (sql) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
    atomically: within('FULL'),
    provisionally: within('NORMAL'),
  };
};

const createReadingOf = (database: DatabaseSync): Atomically => {
  const [begin, end] = [database.prepare('BEGIN'), database.prepare('COMMIT')];
  return (work) => {
    begin.run();
    try {
      return work();
    } finally {
      if (database.isTransaction) end.run();
    }
  };
};
