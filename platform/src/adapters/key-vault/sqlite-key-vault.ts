import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { Clock } from '#ports/clock.ts';
import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';
import { clearTraces, markTracesPending, openKeyVaultFile } from './key-vault-file.ts';
import type { MasterKey } from './master-key.ts';
import { unwrapKey, wrapKey, type WrappedKey } from './wrap-key.ts';

export type SqliteKeyVaultOptions = Readonly<{ file: string; masterKey: MasterKey; clock: Clock }>;
type Row = WrappedKey | Readonly<{ version: number; wrapped: null }>;

const keyBytes = 32;

type Options = Readonly<{ db: DatabaseSync; masterKey: MasterKey; now: () => string }>;

const prepareKeys = ({ db, masterKey, now }: Options) => {
  const select = db.prepare('select version, wrapped from keys where owner = ?');
  const insert = db.prepare(
    'insert into keys (owner, version, wrapped, made_at) values (?, ?, ?, ?) on conflict (owner) do nothing',
  );
  /** undefined: there never was one; null: destroyed. */
  const keyOf = (owner: string): Uint8Array | null | undefined => {
    const row = select.get(owner) as Row | undefined;
    return row && (row.wrapped === null ? null : unwrapKey(row, owner, masterKey));
  };
  const exchange = db.prepare('update keys set version = ?, wrapped = ? where owner = ? and wrapped = ?');
  return {
    keyOf,
    change: (owner: string, changed: (key: Uint8Array) => Uint8Array): void => {
      for (;;) {
        const row = select.get(owner) as Row | undefined;
        if (!row || row.wrapped === null) return;
        const key = unwrapKey(row, owner, masterKey);
        const after = changed(key);
        if (after === key) return;
        const { version, wrapped } = wrapKey(after, owner, masterKey);
        // Else another thread or process has changed it meanwhile.
        if (exchange.run(version, wrapped, owner, row.wrapped).changes === 1) return;
      }
    },
    knows: (owner: string): boolean => select.get(owner) !== undefined,
    make: (owner: string): Uint8Array | null => {
      const key = new Uint8Array(randomBytes(keyBytes));
      const { version, wrapped } = wrapKey(key, owner, masterKey);
      failPoint('key-vault.before-wrap');
      const isNew = insert.run(owner, version, wrapped, now()).changes === 1;
      failPoint('key-vault.after-wrap');
      // Else another thread made one at the same moment.
      return isNew ? key : (keyOf(owner) ?? null);
    },
  };
};

/** Opens or creates the file. Throws `KeyVaultFault('master-key-missing')` when it was created with another master key. */
export const openSqliteKeyVault = ({ file, masterKey, clock }: SqliteKeyVaultOptions): KeyVault => {
  const db = openKeyVaultFile(file, masterKey);
  const now = () => clock.now().toISOString();
  const { keyOf, knows, make, change } = prepareKeys({ db, masterKey, now });
  const forget = db.prepare(`
    insert into keys (owner, version, wrapped, made_at, destroyed_at) values (?1, 0, null, ?2, ?2)
    on conflict (owner) do update set wrapped = null, destroyed_at = ?2 where wrapped is not null
  `);

  return {
    ensure: async (owner) => {
      const known = keyOf(owner);
      const key = known === undefined ? make(owner) : known;
      if (key === null) throw new KeyVaultFault('destroyed', `the key of ${owner} was destroyed`);
      return key;
    },
    find: async (owner) => keyOf(owner) ?? null,
    knows: async (owner) => knows(owner),
    ...namedLog(db),
    change: async (owner, changed) => {
      markTracesPending(db);
      change(owner, changed);
      clearTraces(db);
    },
    destroy: async (owner) => {
      markTracesPending(db);
      forget.run(owner, now());
      clearTraces(db);
    },
    close: async () => {
      if (db.isOpen) db.close();
    },
  };
};

const namedLog = (db: DatabaseSync): Pick<KeyVault, 'logName' | 'setLogName'> => {
  const select = db.prepare('select name from log');
  const insert = db.prepare('insert into log values (1, ?) on conflict do nothing');
  return {
    logName: async () => (select.get() as { name: string } | undefined)?.name ?? null,
    setLogName: async (name) => void insert.run(name),
  };
};
