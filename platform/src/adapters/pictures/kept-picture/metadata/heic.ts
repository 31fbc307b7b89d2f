import { boxesIn, boxesOf, findBox, type Box } from './heic-boxes.ts';
import { itemsIn, locationsIn, type Extent } from './heic-items.ts';
import { DamagedPicture } from './orientation.ts';

/** Items of pixels, and of how they are put together. */
const ofPicture: ReadonlySet<string> = new Set(['hvc1', 'hev1', 'grid', 'iovl', 'iden']);
const ofFile: ReadonlySet<string> = new Set(['ftyp', 'meta']);

type Range = Readonly<{ start: number; end: number }>;

const required = (boxes: readonly Box[], type: string): Box => {
  const box = findBox(boxes, type);
  if (!box) throw new DamagedPicture(`no ${type}`);
  return box;
};

/** Fills what lies between the kept ranges with zeros: nothing moves, so that every offset in the file holds. */
const clearBetween = (bytes: Buffer, { start, end }: Range, kept: readonly Range[]): void => {
  let at = start;
  for (const range of kept.toSorted((one, other) => one.start - other.start)) {
    if (range.end <= start || range.start >= end) continue;
    if (range.start > at) bytes.fill(0, at, Math.min(range.start, end));
    at = Math.max(at, range.end);
  }
  if (at < end) bytes.fill(0, at, end);
};

const rangeOf = ({ inFile, offset, length }: Extent, bytes: Buffer, small: Box | null): Range => {
  const base = inFile ? 0 : (small?.body ?? 0);
  const last = inFile ? bytes.length : (small?.end ?? 0);
  return { start: base + offset, end: length === 0 ? last : base + offset + length };
};

/** An offset, then EXIF without a field: programs expect some where the file says it has it. */
const emptyExif = Buffer.concat([Buffer.alloc(4), Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(6)]);

const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

/** Only the items that make the picture: what else lies in the file is zeros, or EXIF without a field. How it is turned is no metadata in this format, and stays. */
export const withoutHeicMetadata = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original);
  const boxes = boxesIn(bytes, 0, bytes.length);
  const meta = boxesOf(bytes, required(boxes, 'meta'));
  const small = findBox(meta, 'idat');
  const ranges = itemRanges(bytes, meta, small);
  const kept = ranges.filter(({ kind }) => ofPicture.has(kind));

  if (small) clearBetween(bytes, { start: small.body, end: small.end }, kept);
  for (const { type, start, body, end } of boxes) {
    if (ofFile.has(type)) continue;
    clearBetween(bytes, { start: body, end }, kept);
    if (type !== 'mdat') bytes.write('free', start + 4, 'latin1');
  }
  for (const range of ranges) if (range.kind === 'Exif') clearExif(bytes, range, kept);
  return bytes;
};

type ItemRange = Range & Readonly<{ kind: string }>;

/** Where the items are, each with its kind. */
const itemRanges = (bytes: Buffer, meta: readonly Box[], small: Box | null): readonly ItemRange[] => {
  const kinds = new Map(itemsIn(bytes, required(meta, 'iinf')).map(({ id, type }) => [id, type]));
  return locationsIn(bytes, required(meta, 'iloc')).flatMap(({ id, extents }) =>
    extents.map((extent) => ({ kind: kinds.get(id) ?? '', ...rangeOf(extent, bytes, small) })),
  );
};

const clearExif = (bytes: Buffer, range: Range, kept: readonly Range[]): void => {
  if (range.end - range.start < emptyExif.length || kept.some((one) => overlaps(one, range))) return;
  emptyExif.copy(bytes, range.start);
};

const colours: ReadonlySet<string> = new Set(['prof', 'rICC']);

/** The ICC profile its colours are in; null: none, which is sRGB. */
export const heicProfile = (bytes: Buffer): Buffer | null => {
  const meta = boxesOf(bytes, required(boxesIn(bytes, 0, bytes.length), 'meta'));
  const properties = findBox(meta, 'iprp');
  const shared = properties && findBox(boxesOf(bytes, properties, 0), 'ipco');
  const colour = shared
    ? boxesOf(bytes, shared, 0).find(
        ({ type, body }) => type === 'colr' && colours.has(bytes.toString('latin1', body, body + 4)),
      )
    : undefined;
  return colour ? bytes.subarray(colour.body + 4, colour.end) : null;
};
