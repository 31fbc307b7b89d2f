import { Parser } from 'htmlparser2';
import type { JournalEntry } from '#ports/journal-reader.ts';
import { attached, idOfAttached, isEmpty, type Named } from '../attached.ts';
import { momentAt, momentAtOffset, offsetOf, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

type Row = Readonly<Record<string, string>>;
type Tables = ReadonlyMap<string, readonly Row[]>;

const isBackup = ({ text }: TextFile): boolean =>
  /<table\b[^>]{0,200}\bname="diaro_entries"/u.test(text.slice(0, 2_000_000));

/** « <table name="diaro_entries"><r><uid>…</uid>…</r></table> ». */
const tablesIn = (xml: string): Tables => {
  const tables = new Map<string, Record<string, string>[]>();
  let [table, field, text]: [Record<string, string>[], string, string] = [[], '', ''];
  const parser = new Parser(
    {
      onopentag: (name, { name: title = '' }) => {
        if (name === 'table') tables.set(title, (table = []));
        if (name === 'r') table.push({});
        [field, text] = [name, ''];
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        const row = table.at(-1);
        if (name === field && row && name !== 'r' && name !== 'table') row[name] = text;
        field = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return tables;
};

const cell = (row: Row, name: string): string => row[name]?.trim() ?? '';
const rowsIn = (tables: Tables, table: string): readonly Row[] => tables.get(table) ?? [];
const namesIn = (tables: Tables, table: string): ReadonlyMap<string, string> =>
  new Map(rowsIn(tables, table).map((row) => [cell(row, 'uid'), cell(row, 'title')]));

const namedIn = (row: Row): Named => ({ path: `${cell(row, 'type') || 'photo'}/${cell(row, 'filename')}` });
/** Of each entry, in their order. */
const filesIn = (tables: Tables): ReadonlyMap<string, readonly Named[]> => {
  const rows = rowsIn(tables, 'diaro_attachments').toSorted(
    (one, other) => Number(cell(one, 'position')) - Number(cell(other, 'position')),
  );
  const byEntry = Map.groupBy(rows, (row) => cell(row, 'entry_uid'));
  return new Map([...byEntry].map(([entry, files]) => [entry, files.map(namedIn)]));
};

type Reading = Readonly<{
  folders: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, readonly Named[]>;
  zone: string;
  leftOut: LeftOut;
}>;

const momentOf = (row: Row, zone: string): Moment | null => {
  const ms = cell(row, 'date') === '' ? Number.NaN : Number(cell(row, 'date'));
  const offset = cell(row, 'tz_offset');
  return offset === '' ? momentAt(ms, null, zone) : momentAtOffset(ms, offsetOf(offset), zone);
};

const readRow = (row: Row, { folders, tags, files, zone, leftOut }: Reading): readonly JournalEntry[] => {
  const uid = cell(row, 'uid');
  const media = attached(files.get(uid) ?? [], leftOut);
  if (cell(row, 'location_uid') !== '') leftOut.add('place');
  const text = [cell(row, 'title'), cell(row, 'text')].filter((part) => part !== '').join('\n\n');
  const moment = momentOf(row, zone);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const own = cell(row, 'tags')
    .split(',')
    .flatMap((tag) => tags.get(tag) ?? []);
  const journal = folders.get(cell(row, 'folder_uid')) ?? null;
  return [entryOf({ ...moment, ...media, text, tags: own, journal, sourceId: uid || idOfAttached(media) })];
};

/** The backup of Diaro, `DiaroBackup.xml` beside its media: instants with the offset of the wall. */
export const diaro: SourceParser = {
  source: 'diaro',
  recognises: (files) => files.some(isBackup),
  parse: (files, { timeZone: zone }) => {
    const leftOut = createLeftOut();
    const entries = files.filter(isBackup).flatMap(({ text }) => {
      const tables = tablesIn(text);
      const reading = {
        folders: namesIn(tables, 'diaro_folders'),
        tags: namesIn(tables, 'diaro_tags'),
        files: filesIn(tables),
        zone,
        leftOut,
      };
      return rowsIn(tables, 'diaro_entries').flatMap((row) => readRow(row, reading));
    });
    return { entries, leftOut: leftOut.counts };
  },
};
