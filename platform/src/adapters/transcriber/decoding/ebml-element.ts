/** Of WebM, by their ids: those that a cluster or a segment has. */
export const ids = { cluster: 0x1f43b675, timestamp: 0xe7, simpleBlock: 0xa3, blockGroup: 0xa0 } as const;
const segment = 0x18538067;
const masters: ReadonlySet<number> = new Set([segment, ids.cluster]);
const known: ReadonlySet<number> = new Set([
  ...masters,
  ids.timestamp,
  ids.simpleBlock,
  ids.blockGroup,
  0x1a45dfa3,
  0x114d9b74,
  0x1549a966,
  0x1654ae6b,
  0x1c53bb6b,
  0x1254c367,
  0x1043a770,
  0x1941a469,
  0x5854,
  0xa7,
  0xab,
  0xaf,
  0xbf,
  0xec,
]);

/** `end`: where the next one begins; a master's parts are elements of their own. `isKnown`: of an id that a recorder writes. */
export type EbmlElement = Readonly<{ id: number; body: number; end: number; isKnown: boolean }>;

/** The element at a place: null when none begins there, 'more' when its header is not there yet. */
export const elementAt = (bytes: Uint8Array, at: number): EbmlElement | 'more' | null => {
  const id = numberAt(bytes, at, 'id');
  if (id === null || id === 'more') return id;
  const size = numberAt(bytes, at + id.length, 'size');
  if (size === null || size === 'more') return size;
  const body = at + id.length + size.length;
  const isMaster = masters.has(id.value);
  if (size.value === Infinity && !isMaster) return null;
  return { id: id.value, body, end: isMaster ? body : body + size.value, isKnown: known.has(id.value) };
};

type EbmlNumber = Readonly<{ value: number; length: number }>;

/** Leading zero bits say how long it is; an id keeps its marker, a size of ones is unknown. */
const longest = { id: 4, size: 8 } as const;
const numberAt = (bytes: Uint8Array, at: number, kind: keyof typeof longest): EbmlNumber | 'more' | null => {
  const first = bytes[at];
  if (first === undefined) return 'more';
  const length = Math.clz32(first) - 23;
  if (length > longest[kind]) return null;
  if (at + length > bytes.length) return 'more';
  const rest = bytes.subarray(at + 1, at + length);
  const valueFrom = (start: number): number => rest.reduce((sum, byte) => sum * 256 + byte, start);
  if (kind === 'id') return { value: valueFrom(first), length };
  const ones = (0x80 >> (length - 1)) - 1;
  const isUnknown = (first & ones) === ones && rest.every((byte) => byte === 0xff);
  return { value: isUnknown ? Infinity : valueFrom(first & ones), length };
};
