import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { withoutGifMetadata } from './gif.ts';
import { withoutHeicMetadata } from './heic.ts';
import { withoutJpegMetadata } from './jpeg.ts';
import { withoutPngMetadata } from './png.ts';
import { withoutWebpMetadata } from './webp.ts';

type Strip = (bytes: Buffer, orientation: number) => Buffer;

const strips: Readonly<Record<PictureFormat, Strip>> = {
  'image/jpeg': withoutJpegMetadata,
  'image/png': withoutPngMetadata,
  'image/webp': withoutWebpMetadata,
  'image/gif': withoutGifMetadata,
  'image/heic': withoutHeicMetadata,
};

/**
 * The same picture, pixel for pixel, without place, device, time, comments and thumbnails: only the parts of the file that are known to make the picture
 * are kept. `orientation`: 1 to 8, as EXIF has it, and the one thing of it that stays. Throws `DamagedPicture`.
 */
export const withoutMetadata = (bytes: Uint8Array, format: PictureFormat, orientation: number): Buffer =>
  strips[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), orientation);
