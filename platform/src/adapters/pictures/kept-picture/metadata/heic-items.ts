import { boxesOf, readerOf, type Box } from './heic-boxes.ts';

/** Where bytes of an item are: in the file, or in the box for small data. `length` 0: to the end. */
export type Extent = Readonly<{ inFile: boolean; offset: number; length: number }>;
export type Item = Readonly<{ id: number; type: string }>;
type Location = Readonly<{ id: number; extents: readonly Extent[] }>;

/** The kinds of items of a file, from its `iinf`. */
export const itemsIn = (bytes: Buffer, iinf: Box): readonly Item[] => {
  const countBytes = bytes[iinf.body] === 0 ? 2 : 4;
  return boxesOf(bytes, iinf, 4 + countBytes).map((entry) => {
    const idBytes = (bytes[entry.body] ?? 0) < 3 ? 2 : 4;
    const read = readerOf(bytes, entry.body + 4, entry.end);
    const id = read.number(idBytes);
    read.number(2);
    return { id, type: read.text(4) };
  });
};

const mostItems = 10_000;

/** Where each item is, from the `iloc` of a file. */
export const locationsIn = (bytes: Buffer, iloc: Box): readonly Location[] => {
  const version = bytes[iloc.body] ?? 0;
  const read = readerOf(bytes, iloc.body + 4, iloc.end);
  const [sizes, bases] = [read.number(1), read.number(1)];
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, bases >> 4];
  const indexBytes = version === 0 ? 0 : bases & 15;
  const idBytes = version < 2 ? 2 : 4;

  const extentsOf = (method: number, base: number): readonly Extent[] =>
    Array.from({ length: Math.min(read.number(2), mostItems) }, () => {
      read.number(indexBytes);
      return { inFile: method === 0, offset: base + read.number(offsetBytes), length: read.number(lengthBytes) };
    });
  const locationOf = (): Location => {
    const id = read.number(idBytes);
    const method = version === 0 ? 0 : read.number(2) & 15;
    // The file it is in: this one.
    read.number(2);
    return { id, extents: extentsOf(method, read.number(baseBytes)) };
  };
  return Array.from({ length: Math.min(read.number(idBytes), mostItems) }, locationOf);
};
