import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import type { MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { unwrapKey, type WrappedKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import type { ErasureMarks } from '../erasure-proof.ts';
import { wrappedKeyIn } from './database-rows.ts';
import { canLose, leadsTo, ownerOfSecret } from './stored-secret.ts';

/** `owner`: of a row of keys. `isLeft`: whether the row, as it is stored, still has what must be gone. `canGo`: whether it can be taken away. */
export type KeySought = Readonly<{
  owner: string;
  isLeft: (row: WrappedKey) => boolean;
  canGo: (row: WrappedKey) => boolean;
}>;

/** `marks`: null where they were lost, absent before there are any. */
type Sought = Readonly<{
  clientId: string;
  part?: ErasedPart | undefined;
  marks?: ErasureMarks | null;
  masterKey: MasterKey;
}>;

/** Of an account its key, and the secret of its thoughts; of thoughts whatever their keys can be derived from, where any went; of sounds alone nothing. */
export const keysSoughtOf = ({ clientId, part, marks, masterKey }: Sought): readonly KeySought[] => {
  if (!part)
    return [clientId, ownerOfSecret(clientId)].map((owner) => ({ owner, isLeft: () => true, canGo: () => true }));
  if (part.thoughtIds.length === 0 || marks?.sealed?.going.length === 0) return [];
  const owner = ownerOfSecret(clientId);
  const { thoughtIds } = part;
  const secretIn = (row: WrappedKey) => unwrapKey(row, owner, masterKey);
  const isLeft: KeySought['isLeft'] = (row) => thoughtIds.some((id) => leadsTo(secretIn(row), id));
  return [{ owner, isLeft, canGo: (row) => canLose(secretIn(row), thoughtIds.length) }];
};

/** Whether a file of keys still has any of them. */
export const hasKeyLeft = (file: string, keys: readonly KeySought[]): boolean =>
  keys.some(({ owner, isLeft }) => {
    const row = wrappedKeyIn(file, owner);
    return row !== null && isLeft(row);
  });
