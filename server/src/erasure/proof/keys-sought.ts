import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import type { MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { unwrapKey, type WrappedKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import { hasKeyOfThought, thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import { wrappedKeyIn } from './database-rows.ts';

/** `owner`: of a row of keys. `isLeft`: whether the row, as it is stored, still has what must be gone. */
export type KeySought = Readonly<{ owner: string; isLeft: (row: WrappedKey) => boolean }>;

type Sought = Readonly<{ clientId: string; part?: ErasedPart | undefined; masterKey: MasterKey }>;

/** Of an account its key; of thoughts whatever their keys can be derived from; of sounds alone nothing. */
export const keysSoughtOf = ({ clientId, part, masterKey }: Sought): readonly KeySought[] => {
  if (!part) return [{ owner: clientId, isLeft: () => true }];
  if (part.thoughtIds.length === 0) return [];
  const owner = thoughtSecretOf(clientId);
  const isLeft = (row: WrappedKey): boolean => {
    const secret = unwrapKey(row, owner, masterKey);
    return part.thoughtIds.some((id) => hasKeyOfThought(secret, id));
  };
  return [{ owner, isLeft }];
};

/** Whether a file of keys still has any of them. */
export const hasKeyLeft = (file: string, keys: readonly KeySought[]): boolean =>
  keys.some(({ owner, isLeft }) => {
    const row = wrappedKeyIn(file, owner);
    return row !== null && isLeft(row);
  });
