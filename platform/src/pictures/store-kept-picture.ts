import type { SealedBlobs } from '#crypto/sealed-blobs.ts';
import { asStream } from '#ports/blob-store.ts';
import type { KeptPicture } from '#ports/pictures.ts';
import { pictureBlobName, type PictureName } from './picture-blob-names.ts';

const sizes = ['small', 'large', 'original'] as const;

/** Writes the files of a picture. Done again, they are the same. */
export const storeKeptPicture = async (
  blobs: Pick<SealedBlobs, 'put'>,
  { ownerId, ...name }: PictureName & Readonly<{ ownerId: string }>,
  kept: KeptPicture,
): Promise<void> => {
  for (const size of sizes) await blobs.put(ownerId, pictureBlobName(name, size), asStream(kept[size]));
};
