/** One 256-bit key per owner (a client, or the thoughts of one), wrapped by a versioned master key. Every adapter passes `testing/src/port-contracts/key-vault.contract.ts`. */
export type KeyVault = Readonly<{
  /** Creates the key when the owner never had one; throws `KeyVaultFault('destroyed')` when it was destroyed. */
  ensure: (ownerId: string) => Promise<Uint8Array>;
  /** null: there is no key, or not any more. Throws `KeyVaultFault('tampered')` when a stored byte changed. */
  find: (ownerId: string) => Promise<Uint8Array | null>;
  /** Whether the owner has a key, or had one that was destroyed. False: this vault never had one. */
  knows: (ownerId: string) => Promise<boolean>;
  /** Name of the log whose events are sealed with these keys; null: not known yet. */
  logName: () => Promise<string | null>;
  /** Unless one is stored. */
  setLogName: (name: string) => Promise<void>;
  /**
   * What is stored as the owner's key becomes `changed` of it; resolves when no copy of what it was is left in this vault. Nothing where there is none.
   * `changed` may be called again, with what another process has stored meanwhile.
   */
  change: (ownerId: string, changed: (key: Uint8Array) => Uint8Array) => Promise<void>;
  /** Permanently; resolves when no copy of the key is left in this vault. */
  destroy: (ownerId: string) => Promise<void>;
  close: () => Promise<void>;
}>;

/** `unknown`: something is sealed with a key that this vault never had. */
export class KeyVaultFault extends Error {
  readonly kind: 'destroyed' | 'unknown' | 'tampered' | 'master-key-missing' | 'unavailable';

  constructor(kind: KeyVaultFault['kind'], message: string) {
    super(message);
    this.name = 'KeyVaultFault';
    this.kind = kind;
  }
}
