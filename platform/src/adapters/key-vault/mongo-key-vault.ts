import { randomBytes } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { gatherLookups } from '#concurrency/gather-lookups.ts';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { Clock } from '#ports/clock.ts';
import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';
import type { MasterKey } from './master-key.ts';
import { wrongMasterKeyFault, proofOf } from './verify-master-key.ts';
import { unwrapKey, wrapKey } from './wrap-key.ts';

/** `database`: used for nothing else, so that it can have its own users and backups. */
export type MongoKeyVaultOptions = Readonly<{ mongo: Mongo; database: string; masterKey: MasterKey; clock: Clock }>;

/** A destroyed key leaves its row without the key: no second key is created under the same name. */
type Row = Readonly<{ _id: string; version: number; wrapped: Binary | null; madeAt: string; destroyedAt?: string }>;
type NamedLog = Readonly<{ _id: 'log'; name: string }>;
type Proof = Readonly<{ _id: number; proof: Binary }>;

const keyBytes = 32;
/** A key must survive the loss of a server before it is used: what is sealed with it would be lost as well. */
const durably = { readConcern: 'majority', writeConcern: { w: 'majority', journal: true } } as const;

/** Keys in a separate database. Throws `KeyVaultFault`: `master-key-missing` when they were wrapped with another one, `unavailable`. */
export const openMongoKeyVault = async ({
  mongo,
  database,
  masterKey,
  clock,
}: MongoKeyVaultOptions): Promise<KeyVault> => {
  const ask = createMongoCall({
    unavailable: (why) => new KeyVaultFault('unavailable', why),
    closed: () => new KeyVaultFault('unavailable', 'The key vault is closed'),
  });
  const db = mongo.database(database);
  await ask(() => verifyMasterKey(db, masterKey));
  const rows = rowsOf(db, () => clock.now().toISOString());
  const log = logOf(db);

  /** undefined: there never was one; null: destroyed. */
  const keyOf = async (owner: string): Promise<Uint8Array | null | undefined> => {
    const row = await ask(() => rows.find(owner));
    return row && keyIn(row, masterKey);
  };

  return {
    ensure: async (owner) => {
      let key = await keyOf(owner);
      if (key === undefined) {
        await ask(() => rows.make(owner, masterKey));
        // Read again: of several that create it concurrently, one succeeded.
        key = await keyOf(owner);
      }
      if (key === undefined) throw new KeyVaultFault('unavailable', 'A created key was not found');
      if (key === null) throw new KeyVaultFault('destroyed', `the key of ${owner} was destroyed`);
      return key;
    },
    find: async (owner) => (await keyOf(owner)) ?? null,
    knows: (owner) => ask(async () => (await rows.find(owner)) !== undefined),
    logName: () => ask(log.name),
    setLogName: (name) => ask(() => log.setName(name)),
    change: (owner, changed) => ask(() => rows.change({ owner, changed, masterKey })),
    destroy: (owner) => ask(() => rows.destroy(owner)),
    close: async () => ask.close(),
  };
};

const logOf = (db: Db) => {
  const names = db.collection<NamedLog>('log', durably);
  return {
    name: async (): Promise<string | null> => (await names.findOne({ _id: 'log' }))?.name ?? null,
    setName: async (name: string): Promise<void> => {
      await retryOnDuplicateKey(() => names.updateOne({ _id: 'log' }, { $setOnInsert: { name } }, { upsert: true }));
    },
  };
};

type Changing = Readonly<{ owner: string; changed: Parameters<KeyVault['change']>[1]; masterKey: MasterKey }>;

const rowsOf = (db: Db, now: () => string) => {
  const keys: Collection<Row> = db.collection<Row>('keys', durably);
  // A process that answers many people asks for the keys of many at once.
  const lookUp = gatherLookups(async (owners) => {
    const found = await keys.find({ _id: { $in: [...owners] } }).toArray();
    return new Map(found.map((row): [string, Row] => [row._id, row]));
  });
  return {
    find: async (owner: string): Promise<Row | undefined> => (await lookUp(owner)) ?? undefined,
    /** Unless there is one. */
    make: async (owner: string, masterKey: MasterKey): Promise<void> => {
      const { version, wrapped } = wrapKey(new Uint8Array(randomBytes(keyBytes)), owner, masterKey);
      const made = { version, wrapped: new Binary(wrapped), madeAt: now() };
      failPoint('key-vault.before-wrap');
      await retryOnDuplicateKey(() => keys.updateOne({ _id: owner }, { $setOnInsert: made }, { upsert: true }));
      failPoint('key-vault.after-wrap');
    },
    change: async ({ owner, changed, masterKey }: Changing): Promise<void> => {
      for (;;) {
        const row = await keys.findOne({ _id: owner });
        const key = row && keyIn(row, masterKey);
        const after = key && changed(key);
        if (!row || !after || after === key) return;
        const { version, wrapped } = wrapKey(after, owner, masterKey);
        const exchange = { $set: { version, wrapped: new Binary(wrapped) } };
        // Else another process has changed it meanwhile.
        const { matchedCount } = await keys.updateOne({ _id: owner, wrapped: row.wrapped }, exchange);
        if (matchedCount === 1) return;
      }
    },
    destroy: async (owner: string): Promise<void> => {
      const [madeAt, destroyedAt] = ['$madeAt', '$destroyedAt'].map((before) => ({ $ifNull: [before, now()] }));
      const destroyed = { version: 0, wrapped: null, madeAt, destroyedAt };
      await retryOnDuplicateKey(() => keys.updateOne({ _id: owner }, [{ $set: destroyed }], { upsert: true }));
    },
  };
};

const keyIn = ({ _id, version, wrapped }: Row, masterKey: MasterKey): Uint8Array | null =>
  wrapped === null ? null : unwrapKey({ version, wrapped: bytesOf(wrapped) }, _id, masterKey);

/** Anything but bytes is read as no bytes: neither opens. */
const bytesOf = (stored: unknown): Uint8Array =>
  stored instanceof Binary ? new Uint8Array(stored.value()) : new Uint8Array();

/** Records each version on its first use, and refuses another key under a recorded version. */
const verifyMasterKey = async (db: Db, { versions }: MasterKey): Promise<void> => {
  const proofs = db.collection<Proof>('master_keys', durably);
  for (const [version, key] of versions) {
    const proof = proofOf(key);
    await retryOnDuplicateKey(() =>
      proofs.updateOne({ _id: version }, { $setOnInsert: { proof: new Binary(proof) } }, { upsert: true }),
    );
    const known = await proofs.findOne({ _id: version });
    if (!known || !proof.equals(bytesOf(known.proof))) throw wrongMasterKeyFault(version);
  }
};
