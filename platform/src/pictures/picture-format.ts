import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';

const formats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
};

/** How a file of each format is called. */
export const pictureExtensions: Readonly<Record<PictureFormat, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/gif': 'gif',
};

/** Detects a picture’s format by its first bytes, whatever its name claims. null: none that is kept with a thought. */
export const pictureFormatOf = async (head: Uint8Array): Promise<PictureFormat | null> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = await fileTypeFromBuffer(head).then(
    (type) => type?.mime ?? '',
    // A file truncated within its own header is no picture.
    () => '',
  );
  return formats[mime] ?? null;
};
