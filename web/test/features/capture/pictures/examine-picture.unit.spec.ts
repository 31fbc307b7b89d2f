import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import { expect, it } from 'vitest';
import { examinePicture } from '#features/capture/pictures/examine-picture.ts';
import { isPicture } from '#features/capture/pictures/offered-files.ts';

const png = new Uint8Array([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
]);
const box = (brand: string) => new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1`);
const size = (width: number, height: number) => async () => ({ width, height });
const unreadable = async () => null;

it('knows a picture by what is in it, and its size as it is seen', async () => {
  expect(await examinePicture(new Blob([png], { type: 'text/plain' }), size(4, 3))).toEqual({
    mimeType: 'image/png',
    width: 4,
    height: 3,
  });
});

it('takes HEIC where this browser cannot show it', async () => {
  expect(await examinePicture(new Blob([box('heic')]), unreadable)).toEqual({
    mimeType: 'image/heic',
    width: 0,
    height: 0,
  });
});

it.each([
  ['thought-picture.format-unknown', new Blob(['Ceci est un texte.']), size(1, 1)],
  ['thought-picture.format-unknown', new Blob([]), size(1, 1)],
  ['thought-picture.format-unknown', new Blob([box('avif')]), size(1, 1)],
  ['thought-picture.damaged', new Blob([png]), unreadable],
  ['thought-picture.too-many-pixels', new Blob([png]), size(8_001, 8_000)],
  ['thought-picture.too-large', new Blob([png, new Uint8Array(maxThoughtPictureBytes)]), size(1, 1)],
] as const)('refuses with %s', async (refused, file, sizeOf) => {
  expect(await examinePicture(file, sizeOf)).toEqual({ refused });
});

it.each([
  [{ type: 'image/png', name: 'lac.png' }, true],
  [{ type: '', name: 'IMG_1.HEIC' }, true],
  [{ type: 'audio/wav', name: 'voix.wav' }, false],
  [{ type: 'video/mp4', name: 'lac.heic.mp4' }, false],
])('%j is a picture: %s', (file, expected) => {
  expect(isPicture(file)).toBe(expected);
});
