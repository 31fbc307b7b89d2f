import { claimedPng, metadataIn, samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPictureKeeper } from '#adapters/pictures/kept-picture/picture-keeper.ts';
import type { KeptPicture, PictureOrder } from '#ports/pictures.ts';

const order = (bytes: Uint8Array, of: Partial<PictureOrder> = {}): PictureOrder => ({
  owner: 'claire',
  format: 'image/png',
  keepsMetadata: false,
  read: async () => bytes,
  ...of,
});
const kept = async (asked: PictureOrder): Promise<KeptPicture> => {
  const made = await createPictureKeeper({ idleMs: 0 }).keep(asked);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
/** A picture of many pixels that are all different. */
const large = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#444474', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });

it('given a large picture, when it is kept, then its sizes are 640 and 2 048 pixels, and the original is as large as it was', async () => {
  const sent = await large(3_000, 1_500).jpeg().toBuffer();
  const { width, height, ...files } = await kept(order(sent, { format: 'image/jpeg' }));
  const sizes = await Promise.all([files.small, files.large, files.original].map((file) => sharp(file).metadata()));
  expect([width, height]).toEqual([3_000, 1_500]);
  expect(sizes.map((of) => [of.format, of.width, of.height])).toEqual([
    ['webp', 640, 320],
    ['webp', 2_048, 1_024],
    ['jpeg', 3_000, 1_500],
  ]);
}, 60_000);

it('given a picture that is turned by its EXIF, when that is taken out, then it is turned still, pixel for pixel', async () => {
  const sent = samplePicture('sea.jpg');
  const { original, width, height } = await kept(order(sent, { format: 'image/jpeg' }));
  expect([width, height]).toEqual([64, 96]);
  expect((await sharp(original).metadata()).orientation).toBe(6);
  const seen = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();
  expect((await seen(original)).equals(await seen(sent))).toBe(true);
  expect([metadataIn(sent).length > 3, metadataIn(original)]).toEqual([true, []]);
});

it('given a picture in the colours of a wide gamut, when it is kept, then its original says so still', async () => {
  const sent = await large(40, 40).withIccProfile('p3').png().toBuffer();
  const { original } = await kept(order(sent));
  expect((await sharp(original).metadata()).icc).toEqual((await sharp(sent).metadata()).icc);
});

it('given a picture that takes too long, then it is given up, and the next one is kept', async () => {
  const keeper = createPictureKeeper({ deadlineMs: 1, idleMs: 0 });
  const slow = await large(4_000, 4_000).png({ compressionLevel: 0 }).toBuffer();
  expect(await keeper.keep(order(slow))).toBe('too-slow');
  expect(await createPictureKeeper({ idleMs: 0 }).keep(order(samplePicture('sea.png')))).toMatchObject({ width: 64 });
}, 60_000);

it('given a bomb, a file that is none and one cut short, then each is refused by what it is', async () => {
  const keeper = createPictureKeeper({ idleMs: 0 });
  expect(await keeper.keep(order(claimedPng(60_000)))).toBe('too-many-pixels');
  expect(await keeper.keep(order(Buffer.from('nothing')))).toBe('damaged');
  expect(await keeper.keep(order(samplePicture('sea.heic').subarray(0, 700), { format: 'image/heic' }))).toBe(
    'damaged',
  );
});

it('given more pictures than may wait, then the next is told that it is busy', async () => {
  const keeper = createPictureKeeper({ idleMs: 0, mostWaiting: 1 });
  const first = keeper.keep(order(samplePicture('sea.png')));
  expect(await keeper.keep(order(samplePicture('sea.png')))).toBe('busy');
  expect(await first).toMatchObject({ width: 64 });
});
