import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { KeyVaultFault } from '#ports/key-vault.ts';
import type { MasterKey } from './master-key.ts';

/** Reveals nothing about the key, and detects at once when another one is given. */
export const proofOf = (key: Uint8Array): Buffer =>
  createHmac('sha256', key).update('ecrin/this is the master key').digest();

/** Records each version on its first use. Throws `KeyVaultFault('master-key-missing')` when a recorded version is another key now. */
export const verifyMasterKey = (db: DatabaseSync, { versions }: MasterKey): void => {
  const select = db.prepare('select proof from master_keys where version = ?');
  const insert = db.prepare('insert into master_keys (version, proof) values (?, ?)');
  for (const [version, key] of versions) {
    const known = select.get(version) as { proof: Uint8Array } | undefined;
    if (!known) insert.run(version, proofOf(key));
    else if (!proofOf(key).equals(known.proof)) throw wrongMasterKeyFault(version);
  }
};

/** For the operator, when the given key differs from the earlier one. */
export const wrongMasterKeyFault = (version: number): KeyVaultFault =>
  new KeyVaultFault(
    'master-key-missing',
    `Version ${version} of the master key is not the one the stored keys were wrapped with. Provide that one as MASTER_KEY, or in master.key.`,
  );
