import type { Clock } from '#ports/clock.ts';
import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';
import { createStaleOnErrorCache } from './stale-on-error-cache.ts';

const isUnavailable = (fault: unknown): boolean => fault instanceof KeyVaultFault && fault.kind === 'unavailable';

/** Keys read in the last two minutes can be used while the vault is unavailable; so may one that another process destroyed just before. */
export const createStaleOnErrorKeyVault = ({ vault, clock }: Readonly<{ vault: KeyVault; clock: Clock }>): KeyVault => {
  const keys = createStaleOnErrorCache<Uint8Array>({ clock, isUnavailable });
  const invalidating = async (owner: string, act: () => Promise<void>): Promise<void> => {
    keys.invalidate(owner);
    await act();
    keys.invalidate(owner);
  };
  return {
    ensure: async (owner) => (await keys.get(owner, () => vault.ensure(owner))) ?? vault.ensure(owner),
    find: (owner) => keys.get(owner, () => vault.find(owner)),
    knows: vault.knows,
    logName: vault.logName,
    setLogName: vault.setLogName,
    change: (owner, changed) => invalidating(owner, () => vault.change(owner, changed)),
    destroy: (owner) => invalidating(owner, () => vault.destroy(owner)),
    close: vault.close,
  };
};
