/** Re-encodes a picture, so that nothing else that came with it is stored: no place, no camera, no hidden bytes. */
export type Pictures = Readonly<{
  /** A square WebP of at most 512 pixels a side; null when it is no JPEG, PNG or WebP that can be read, or has too many pixels. */
  portrait: (bytes: Uint8Array) => Promise<Uint8Array | null>;
}>;
