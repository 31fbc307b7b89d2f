/** Why there is none. `unsafe`: not https, or not on the public internet. `unreachable`: no answer in time, or none with an image. */
export type PictureFault = 'unsafe' | 'unreachable' | 'too-large';

/** Fetches a picture from an address on the public internet. Its bytes are whatever the address gave. */
export type FetchPicture = (url: string) => Promise<Uint8Array | PictureFault>;
