import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Atomically = <Result>(work: () => Result) => Result;
/** `atomically`: all or nothing, durable when it returns. `provisionally`: all or nothing, durable with the next that is durable. */
export type Statements = Readonly<{
  prepare: (sql: string) => StatementSync;
  atomically: Atomically;
  provisionally: Atomically;
}>;

/** As many shapes of query as are kept prepared. */
const kept = 200;

/** Prepared once, used often; the oldest goes when there are too many. */
export const createStatements = (database: DatabaseSync, committed: () => void): Statements => {
  const prepared = new Map<string, StatementSync>();
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
      prepared.delete(sql);
      prepared.set(sql, statement);
      for (const oldest of prepared.size > kept ? [...prepared.keys()].slice(0, 1) : []) prepared.delete(oldest);
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
