import type { LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { attached, isEmpty, kindOfPath, type Named } from '../attached.ts';
import { fieldsOf, listOf, numberOf, objectsOf, parseFields, textOf, type Fields } from '../json.ts';
import { momentAt, momentOfIso, type Moment } from '../moments.ts';
import {
  createLeftOut,
  entryOf,
  marksOf,
  reasonOfMime,
  type LeftOut,
  type SourceParser,
  type TextFile,
} from '../source.ts';

const noteOf = ({ text }: TextFile): Fields | null => {
  const found = parseFields(text);
  const dated = numberOf(found?.['createdTimestampUsec']) ?? numberOf(found?.['userEditedTimestampUsec']);
  return found && dated !== null && 'isTrashed' in found ? found : null;
};

const listLines = (note: Fields): readonly string[] =>
  listOf(note['listContent']).flatMap((item) => {
    const { text, isChecked } = fieldsOf(item) ?? {};
    return typeof text === 'string' && text.trim() !== '' ? [`- [${isChecked === true ? 'x' : ' '}] ${text}`] : [];
  });

const wordsOf = (note: Fields): string =>
  [textOf(note['title']) ?? '', textOf(note['textContent']) ?? '', listLines(note).join('\n')]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
const stemOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/u, '');

/** The file of an attachment, which may have another ending than its note says. */
const createFinder = (paths: readonly string[]) => {
  const names = new Set(paths.map(nameOf));
  const byStem = new Map(paths.map((path) => [`${kindOfPath(path)}/${stemOf(path)}`, nameOf(path)]));
  return (path: string, kind: LeftOutReason): string =>
    names.has(nameOf(path)) ? path : (byStem.get(`${kind}/${stemOf(path)}`) ?? path);
};

type Reading = Readonly<{ zone: string; find: ReturnType<typeof createFinder>; leftOut: LeftOut }>;

const filesOf = (note: Fields, { find }: Reading): readonly Named[] =>
  objectsOf(note['attachments']).map((one) => {
    const [path, kind] = [textOf(one['filePath']) ?? '', reasonOfMime(textOf(one['mimetype']))];
    return { path: find(path, kind), kind };
  });

const microsOf = (note: Fields): number =>
  numberOf(note['createdTimestampUsec']) ?? numberOf(note['userEditedTimestampUsec']) ?? Number.NaN;

/** « 2023-08-01T14_29_43.842+10_00.json »: a note without a title is named by the clock of its place, and so says the offset there. */
const momentOf = (note: Fields, { path, zone }: Readonly<{ path: string; zone: string }>): Moment | null => {
  const ms = microsOf(note) / 1_000;
  const named = momentOfIso(/(?<![^/])(?<name>[^/]+)\.json$/iu.exec(path)?.groups?.['name'] ?? '', zone);
  return momentAt(ms, named?.zoneless === false ? named.timeZone : null, zone);
};

const readNote = (note: Fields, path: string, reading: Reading) => {
  const { zone, leftOut } = reading;
  if (note['isTrashed'] === true) return leftOut.add('deleted');
  const media = attached(filesOf(note, reading), leftOut);
  // Of links, what they led to.
  leftOut.add('context', objectsOf(note['annotations']).length);
  const moment = momentOf(note, { path, zone });
  const text = wordsOf(note);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const tags = listOf(note['labels']).flatMap((label) => textOf(fieldsOf(label)?.['name']) ?? []);
  const marks = marksOf(false, note['isPinned']);
  const sourceId = `${microsOf(note)}/${textOf(note['title']) ?? ''}`;
  return entryOf({ ...moment, ...media, ...marks, text, tags, sourceId });
};

/** Google Takeout: one JSON file a note, each with a twin in HTML that is not read. Notes in the bin do not come. */
export const googleKeep: SourceParser = {
  source: 'google-keep',
  recognises: (files) => files.some((file) => noteOf(file) !== null),
  parse: (files, { timeZone: zone, media }) => {
    const leftOut = createLeftOut();
    const reading = { zone, find: createFinder([...media.keys()]), leftOut };
    const entries = files
      .filter(({ text }) => /^\s*\{/u.test(text.slice(0, 1_000)))
      .flatMap((file) => {
        const note = noteOf(file);
        if (!note) leftOut.add('unreadable');
        return note ? readNote(note, file.path, reading) : [];
      });
    return { entries, leftOut: leftOut.counts };
  },
};
