import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';

/**
 * The key that opens existing data. null: the key was destroyed. Throws for an owner this vault never had: treating the data as destroyed would lose
 * what the right vault can still open.
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
