import { maxAltLength } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { z } from 'zod';
import { chunkCount, chunkNumber, sha256Hex, storedChunks } from '#transport/upload.ts';
import { thoughtParams } from './thought.ts';

const uuidV7 = z.uuidv7();

/** Bytes of one picture as it is sent. */
export const maxThoughtPictureBytes = 25 * 1024 * 1024;
/** Bytes of pictures that one person may send in 24 hours. */
export const maxPictureBytesPerDay = 1_000_000_000;

export const uploadParams = z.object({ pictureId: uuidV7 });
/** `PUT /pictures/{pictureId}/chunks/{seq}`: raw body with the header `X-Chunk-SHA256`, as for a recording. */
export const pictureChunkParams = uploadParams.extend({ seq: chunkNumber });
export const pictureChunkAnswer = z.object({ pictureId: z.string(), seq: z.number(), sha256: z.string() });
/** `GET /pictures/{pictureId}`: which chunks the server stores of one that is not sealed (to resume). `DELETE` discards them. */
export const pictureUploadAnswer = z.object({ pictureId: z.string(), chunks: storedChunks });
export type PictureUploadAnswer = z.infer<typeof pictureUploadAnswer>;

const alt = z.string().max(maxAltLength);

/**
 * `POST /pictures/{pictureId}/seal`: adds it to a thought, in the place it was declared for, else last. `keepsMetadata`: what the camera wrote into the
 * file stays in the original, the place included; false unless given. Sent again, it is answered alike.
 */
export const sealPictureRequest = z.strictObject({
  thoughtId: uuidV7,
  chunks: chunkCount,
  sha256: sha256Hex,
  alt: alt.default(''),
  keepsMetadata: z.boolean().default(false),
});
export type SealPictureRequest = z.input<typeof sealPictureRequest>;
/** The device deletes its copy only when this hash is its own. */
export const sealPictureAnswer = z.object({
  stream: z.string(),
  revision: z.number(),
  position: z.number(),
  thoughtId: z.string(),
  pictureId: z.string(),
  sha256: z.string(),
});

/** `small`: at most 640 pixels a side, `large`: at most 2 048, both WebP; `original`: the file as it was sent, in its own format. */
export const pictureSizes = ['small', 'large', 'original'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** `PUT /thoughts/{thoughtId}/pictures/{pictureId}`; `DELETE` takes it away, `POST …/restore` undoes that. */
export const thoughtPictureParams = thoughtParams.extend({ pictureId: uuidV7 });
/** `GET /thoughts/{thoughtId}/pictures/{pictureId}/{size}`: the bytes, whole or by one range. */
export const pictureSizeParams = thoughtPictureParams.extend({ size: z.enum(pictureSizes) });
export const describePictureRequest = z.strictObject({ alt });
export type DescribePictureRequest = z.infer<typeof describePictureRequest>;
/** `PUT /thoughts/{thoughtId}/pictures`: all pictures the thought has, in their new order. */
export const orderPicturesRequest = z.strictObject({ order: z.array(uuidV7).max(100) });
export type OrderPicturesRequest = Readonly<{ order: readonly z.infer<typeof uuidV7>[] }>;
