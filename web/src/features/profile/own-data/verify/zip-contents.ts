/** Where a file of a ZIP is, in bytes from its beginning; `end` exclusive. */
export type ZipRange = Readonly<{ name: string; start: number; end: number }>;
/** `before`: how many bytes stand before the comment. */
export type ZipContents = Readonly<{ files: readonly ZipRange[]; before: number; comment: string }>;

/** A file as it is read, piece by piece. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

const [endBytes, longestEnd, wideBytes, headBytes, entryBytes] = [22, 65_700, 76, 30, 46];
const [endMark, wideMark] = [0x504b0506, 0x504b0606];

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

const lastMark = (view: DataView): number => {
  for (let at = view.byteLength - endBytes; at >= 0; at -= 1) if (view.getUint32(at) === endMark) return at;
  throw new RangeError('no ZIP');
};

/** The table of contents of a ZIP without compression, as it is written for an archive. Throws `RangeError` for anything else. */
export const readContents = async (read: ReadBytes, size: number): Promise<ZipContents> => {
  const tailStart = Math.max(0, size - longestEnd);
  const tail = await read(tailStart, size);
  const view = viewOf(tail);
  const last = lastMark(view);
  const isWide = last >= wideBytes && view.getUint32(last - wideBytes) === wideMark;
  const start = isWide ? Number(view.getBigUint64(last - 28, true)) : view.getUint32(last + 16, true);
  const entries = await read(start, tailStart + last - (isWide ? wideBytes : 0));
  return {
    files: filesOf(entries),
    before: tailStart + last + endBytes,
    comment: latin(tail.subarray(last + endBytes)),
  };
};

const filesOf = (entries: Uint8Array): readonly ZipRange[] => {
  const [view, utf8] = [viewOf(entries), new TextDecoder()];
  const files: ZipRange[] = [];
  for (let at = 0; at < entries.length;) {
    const nameEnd = at + entryBytes + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true);
    const place = next === nameEnd ? view.getUint32(at + 42, true) : Number(view.getBigUint64(next - 8, true));
    const name = entries.subarray(at + entryBytes, nameEnd);
    const start = place + headBytes + name.length;
    files.push({ name: utf8.decode(name), start, end: start + view.getUint32(at + 24, true) });
    at = next;
  }
  return files;
};
