/** Whether two values of plain data are equal, whatever the order of their fields. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? inOrder(part) : part)) ?? 'undefined';

const isRecord = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part);
const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
