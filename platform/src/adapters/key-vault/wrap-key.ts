import { randomBytes } from 'node:crypto';
import { nonceBytes, seal, unseal } from '#crypto/seal.ts';
import { KeyVaultFault } from '#ports/key-vault.ts';
import type { MasterKey } from './master-key.ts';

export type WrappedKey = Readonly<{ version: number; wrapped: Uint8Array }>;

const contextOf = (owner: string, version: number): Uint8Array => Buffer.from(JSON.stringify([owner, version]));

/** Nonce and sealed key, bound to its owner and the master key's version. */
export const wrapKey = (key: Uint8Array, owner: string, master: MasterKey): WrappedKey => {
  const nonce = randomBytes(nonceBytes);
  const sealed = seal(key, { key: masterOf(master, master.newest), nonce, context: contextOf(owner, master.newest) });
  return { version: master.newest, wrapped: Buffer.concat([nonce, sealed]) };
};

/** Throws `KeyVaultFault`: `tampered`, or `master-key-missing` for a version that is not configured. */
export const unwrapKey = ({ version, wrapped }: WrappedKey, owner: string, master: MasterKey): Uint8Array => {
  const nonce = wrapped.subarray(0, nonceBytes);
  const sealing = { key: masterOf(master, version), nonce, context: contextOf(owner, version) };
  const key = nonce.length === nonceBytes ? unseal(wrapped.subarray(nonceBytes), sealing) : null;
  if (!key) throw new KeyVaultFault('tampered', `the stored key of ${owner} is not as it was wrapped`);
  return new Uint8Array(key);
};

const masterOf = ({ versions }: MasterKey, version: number): Uint8Array => {
  const key = versions.get(version);
  if (!key) throw new KeyVaultFault('master-key-missing', `version ${version} of the master key is not here`);
  return key;
};
