/** Seals rows of this device while a lock is on. `seal` null: rows are written as they are. */
export type RowSeal = Readonly<{
  seal: ((plain: Uint8Array) => Uint8Array<ArrayBuffer>) | null;
  /** null: sealed with a key that this page has not. */
  open: (sealed: Uint8Array) => Uint8Array<ArrayBuffer> | null;
  /** Whether the key that seals now sealed it. */
  isOwn?: (sealed: Uint8Array) => boolean;
}>;

const noLock: RowSeal = { seal: null, open: () => null };
let current = noLock;

/** Of every row read and written from now on; null: there is no lock. */
export const sealRows = (seal: RowSeal | null): void => {
  current = seal ?? noLock;
};

type Row = Readonly<Record<string, unknown>>;
/** A row that is sealed: the fields it is found by, and the rest. */
type SealedRow = Row & Readonly<{ sealed: Uint8Array }>;
export const isSealedRow = (row: unknown): row is SealedRow =>
  typeof row === 'object' && row !== null && 'sealed' in row && row.sealed instanceof Uint8Array;

/** Whether writing it again would change nothing. */
export const isSealedAsNow = (row: unknown): boolean => isSealedRow(row) && current.isOwn?.(row.sealed) === true;

const lengthBytes = 4;

/** Fields as JSON, with their length in front, then the bytes of `data`. */
const packed = ({ data, ...fields }: Row): Uint8Array => {
  const text = new TextEncoder().encode(JSON.stringify({ ...fields, hasData: data instanceof Uint8Array }));
  const sound = data instanceof Uint8Array ? data : new Uint8Array(0);
  const whole = new Uint8Array(lengthBytes + text.length + sound.length);
  new DataView(whole.buffer).setUint32(0, text.length);
  whole.set(text, lengthBytes);
  whole.set(sound, lengthBytes + text.length);
  return whole;
};

const unpacked = (plain: Uint8Array<ArrayBuffer>): Row => {
  const end = lengthBytes + new DataView(plain.buffer, plain.byteOffset).getUint32(0);
  const { hasData, ...fields } = JSON.parse(new TextDecoder().decode(plain.subarray(lengthBytes, end)));
  return hasData ? { ...fields, data: plain.slice(end) } : fields;
};

/** The row as it is written; `found`: names of the fields it is found by, which stay readable. */
export const sealRow = (row: Row, found: readonly string[]): Row => {
  const { seal } = current;
  if (seal === null) return row;
  const kept = Object.entries(row).filter(([name]) => found.includes(name));
  const rest = Object.entries(row).filter(([name]) => !found.includes(name));
  return { ...Object.fromEntries(kept), sealed: seal(packed(Object.fromEntries(rest))) };
};

/** The row as it was before it was sealed; undefined when this page cannot open it. */
export const openRow = (row: unknown): unknown => {
  if (!isSealedRow(row)) return row;
  const { sealed, ...found } = row;
  const plain = current.open(sealed);
  return plain === null ? undefined : { ...found, ...unpacked(plain) };
};
