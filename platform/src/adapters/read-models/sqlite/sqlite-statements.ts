import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

type Atomically = <Result>(work: () => Result) => Result;
/** `atomically`: all or nothing, durable when it returns. `provisionally`: all or nothing, durable with the next that is durable. */
export type Statements = Readonly<{
  prepare: (sql: string) => StatementSync;
  atomically: Atomically;
  provisionally: Atomically;
}>;

const maxPrepared = 200;

/** Prepares each statement once and caches the most recently used. */
export const createStatements = (database: DatabaseSync, committed: () => void): Statements => {
  const prepared = new LRUCache<string, StatementSync>({ max: maxPrepared });
  const atomically: Atomically = (work) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      committed();
      return result;
    } catch (fault) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw fault;
    }
  };
  return {
    prepare: (sql) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
    atomically,
    provisionally: (work) => {
      database.exec('PRAGMA synchronous = NORMAL');
      try {
        return atomically(work);
      } finally {
        database.exec('PRAGMA synchronous = FULL');
      }
    },
  };
};
