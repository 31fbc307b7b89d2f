import type { Clock } from './clock.ts';
import { KeyVaultFault, type KeyVault } from './ports/key-vault.ts';
import { createRemembered } from './remembered.ts';

const isAway = (fault: unknown): boolean => fault instanceof KeyVaultFault && fault.kind === 'unavailable';

/** Keys this process was given in the last two minutes serve on while the vault is away. One that was destroyed elsewhere just before may, too. */
export const rememberKeys = ({ vault, clock }: Readonly<{ vault: KeyVault; clock: Clock }>): KeyVault => {
  const keys = createRemembered<Uint8Array>({ clock, isAway });
  return {
    ensure: async (owner) => (await keys.ask(owner, () => vault.ensure(owner))) ?? vault.ensure(owner),
    find: (owner) => keys.ask(owner, () => vault.find(owner)),
    destroy: async (owner) => {
      keys.forget(owner);
      await vault.destroy(owner);
      keys.forget(owner);
    },
    close: vault.close,
  };
};
