/**
 * An indexed field as one string whose bytes sort as the port orders: null, numbers, text, lists. MongoDB compares within one type
 * only, and a list by its smallest entry; strings compare the same in every store.
 */
export type Cell = string;

/** Smaller than every other cell, and never absent: a removed document has no cells at all. */
export const nothing: Cell = '';

export const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'number') return `n${sortable(value)}`;
  return typeof value === 'string' || typeof value === 'boolean' ? `t${value}` : `z${JSON.stringify(value)}`;
};

const signBit = 1n << 63n;

/** The bits of a number as hex digits in the order of the numbers: those of negative ones inverted. Adding 0 makes the two zeros equal. */
const sortable = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value + 0);
  const bits = bytes.readBigUInt64BE();
  const ordered = bits & signBit ? BigInt.asUintN(64, ~bits) : bits | signBit;
  return ordered.toString(16).padStart(16, '0');
};
