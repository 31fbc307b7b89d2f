import { csvBeginning, csvLine, type CsvCell } from '@ecrin/contracts/text/csv.ts';

/** One column of a file: a heading, and one fact of each row, as the page would say it. */
export type ExportColumn<Row> = readonly [title: string, cell: (row: Row) => CsvCell];

const separators = { fr: ';', en: ',' } as const;

/** Whole lines only: a row that arrives in two pieces waits for the second. */
const linesOf = async function* (text: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
};

/** The text of a stream, piece by piece. */
export const textOf = async function* (stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
};

/** Headings, and the lines of rows. */
const writerOf = <Row>(columns: readonly ExportColumn<Row>[], language: 'fr' | 'en') => {
  const write = (cells: readonly CsvCell[]) => csvLine(cells, separators[language]);
  return {
    head: csvBeginning + write(columns.map(([title]) => title)),
    linesOf: (rows: readonly Row[]) => rows.map((row) => write(columns.map(([, cell]) => cell(row)))).join(''),
  };
};

/** A CSV file of rows that are all here. */
export const csvText = <Row>(
  rows: readonly Row[],
  columns: readonly ExportColumn<Row>[],
  language: 'fr' | 'en',
): string => {
  const writer = writerOf(columns, language);
  return writer.head + writer.linesOf(rows);
};

/** The parts of a CSV file, as the rows arrive: one JSON line each. */
export const csvParts = async function* <Row>(
  text: AsyncIterable<string>,
  columns: readonly ExportColumn<Row>[],
  language: 'fr' | 'en',
): AsyncGenerator<string> {
  const writer = writerOf(columns, language);
  yield writer.head;
  // The server’s contract: the rows of the list.
  for await (const lines of linesOf(text)) yield writer.linesOf(lines.map((line) => JSON.parse(line) as Row));
};
