import { crc32, inflateSync } from 'node:zlib';
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

/** The chunks of a PNG, each with the checksum it should have. */
const chunksOf = (png: Buffer) => {
  const chunks: { type: string; data: Buffer; isWhole: boolean }[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    const data = png.subarray(at + 8, end);
    const isWhole = crc32(png.subarray(at + 4, end)) === png.readUInt32BE(end);
    chunks.push({ type: png.subarray(at + 4, at + 8).toString(), data, isWhole });
    at = end + 4;
  }
  return chunks;
};

/** The pixels of rows of which each says how it differs from the one above. */
const pixelsOf = (data: Buffer, width: number): readonly number[] => {
  const bytes = inflateSync(data);
  const line = width * 3 + 1;
  let above = Array.from({ length: line - 1 }, () => 0);
  const pixels: number[] = [];
  for (let at = 0; at < bytes.length; at += line) {
    expect(bytes[at]).toBe(2);
    above = above.map((value, place) => (value + (bytes[at + 1 + place] ?? 0)) % 256);
    pixels.push(...above);
  }
  return pixels;
};

it('has each pixel of each band at its place, opaque, and says how large it is to be printed', async () => {
  const [width, height] = [31, 20];
  const bands = [rowsOf(width, [0, 8]), rowsOf(width, [8, 16]), rowsOf(width, [16, 20])];
  const file = await pngOf({ width, height, perMetre: 12_000 }, bands);
  expect(file.type).toBe('image/png');
  const png = Buffer.from(await file.arrayBuffer());
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  const chunks = chunksOf(png);
  expect(chunks.map(({ type, isWhole }) => [type, isWhole])).toEqual(
    ['IHDR', 'pHYs', 'IDAT', 'IEND'].map((type) => [type, true]),
  );
  const [head, density, data] = chunks.map(({ data }) => [...data]);
  expect(head).toEqual([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  expect(density).toEqual([0, 0, 0x2e, 0xe0, 0, 0, 0x2e, 0xe0, 1]);
  const expected = Array.from({ length: width * height }, (_none, at) => [at % width, Math.floor(at / width), 7]);
  expect(pixelsOf(Buffer.from(data ?? []), width)).toEqual(expected.flat());
});

it('fails when its pixels do', async () => {
  const bands = async function* () {
    yield rowsOf(2, [0, 1]);
    throw new Error('no canvas any more');
  };
  await expect(pngOf({ width: 2, height: 2, perMetre: 12_000 }, bands())).rejects.toThrow('no canvas any more');
});
