import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { streamOf } from '#event-sourcing/load-aggregate.ts';
import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';
import type { PartKey } from './private-part.ts';
import { hasRoomFor, keyOfThought, thoughtSecretOf, withoutKeysOf } from './thought-keys.ts';

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

const thoughtStream = streamOf(thought, '');
const thoughtOf = (stream: string): string | null =>
  stream.startsWith(thoughtStream) ? stream.slice(thoughtStream.length) : null;

/** What new words of a stream are sealed with. Throws `KeyVaultFault('destroyed')`. */
export const sealingKeyOf = async (
  vault: Pick<KeyVault, 'ensure'>,
  ownerId: string,
  stream: string,
): Promise<PartKey> => {
  const ownerKey = await vault.ensure(ownerId);
  const thoughtId = thoughtOf(stream);
  if (thoughtId === null) return { of: 'owner', key: ownerKey };
  const key = keyOfThought(await vault.ensure(thoughtSecretOf(ownerId)), { ownerKey, thoughtId });
  if (!key) throw new KeyVaultFault('destroyed', `the key of ${stream} was destroyed`);
  return { of: 'thought', key };
};

/** What opens the words of one client. `thoughts` null: nothing of theirs that is to be opened needs it. */
export type OwnerKeys = Readonly<{ own: Uint8Array; thoughts: Uint8Array | null }>;

/** null: it was destroyed. */
export const openingKeyOf = ({ own, thoughts }: OwnerKeys, of: PartKey['of'], stream: string): PartKey | null => {
  if (of === 'owner') return { of, key: own };
  const thoughtId = thoughtOf(stream);
  const key = thoughtId !== null && thoughts && keyOfThought(thoughts, { ownerKey: own, thoughtId });
  return key ? { of, key } : null;
};

/** What the secret of an owner's thoughts is for: it opens an event, it shows which of those that an event quotes were erased, or neither. */
export type ThoughtSecretUse = 'opens' | 'shows' | 'unused';

/** As `keyOfOwner`, with the secret of their thoughts where it is used. */
export const keysOfOwner = async (
  vault: Pick<KeyVault, 'find' | 'knows'>,
  ownerId: string,
  use: ThoughtSecretUse,
): Promise<OwnerKeys | null> => {
  const own = await keyOfOwner(vault, ownerId);
  return own && { own, thoughts: await secretFor[use](vault, thoughtSecretOf(ownerId)) };
};

const secretFor = {
  opens: keyOfOwner,
  // Whoever has no thoughts of their own quotes none.
  shows: (vault, secret) => vault.find(secret),
  unused: async () => null,
} as const satisfies Record<ThoughtSecretUse, typeof keyOfOwner>;

/** Sounds, cut ones too, and pictures are named by their thought. */
const blobOfThought = /^(?:audio|passages|thought-pictures)\/([^/]+)\//;

/** What a new blob is sealed with. Throws `KeyVaultFault('destroyed')`. */
export const sealingKeyOfBlob = async (
  vault: Pick<KeyVault, 'ensure'>,
  ownerId: string,
  name: string,
): Promise<Uint8Array> => {
  const thoughtId = blobOfThought.exec(name)?.[1];
  const { key } = await sealingKeyOf(vault, ownerId, thoughtId === undefined ? name : streamOf(thought, thoughtId));
  return key;
};

/** What a blob may be sealed with: those of before thoughts had keys have their owner's. null: the key was destroyed. */
export const blobKeysOf = async (
  vault: Pick<KeyVault, 'find' | 'knows'>,
  ownerId: string,
  name: string,
): Promise<readonly Uint8Array[] | null> => {
  const ownerKey = await keyOfOwner(vault, ownerId);
  const thoughtId = blobOfThought.exec(name)?.[1];
  if (!ownerKey || thoughtId === undefined) return ownerKey && [ownerKey];
  const secret = await vault.find(thoughtSecretOf(ownerId));
  if (!secret) return [ownerKey];
  const key = keyOfThought(secret, { ownerKey, thoughtId });
  return key && [key, ownerKey];
};

/** So many at once: taking one away is some 130 hashes. */
const perChange = 100;

/** Permanently: no copy of the keys of these thoughts is left in this vault, and all others stay. Nothing where there is no room for them (`hasRoomFor`). */
export const destroyThoughtKeys = async (
  vault: Pick<KeyVault, 'change'>,
  ownerId: string,
  thoughtIds: readonly string[],
): Promise<void> => {
  for (let from = 0; from < thoughtIds.length; from += perChange)
    await vault.change(thoughtSecretOf(ownerId), (secret) =>
      hasRoomFor(secret, thoughtIds.length - from)
        ? withoutKeysOf(secret, thoughtIds.slice(from, from + perChange))
        : secret,
    );
};
