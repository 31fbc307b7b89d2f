import { parse } from 'csv-parse/sync';

export type TableRow = Readonly<Record<string, string>>;
export type Table = Readonly<{ columns: readonly string[]; rows: readonly TableRow[] }>;

const delimiters = [',', ';', '\t'];
const firstLine = (text: string): string => text.slice(0, 10_000).split(/\r?\n/u, 1)[0] ?? '';

/** The one that separates most of the first line. */
const delimiterOf = (text: string): string => {
  const line = firstLine(text);
  const parts = (one: string) => line.split(one).length;
  return delimiters.toSorted((one, other) => parts(other) - parts(one))[0] ?? ',';
};

/** The names in the first line. */
export const columnsOf = (text: string): readonly string[] =>
  firstLine(text)
    .split(delimiterOf(text))
    .map((name) => name.trim().replaceAll(/^"|"$/gu, ''));

/** Whether the first line names all of these. */
export const hasColumns = (text: string, names: readonly string[]): boolean => {
  const columns = columnsOf(text);
  return names.every((name) => columns.includes(name));
};
/** Whether a text looks like a table: a first line with several names. */
export const isTable = (text: string): boolean => {
  const columns = columnsOf(text);
  return columns.length > 1 && columns.every((name) => name !== '' && name.length <= 60);
};

/** The rows of comma-separated values. Throws where quotes do not match. */
export const readTable = (text: string): Table => {
  const options = { delimiter: delimiterOf(text), relaxColumnCount: true, skipEmptyLines: true } as const;
  const [columns = [], ...cells] = parse(text, options);
  const names = columns.map((name) => name.trim());
  const rows = cells.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  return { columns: names, rows };
};
