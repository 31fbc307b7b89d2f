import sharp from 'sharp';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Pictures } from '#ports/pictures.ts';

const mostSide = 512;
/** More than any phone’s camera produces; a small file can claim far more. */
const maxPixels = 64_000_000;

/** Only these three decoders of the library read untrusted files. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);

/** One picture at a time: each may take some hundred megabytes while it is decoded. */
export const createSharpPictures = (): Pictures => {
  const inTurn = createSerialQueue();
  return {
    portrait: (bytes) =>
      inTurn(async () => {
        try {
          const picture = sharp(bytes, {
            limitInputPixels: maxPixels,
            failOn: 'error',
            animated: false,
            sequentialRead: true,
          });
          const { width, height } = await picture.metadata();
          const side = Math.min(width, height, mostSide);
          return await picture
            .autoOrient()
            .resize(side, side, { fit: 'cover' })
            .flatten({ background: '#ffffff' })
            .webp({ quality: 82 })
            .timeout({ seconds: 10 })
            .toBuffer();
        } catch {
          return null;
        }
      }),
  };
};
