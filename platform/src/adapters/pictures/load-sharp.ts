import { onFirstUse } from '#concurrency/on-first-use.ts';

/** More than any phone’s camera produces; a small file can claim far more. */
export const maxPixels = 64_000_000;

type Format = 'Jpeg' | 'Png' | 'Webp' | 'Nsgif';

/** With the first picture. Only the named decoders of the library read untrusted files. */
export const loadSharp = (formats: readonly Format[]) =>
  onFirstUse(async () => {
    const { default: sharp } = await import('sharp');
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
    sharp.cache(false);
    return sharp;
  });

export const openOptions = {
  limitInputPixels: maxPixels,
  failOn: 'error',
  animated: false,
  sequentialRead: true,
} as const;
