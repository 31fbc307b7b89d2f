import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';

/** Re-encodes a picture, so that no metadata is stored: no place, no camera, no hidden bytes. */
export type Pictures = Readonly<{
  /** A square WebP of at most 512 pixels a side; null for anything but a readable JPEG, PNG or WebP, or with too many pixels. */
  portrait: (bytes: Uint8Array) => Promise<Uint8Array | null>;
  /** The whole picture as a JPEG of at most so many pixels a side, 1,600 unless said, the one format of pages, PDF and EPUB; null as above. */
  plate: (
    bytes: Uint8Array,
    side?: number,
  ) => Promise<Readonly<{ jpeg: Uint8Array; width: number; height: number }> | null>;
}>;

/** Why there is none. `unsafe`: not https, or not on the public internet. `unreachable`: no answer in time, or none with an image. */
export type PictureFault = 'unsafe' | 'unreachable' | 'too-large';

/** Fetches a picture from an address on the public internet. Its bytes are whatever the address gave. */
export type FetchPicture = (url: string) => Promise<Uint8Array | PictureFault>;

/** Why a picture is not kept. `too-slow`: it takes more time or memory than any picture may. */
export type PictureRefusal = 'damaged' | 'too-many-pixels' | 'too-slow';
/** `original`: as it was sent, without what the camera wrote unless that is kept. `small` and `large`: WebP. `width` and `height` as it is seen, in pixels. */
export type KeptPicture = Readonly<{
  width: number;
  height: number;
  original: Uint8Array;
  large: Uint8Array;
  small: Uint8Array;
}>;
/** `owner`: whose turn it is. `read`: its bytes, asked for when its turn has come. */
export type PictureOrder = Readonly<{
  owner: string;
  format: PictureFormat;
  keepsMetadata: boolean;
  read: () => Promise<Uint8Array>;
}>;
/** Makes what is kept of a picture somebody adds to a thought. 'busy': too many others wait. */
export type PictureKeeper = Readonly<{
  keep: (order: PictureOrder) => Promise<KeptPicture | PictureRefusal | 'busy'>;
}>;
