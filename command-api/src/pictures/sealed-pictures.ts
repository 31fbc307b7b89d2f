import { createHash } from 'node:crypto';
import { maxPictureBytes } from '@ecrin/contracts/client/picture.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { RefusedReply, Reply } from '@ecrin/platform/routing/route.ts';
import { collectBody } from '#http/request/collect-body.ts';

export type PictureServices = Readonly<{ pictures: Pictures; blobs: SealedBlobs }>;
/** Where the pictures of one thing are: their blobs are named `<prefix><version>`. */
type Place = Readonly<{ ownerId: string; prefix: string }>;

/** Decodes, encodes again and seals a picture that was sent; `version`: its checksum. */
export const sealPicture = async (
  { pictures, blobs }: PictureServices,
  { ownerId, prefix }: Place,
  raw: AsyncIterable<Uint8Array>,
): Promise<Readonly<{ version: string }> | RefusedReply> => {
  const sent = await collectBody(raw, maxPictureBytes);
  if (sent === 'too-large') return { refused: 'picture.too-large' };
  return sealBytes({ pictures, blobs }, { ownerId, prefix }, sent);
};

/** The same of bytes that are here already. */
export const sealBytes = async (
  { pictures, blobs }: PictureServices,
  { ownerId, prefix }: Place,
  bytes: Uint8Array,
): Promise<Readonly<{ version: string }> | RefusedReply> => {
  const portrait = await pictures.portrait(bytes);
  if (!portrait) return { refused: 'picture.unreadable' };
  const version = createHash('sha256').update(portrait).digest('hex');
  await blobs.put(ownerId, prefix + version, asStream(portrait));
  return { version };
};

/** Also deletes what an interrupted change left behind. `version` null: none remains. */
export const deleteOtherPictures = async (
  blobs: SealedBlobs,
  { ownerId, prefix }: Place,
  version: string | null,
): Promise<void> => {
  const current = version === null ? null : prefix + version;
  for await (const { name } of blobs.list(ownerId, prefix)) if (name !== current) await blobs.delete(ownerId, name);
};

export const answerPicture = async (
  blobs: SealedBlobs,
  { ownerId, prefix }: Place,
  version: string,
): Promise<Reply> => {
  const stream = await blobs.read(ownerId, prefix + version);
  if (!stream) return { refused: 'picture.not-found' };
  return {
    stream,
    status: 200,
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'inline',
    },
  };
};
