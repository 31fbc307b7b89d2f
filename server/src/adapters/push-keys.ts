import { createECDH } from 'node:crypto';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { SharedConfig } from '#config/config.ts';
import type { Stores } from '#storage/open-stores.ts';

/** Both halves in base64url. */
type PushKeys = Readonly<{ publicKey: string; privateKey: string }>;

/** The configured pair, else one derived from the master key: the same in every process and after every start, without a file of its own. */
export const pushKeysOf = (
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: SharedConfig,
  { masterKey }: Pick<Stores, 'masterKey'>,
): PushKeys => {
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(deriveKey(masterKey, 'web-push'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
};
