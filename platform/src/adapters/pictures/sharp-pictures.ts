import sharp, { type Sharp } from 'sharp';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Pictures } from '#ports/pictures.ts';

const [portraitSide, plateSide] = [512, 1_600];
/** More than any phone’s camera produces; a small file can claim far more. */
const maxPixels = 64_000_000;
/** Transparent pixels get paper, not black. */
const paper = '#ffffff';

/** Only these three decoders of the library read untrusted files. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false, sequentialRead: true });

const portraitOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const picture = open(bytes);
  const { width, height } = await picture.metadata();
  const side = Math.min(width, height, portraitSide);
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: paper })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer();
};

const plateOf = async (bytes: Uint8Array) => {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize(plateSide, plateSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .jpeg({ quality: 84, mozjpeg: true })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
};

/** One picture at a time: each may take some hundred megabytes while it is decoded. */
export const createSharpPictures = (): Pictures => {
  const inTurn = createSerialQueue();
  const unlessUnreadable = <Made>(make: (bytes: Uint8Array) => Promise<Made>) => {
    const attempt = async (bytes: Uint8Array): Promise<Made | null> => {
      try {
        return await make(bytes);
      } catch {
        return null;
      }
    };
    return (bytes: Uint8Array) => inTurn(() => attempt(bytes));
  };
  return { portrait: unlessUnreadable(portraitOf), plate: unlessUnreadable(plateOf) };
};
