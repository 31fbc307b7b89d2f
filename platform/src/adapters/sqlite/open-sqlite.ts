import { DatabaseSync } from 'node:sqlite';

/** 3.51.3 fixed a WAL reset that could lose a commit. */
const leastVersion = [3, 51, 3] as const;

/** Opens or creates a database file in which a commit is durable when it returns. Throws when SQLite cannot guarantee that. */
export const openSqlite = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  try {
    // Deleted and replaced data is overwritten with zeros, in used and in free pages.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    assertDurable(db, file);
    return db;
  } catch (fault) {
    db.close();
    throw fault;
  }
};

const assertDurable = (db: DatabaseSync, file: string): void => {
  const version = String(db.prepare('select sqlite_version() as version').get()?.['version']);
  if (isOlder(version)) throw new Error(`SQLite ${version} is older than ${leastVersion.join('.')}`);
  const mode = db.prepare('pragma journal_mode').get()?.['journal_mode'];
  const synchronous = db.prepare('pragma synchronous').get()?.['synchronous'];
  if (mode !== 'wal' || synchronous !== 2)
    throw new Error(
      `${file}: durable commits are refused (journal ${String(mode)}, synchronous ${String(synchronous)})`,
    );
};

/** Than the first version that never loses a commit. */
export const isOlder = (version: string): boolean => {
  const parts = version.split('.').map(Number);
  const differing = leastVersion.findIndex((least, index) => (parts[index] ?? 0) !== least);
  return differing !== -1 && (parts[differing] ?? 0) < (leastVersion[differing] ?? 0);
};
