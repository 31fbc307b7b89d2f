// Stored exactly as written here: permanent.
export const pictureFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Pictures of one thought at most. */
export const maxThoughtPictures = 20;
/** Those that were taken away count here too, since each can be brought back. */
export const maxPicturesWithRemoved = 100;
/** Characters (UTF-16 units) that say what a picture shows. */
export const maxAltLength = 1_000;
