import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import { failPoint } from '../../fail-point.ts';
import { KeyVaultFault, type KeyVault } from '../../ports/key-vault.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { proveMasterKey } from './prove-master-key.ts';
import type { MasterKey } from './master-key.ts';
import { unwrapKey, wrapKey, type WrappedKey } from './wrap-key.ts';

const keyBytes = 32;

/** A destroyed key leaves its row without the key: nobody gets a second one under the same name. */
const schema = `
  pragma secure_delete = on;
  create table if not exists keys (
    owner text primary key, version integer not null, wrapped blob, made_at text not null, destroyed_at text
  ) strict, without rowid;
  create table if not exists master_keys (version integer primary key, proof blob not null) strict;
`;

type Row = Readonly<{ version: number; wrapped: Uint8Array | null }>;

/** Opens or makes the file. Throws `KeyVaultFault('master-key-missing')` when it was made under another master key. */
export const openSqliteKeyVault = ({ file, masterKey, clock }: Readonly<{ file: string; masterKey: MasterKey; clock: Clock }>): KeyVault => {
  const db = openSqlite(file);
  try {
    db.exec(schema);
    proveMasterKey(db, masterKey);
    emptyLog(db);
  } catch (fault) {
    db.close();
    throw fault;
  }
  const select = db.prepare('select version, wrapped from keys where owner = ?');
  const insert = db.prepare('insert into keys (owner, version, wrapped, made_at) values (?, ?, ?, ?)');
  const forget = db.prepare(`
    insert into keys (owner, version, wrapped, made_at, destroyed_at) values (?1, 0, null, ?2, ?2)
    on conflict (owner) do update set wrapped = null, destroyed_at = ?2 where wrapped is not null
  `);
  const rowOf = (owner: string) => select.get(owner) as Row | undefined;
  const open = (owner: string, row: Row): Uint8Array | null => (row.wrapped ? unwrapKey(row as WrappedKey, owner, masterKey) : null);

  const make = (owner: string): Uint8Array => {
    const key = new Uint8Array(randomBytes(keyBytes));
    const { version, wrapped } = wrapKey(key, owner, masterKey);
    failPoint('key-vault.before-wrap');
    insert.run(owner, version, wrapped, clock.now().toISOString());
    failPoint('key-vault.after-wrap');
    return key;
  };

  return {
    ensure: async (owner) => {
      const row = rowOf(owner);
      if (!row) return make(owner);
      const key = open(owner, row);
      if (!key) throw new KeyVaultFault('destroyed', `the key of ${owner} was destroyed`);
      return key;
    },
    find: async (owner) => {
      const row = rowOf(owner);
      return row ? open(owner, row) : null;
    },
    destroy: async (owner) => {
      forget.run(owner, clock.now().toISOString());
      emptyLog(db);
    },
    close: async () => {
      if (db.isOpen) db.close();
    },
  };
};

/** Old pages also stand in the write-ahead log: it goes back to nothing. Throws when somebody holds it. */
const emptyLog = (db: DatabaseSync): void => {
  const { busy } = db.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
  if (busy) throw new KeyVaultFault('unavailable', 'another reader holds the log of the key vault');
};
