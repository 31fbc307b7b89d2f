import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { pictureBlobName, pictureBlobPrefix } from './picture-blob.ts';

/** Also what a cut-off change left behind. `version` null: none is kept. */
export const deleteOtherPictures = async (
  blobs: SealedBlobs,
  clientId: string,
  version: string | null,
): Promise<void> => {
  const kept = version && pictureBlobName(version);
  for await (const { name } of blobs.list(clientId, pictureBlobPrefix))
    if (name !== kept) await blobs.delete(clientId, name);
};
