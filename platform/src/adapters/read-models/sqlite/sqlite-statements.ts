import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

type Atomically = <Result>(work: () => Result) => Result;
/**
 * `atomically`: all or nothing, durable when it returns. `provisionally`: all or nothing, durable with the next that is durable. `reading`: of one moment
 * with all other reads of the same turn, whatever other connections commit; what this connection commits is seen by the next read.
 */
export type Statements = Readonly<{
  reading: Atomically;
  /** The number of this moment; null outside. */
  moment: () => number | null;
  endReading: () => void;
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
  const moments = createMoments(database);
  let current: 'FULL' | 'NORMAL' | null = null;
  const within =
    (synchronous: 'FULL' | 'NORMAL'): Atomically =>
    (work) => {
      moments.end();
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
    reading: moments.reading,
    moment: moments.current,
    endReading: moments.end,
    prepare: (sql) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
    atomically: within('FULL'),
    provisionally: within('NORMAL'),
  };
};

/** A request reads several times before it waits for anything: beginning and ending each time would take longer than many a read. */
const createMoments = (database: DatabaseSync) => {
  const [begin, commit] = [database.prepare('BEGIN'), database.prepare('COMMIT')];
  let isOpen = false;
  let opened = 0;
  const end = (): void => {
    if (isOpen && database.isOpen && database.isTransaction) commit.run();
    isOpen = false;
  };
  const reading: Atomically = (work) => {
    if (!isOpen) {
      begin.run();
      isOpen = true;
      opened += 1;
      // Before the next input of the process: nothing that is heard of after that may be missing.
      process.nextTick(end);
    }
    return work();
  };
  return { reading, current: () => (isOpen ? opened : null), end };
};
