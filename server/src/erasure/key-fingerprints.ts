import { createHash } from 'node:crypto';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { hasRoomFor, keyOfThought, thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import type { KeyVault } from '@ecrin/platform/ports/key-vault.ts';

/** SHA-256, in hex. `keyFingerprint`: of the account’s key; of a part that of its thought’s key, or of the fingerprints of several, one after the other. `keyFingerprints`: of each thought, null: it has none, or it cannot be taken away. */
export type KeyFingerprints = Readonly<{ keyFingerprint: string | null; keyFingerprints?: readonly (string | null)[] }>;

const fingerprintOf = (key: Uint8Array | string): string => createHash('sha256').update(key).digest('hex');

/** Of the keys that are about to be destroyed. */
export const fingerprintsOf = async (
  vault: Pick<KeyVault, 'find'>,
  { ownerId, part }: Readonly<{ ownerId: string; part?: ErasedPart | undefined }>,
): Promise<KeyFingerprints> => {
  const ownerKey = await vault.find(ownerId);
  if (!part) return { keyFingerprint: ownerKey && fingerprintOf(ownerKey) };
  const secret = await vault.find(thoughtSecretOf(ownerId));
  const goes = ownerKey && secret && hasRoomFor(secret, part.thoughtIds.length);
  const keyFingerprints = part.thoughtIds.map((thoughtId) => {
    const key = goes ? keyOfThought(secret, { ownerKey, thoughtId }) : null;
    return key && fingerprintOf(key);
  });
  const known = keyFingerprints.filter((one) => one !== null);
  const [first = null] = known;
  return { keyFingerprint: known.length > 1 ? fingerprintOf(known.join('')) : first, keyFingerprints };
};
