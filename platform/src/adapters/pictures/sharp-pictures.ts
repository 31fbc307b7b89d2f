import type { Sharp } from 'sharp';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Pictures } from '#ports/pictures.ts';
import { loadSharp, openOptions } from './load-sharp.ts';

const [portraitSide, plateSide] = [512, 1_600];
/** Transparent pixels get paper, not black. */
const paper = '#ffffff';

const load = loadSharp(['Jpeg', 'Png', 'Webp']);

const open = async (bytes: Uint8Array): Promise<Sharp> => (await load())(bytes, openOptions);

const portraitOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const picture = await open(bytes);
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

/** What is stored is packed harder, which takes four times as long. */
const plateOf = async (bytes: Uint8Array, asked?: number) => {
  const picture = await open(bytes);
  const side = asked ?? plateSide;
  const { data, info } = await picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .jpeg({ quality: 84, mozjpeg: asked === undefined })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
};

/** One picture at a time: each may take some hundred megabytes while it is decoded. */
export const createSharpPictures = (): Pictures => {
  const inTurn = createSerialQueue();
  const unlessUnreadable = <Made, Rest extends readonly unknown[]>(
    make: (bytes: Uint8Array, ...rest: Rest) => Promise<Made>,
  ) => {
    const attempt = async (bytes: Uint8Array, ...rest: Rest): Promise<Made | null> => {
      try {
        return await make(bytes, ...rest);
      } catch {
        return null;
      }
    };
    return (bytes: Uint8Array, ...rest: Rest) =>
      inTurn(async () => {
        // A library that cannot be loaded is no fault of the picture.
        await load();
        return attempt(bytes, ...rest);
      });
  };
  return { portrait: unlessUnreadable(portraitOf), plate: unlessUnreadable(plateOf) };
};
