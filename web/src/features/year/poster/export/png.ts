const signature = [137, 80, 78, 71, 13, 10, 26, 10];

const remainders = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

const checksumOf = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
};

const chunk = (type: string, content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, checksumOf(bytes.subarray(4, content.length + 8)));
  return bytes;
};

const headOf = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits each of red, green and blue.
  bytes.set([8, 2], 8);
  return bytes;
};

const densityOf = (perMetre: number): Uint8Array => {
  const bytes = new Uint8Array(9);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  bytes[8] = 1;
  return bytes;
};

/** The red, green and blue of a row of pixels. */
const coloursOf = (pixels: Uint8ClampedArray): Uint8Array => {
  const colours = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    colours[to] = pixels[from] ?? 0;
    colours[to + 1] = pixels[from + 1] ?? 0;
    colours[to + 2] = pixels[from + 2] ?? 0;
  }
  return colours;
};

/** Each row as its difference to the one above, which compresses well where little changes. */
const createFilter = (width: number) => {
  let above: Uint8Array = new Uint8Array(width * 3);
  return (pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> => {
    const rows = pixels.length / (width * 4);
    const filtered = new Uint8Array(rows * (width * 3 + 1));
    for (let row = 0, to = 0; row < rows; row += 1) {
      const own = coloursOf(pixels.subarray(row * width * 4, (row + 1) * width * 4));
      filtered[to++] = 2;
      for (let at = 0; at < own.length; at += 1, to += 1) filtered[to] = (own[at] ?? 0) - (above[at] ?? 0);
      above = own;
    }
    return filtered;
  };
};

type Picture = Readonly<{ width: number; height: number; perMetre: number }>;

/** An opaque PNG of pixels (red, green, blue, alpha) that come some rows at a time, from the top: never all of them in memory. `perMetre`: how many pixels are to be printed on a metre. */
export const pngOf = async (
  { width, height, perMetre }: Picture,
  bands: Iterable<Uint8ClampedArray> | AsyncIterable<Uint8ClampedArray>,
): Promise<Blob> => {
  const deflate = new CompressionStream('deflate');
  const compressed = new Response(deflate.readable).arrayBuffer();
  const writer = deflate.writable.getWriter();
  const filter = createFilter(width);
  const write = async () => {
    for await (const pixels of bands) await writer.write(filter(pixels));
    await writer.close();
  };
  const [data] = await Promise.all([compressed, write().catch((fault: unknown) => writer.abort(fault))]);
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', headOf(width, height)),
    chunk('pHYs', densityOf(perMetre)),
    chunk('IDAT', new Uint8Array(data)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
};
