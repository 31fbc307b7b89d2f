/** A value of a file that somebody else wrote: nothing about it is known. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Those of a list that have fields. */
export const objectsOf = (value: unknown): readonly Fields[] =>
  listOf(value)
    .map((one) => fieldsOf(one))
    .filter((one) => one !== null);
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((one): one is string => typeof one === 'string');

/** undefined: it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** The fields of a text that is one JSON object; null: it is none. */
export const parseFields = (text: string): Fields | null =>
  /^\s*\{/u.test(text.slice(0, 1_000)) ? fieldsOf(parseJson(text)) : null;
