import { EventStoreFault } from '#ports/event-store.ts';
import { KeyVaultFault } from '#ports/key-vault.ts';

const lastingKeyFaults: ReadonlySet<KeyVaultFault['kind']> = new Set<KeyVaultFault['kind']>([
  'tampered',
  'unknown',
  'master-key-missing',
]);

/** Whether a fault lasts until the stored data, its key or the master key is repaired: retrying soon is useless. */
export const isPermanentFault = (fault: unknown): fault is EventStoreFault | KeyVaultFault => {
  if (fault instanceof KeyVaultFault) return lastingKeyFaults.has(fault.kind);
  return fault instanceof EventStoreFault && fault.kind === 'damaged';
};
