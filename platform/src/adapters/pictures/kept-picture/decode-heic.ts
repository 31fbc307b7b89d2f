import { onFirstUse } from '#concurrency/on-first-use.ts';
import { maxPixels } from '../load-sharp.ts';
import { DamagedPicture } from './metadata/orientation.ts';

const load = onFirstUse(async () => (await import('libheif-js/wasm-bundle.js')).default);

export type Pixels = Readonly<{ data: Uint8Array; width: number; height: number }>;

/** The pixels of a HEIC picture, four bytes each, turned as it is seen. Nothing is decoded of one with too many. Throws `DamagedPicture`. */
export const decodeHeic = async (bytes: Uint8Array): Promise<Pixels | 'too-many-pixels'> => {
  const { HeifDecoder } = await load();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new DamagedPicture('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return 'too-many-pixels';
  const painted = await new Promise<Readonly<{ data: Uint8ClampedArray }> | null>((resolve) => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, resolve);
  });
  if (!painted) throw new DamagedPicture('it cannot be decoded');
  return { data: new Uint8Array(painted.data.buffer), width, height };
};
