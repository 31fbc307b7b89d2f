/** `null`: nothing is known. */
export type CsvCell = string | number | boolean | null;

/** A spreadsheet computes what begins like a formula: it is marked as text. */
const asText = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);

const cellOf = (cell: CsvCell): string => {
  if (cell === null) return '""';
  return `"${(typeof cell === 'string' ? asText(cell) : String(cell)).replaceAll('"', '""')}"`;
};

/** One line with its end. In French a spreadsheet expects semicolons: commas divide its numbers. */
export const csvLine = (cells: readonly CsvCell[], separator: ',' | ';'): string =>
  `${cells.map(cellOf).join(separator)}\r\n`;

/** Before the first line: without it some spreadsheets take UTF-8 for something else. */
export const csvBeginning = '\u{FEFF}';
