import { deflateSync } from 'node:zlib';
import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import type { Sharp } from 'sharp';
import type { KeptPicture, PictureRefusal } from '#ports/pictures.ts';
import { loadSharp, maxPixels, openOptions } from '../load-sharp.ts';
import { decodeHeic } from './decode-heic.ts';
import { heicProfile } from './metadata/heic.ts';
import { DamagedPicture } from './metadata/orientation.ts';
import { insertAfterHead, pngChunk } from './metadata/png.ts';
import { withoutMetadata } from './metadata/without-metadata.ts';

/** Pixels of the longest side. */
const [smallSide, largeSide] = [640, 2_048];

export const load = loadSharp(['Jpeg', 'Png', 'Webp', 'Nsgif']);

/** `width` and `height` as it is seen. `orientation`: 1 to 8, as the file says it is turned. */
type Opened = Readonly<{ picture: Sharp; width: number; height: number; orientation: number }>;
export type Sent = Readonly<{ bytes: Uint8Array; format: PictureFormat; keepsMetadata: boolean }>;

const within = (side: number) => [side, side, { fit: 'inside', withoutEnlargement: true }] as const;

const open = async ({ bytes, format }: Sent): Promise<Opened | PictureRefusal> => {
  if (format === 'image/heic') return openHeic(bytes);
  const sharp = await load();
  const head = await sharp(bytes, { ...openOptions, limitInputPixels: false }).metadata();
  if (head.width * head.height > maxPixels) return 'too-many-pixels';
  const { orientation = 1, autoOrient } = head;
  return { picture: sharp(bytes, openOptions).autoOrient(), ...autoOrient, orientation };
};

/** As PNG holds a profile: its name, how it is packed, then the packed profile. */
const iccp = (profile: Uint8Array): Buffer => Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]);

/** The decoder gives pixels alone: the profile of their colours is put beside them, once they are few. */
const openHeic = async (bytes: Uint8Array): Promise<Opened | PictureRefusal> => {
  const [sharp, pixels] = [await load(), await decodeHeic(bytes)];
  if (pixels === 'too-many-pixels') return pixels;
  const { data, width, height } = pixels;
  const resized = sharp(data, { raw: { width, height, channels: 4 } }).resize(...within(largeSide));
  const profile = heicProfile(Buffer.from(bytes));
  const png = await resized.png({ compressionLevel: 1 }).toBuffer();
  const coloured = profile ? insertAfterHead(png, pngChunk('iCCP', iccp(profile))) : png;
  return { picture: sharp(coloured, openOptions), width, height, orientation: 1 };
};

/** Throws `DamagedPicture`, or whatever the decoder does. */
export const makeSizes = async (sent: Sent): Promise<KeptPicture | PictureRefusal> => {
  const [sharp, opened] = [await load(), await open(sent)];
  if (typeof opened === 'string') return opened;
  const { picture, width, height, orientation } = opened;
  if (width * height === 0) throw new DamagedPicture('no pixels');
  const large = await picture
    .resize(...within(largeSide))
    .webp({ quality: 82 })
    .toBuffer();
  const small = await sharp(large, openOptions)
    .resize(...within(smallSide))
    .webp({ quality: 80 })
    .toBuffer();
  const { bytes, format, keepsMetadata } = sent;
  return { width, height, large, small, original: keepsMetadata ? bytes : withoutMetadata(bytes, format, orientation) };
};
