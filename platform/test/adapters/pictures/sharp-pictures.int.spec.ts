import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSharpPictures } from '#adapters/pictures/sharp-pictures.ts';

const pictures = createSharpPictures();
const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#A40E4C' } });

/** 4 × 2 pixels: the left half black, the right one white. */
const halves = Buffer.from([0, 0, 255, 255, 0, 0, 255, 255]);

describe('a profile picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is created from a %s', async (format) => {
    const made = await pictures.portrait(await red(1_200, 800)[format]().toBuffer());
    expect(await sharp(made ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });
  it('strips metadata on place and camera', async () => {
    const withMetadata = await red(600, 600)
      .withExif({ IFD0: { Make: 'Camera-of-mine' }, IFD3: { GPSLatitude: '48/1 51/1 24/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta>here</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(withMetadata.includes('Camera-of-mine')).toBe(true);
    const made = await pictures.portrait(withMetadata);
    const { exif, xmp, iptc, icc } = await sharp(made ?? Buffer.alloc(0)).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
  });
  it('is rotated upright', async () => {
    const lying = await sharp(halves, { raw: { width: 4, height: 2, channels: 1 } })
      .resize(400, 200, { kernel: 'nearest' })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await pictures.portrait(lying);
    const { data, info } = await sharp(made ?? Buffer.alloc(0))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Orientation 6 puts the left edge on top.
    expect(
      [data[5 * info.width * info.channels], data[(info.height - 5) * info.width * info.channels]].map(
        (grey = 0) => grey > 127,
      ),
    ).toEqual([false, true]);
  });
  it('has no transparency', async () => {
    const clear = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const made = await pictures.portrait(clear);
    expect((await sharp(made ?? Buffer.alloc(0)).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
  it('is deterministic: the same bytes for the same picture', async () => {
    const sent = await red(700, 700).png().toBuffer();
    expect(await pictures.portrait(sent)).toEqual(await pictures.portrait(sent));
  });
  it.each([
    [
      'a drawing in SVG',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['a GIF', () => red(9, 9).gif().toBuffer()],
    ['a TIFF', () => red(9, 9).tiff().toBuffer()],
    ['noise', async () => randomBytes(4_000)],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a file', async () => (await red(1_200, 800).jpeg().toBuffer()).subarray(0, 700)],
    [
      'a small file of very many pixels',
      () =>
        sharp({ create: { width: 8_100, height: 8_100, channels: 3, background: '#000' }, limitInputPixels: false })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
  ])('is not created from %s', async (_what, sent) => expect(await pictures.portrait(await sent())).toBeNull());
});
