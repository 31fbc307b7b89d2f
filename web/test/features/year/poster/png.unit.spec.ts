import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOf } from '#features/year/poster/export/png.ts';

/** Red says the column, green the row, blue nothing; whether it is opaque is not asked. */
const rowsOf = (width: number, [from, to]: readonly [from: number, to: number]) =>
  new Uint8ClampedArray(
    Array.from({ length: (to - from) * width }, (_none, at) => [
      at % width,
      from + Math.floor(at / width),
      7,
      0,
    ]).flat(),
  );

it('has each pixel of each band at its place, opaque, and says how large it is to be printed', async () => {
  const [width, height] = [31, 20];
  const bands = [rowsOf(width, [0, 8]), rowsOf(width, [8, 16]), rowsOf(width, [16, 20])];
  const file = await pngOf({ width, height, perMetre: 12_000 }, bands);
  expect(file.type).toBe('image/png');
  const read = sharp(Buffer.from(await file.arrayBuffer()));
  expect(await read.metadata()).toMatchObject({ format: 'png', width, height, channels: 3, density: 305 });
  const { data } = await read.raw().toBuffer({ resolveWithObject: true });
  const expected = Array.from({ length: width * height }, (_none, at) => [
    at % width,
    Math.floor(at / width),
    7,
  ]).flat();
  expect([...data]).toEqual(expected);
});

it('fails when its pixels do', async () => {
  const bands = async function* () {
    yield rowsOf(2, [0, 1]);
    throw new Error('no canvas any more');
  };
  await expect(pngOf({ width: 2, height: 2, perMetre: 12_000 }, bands())).rejects.toThrow('no canvas any more');
});
