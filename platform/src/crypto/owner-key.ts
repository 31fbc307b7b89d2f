import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';

/**
 * For what is sealed already. null: the key was destroyed. One that this vault never had is a fault: reading nothing then would lose what the right
 * vault still opens.
 */
export const keyOfOwner = async (
  vault: Pick<KeyVault, 'find' | 'knows'>,
  ownerId: string,
): Promise<Uint8Array | null> => {
  const key = await vault.find(ownerId);
  if (!key && !(await vault.knows(ownerId)))
    throw new KeyVaultFault('unknown', `what belongs to ${ownerId} is sealed with a key that this vault never had`);
  return key;
};
