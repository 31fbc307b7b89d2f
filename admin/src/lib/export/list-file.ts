import { csvBeginning, csvLine, type CsvCell } from '@ecrin/contracts/text/csv.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';

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
const writerOf = <Row>(columns: readonly ExportColumn<Row>[], language: Language) => {
  const write = (cells: readonly CsvCell[]) => csvLine(cells, separators[language]);
  return {
    head: csvBeginning + write(columns.map(([title]) => title)),
    linesOf: (rows: readonly Row[]) => rows.map((row) => write(columns.map(([, cell]) => cell(row)))).join(''),
  };
};

/** `first`: rows that the list shows before what is asked for. `rowsOf`: those of an item of the list, where it is not a row itself; none: it is not wanted. */
export type ListFile<Row> = Readonly<{
  columns: readonly ExportColumn<Row>[];
  language: Language;
  first?: readonly Row[] | undefined;
  // Cast by whoever gives none: the server’s contract.
  rowsOf?: ((item: unknown) => readonly Row[]) | undefined;
}>;

/** The parts of a CSV file, as the rows arrive: one JSON line each. */
export const csvParts = async function* <Row>(
  text: AsyncIterable<string>,
  { columns, language, first = [], rowsOf = (item) => [item as Row] }: ListFile<Row>,
): AsyncGenerator<string> {
  const writer = writerOf(columns, language);
  yield writer.head + writer.linesOf(first);
  for await (const lines of linesOf(text))
    yield writer.linesOf(lines.filter((line) => line !== '').flatMap((line) => rowsOf(JSON.parse(line))));
};
