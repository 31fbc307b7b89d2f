import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Runs one piece of work all or nothing. */
export type Statements = Readonly<{ prepare: (sql: string) => StatementSync; atomically: <Result>(work: () => Result) => Result }>;

/** As many shapes of query as are kept prepared. */
const kept = 200;

/** Prepared once, used often; the oldest goes when there are too many. */
export const createStatements = (database: DatabaseSync): Statements => {
  const prepared = new Map<string, StatementSync>();
  return {
    prepare: (sql) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.delete(sql);
      prepared.set(sql, statement);
      for (const oldest of prepared.size > kept ? [...prepared.keys()].slice(0, 1) : []) prepared.delete(oldest);
      return statement;
    },
    atomically: (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (fault) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw fault;
      }
    },
  };
};
