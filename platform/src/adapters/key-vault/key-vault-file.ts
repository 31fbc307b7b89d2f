import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import { rewriteDatabase } from '#adapters/sqlite/rewrite-database.ts';
import { KeyVaultFault } from '#ports/key-vault.ts';
import type { MasterKey } from './master-key.ts';
import { verifyMasterKey } from './verify-master-key.ts';

/** A destroyed key leaves its row without the key: no second key is created under the same name. */
export const vaultSchema = `
  create table if not exists keys (
    owner text primary key, version integer not null, wrapped blob, made_at text not null, destroyed_at text
  ) strict, without rowid;
  create table if not exists log (id integer primary key check (id = 1), name text not null) strict;
  create table if not exists master_keys (version integer primary key, proof blob not null) strict;
`;

export const openKeyVaultFile = (file: string, masterKey: MasterKey): DatabaseSync => {
  const db = openSqlite(file);
  try {
    db.exec(vaultSchema);
    verifyMasterKey(db, masterKey);
    if (hasTraces(db)) clearTraces(db);
    return db;
  } catch (fault) {
    db.close();
    throw fault;
  }
};

/** Before a key is destroyed: after a crash in between, the next start clears the copies. */
export const markTracesPending = (db: DatabaseSync): void => db.exec('pragma user_version = 1');

const hasTraces = (db: DatabaseSync): boolean => db.prepare('pragma user_version').get()?.['user_version'] === 1;

/** Throws `KeyVaultFault('unavailable')`. */
export const clearTraces = (db: DatabaseSync): void => {
  if (!rewriteDatabase(db))
    throw new KeyVaultFault('unavailable', 'another reader holds the write-ahead log of the key vault');
  db.exec('pragma user_version = 0');
};
