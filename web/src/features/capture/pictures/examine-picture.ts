import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { fileTypeFromBuffer } from 'file-type';

/** By what a file begins with, whatever it is called. */
const formats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'image/gif': 'image/gif',
};
const headerBytes = 4_100;
const maxPixels = 64_000_000;

type Size = Readonly<{ width: number; height: number }>;
/** `width` and `height` in pixels, 0 where this browser cannot show it. */
export type ExaminedPicture = Readonly<{ mimeType: PictureFormat }> & Size;
type Refused = Readonly<{ refused: ProblemCode }>;

/** As it is seen; null when this browser cannot read it. */
export const sizeOfPicture = async (file: Blob): Promise<Size | null> => {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
};

const formatOf = async (file: Blob): Promise<PictureFormat | undefined> => {
  const head = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  // A file that ends within its own header has no format.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return formats[found?.mime ?? ''];
};

/** What a file is, or why it cannot be added, before anything is sent. */
export const examinePicture = async (file: Blob, sizeOf = sizeOfPicture): Promise<ExaminedPicture | Refused> => {
  if (file.size > maxThoughtPictureBytes) return { refused: 'thought-picture.too-large' };
  const mimeType = await formatOf(file);
  if (!mimeType) return { refused: 'thought-picture.format-unknown' };
  const size = await sizeOf(file);
  // Few browsers show HEIC; the service reads it.
  if (!size)
    return mimeType === 'image/heic' ? { mimeType, width: 0, height: 0 } : { refused: 'thought-picture.damaged' };
  if (size.width * size.height > maxPixels) return { refused: 'thought-picture.too-many-pixels' };
  return { mimeType, ...size };
};
