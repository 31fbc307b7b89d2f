import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** 96 × 64 pixels in each format; all but the GIF say where, when and with which device they were taken, and the JPEG is turned by its EXIF. */
export type SamplePicture = 'sea.jpg' | 'sea.png' | 'sea.webp' | 'sea.gif' | 'sea.heic';
export const samplePicture = (name: SamplePicture): Buffer =>
  readFileSync(new URL(`../../fixtures/pictures/${name}`, import.meta.url));

/** What the camera and programs wrote into them: its maker and model, the day of the satellites, XMP, comments, what stands after the end. */
const written = [
  'ApparatCorp',
  'Model-7000',
  '2026:01:02',
  'ApparatXmp',
  'ApparatComment',
  'ApparatText',
  'ApparatTrailer',
];

/** Which of that stands in a file. */
export const metadataIn = (bytes: Uint8Array): readonly string[] =>
  written.filter((mark) => Buffer.from(bytes).includes(mark));

/** A PNG of a few bytes that says it has this many pixels a side. */
export const claimedPng = (side: number): Buffer => {
  const png = samplePicture('sea.png');
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
