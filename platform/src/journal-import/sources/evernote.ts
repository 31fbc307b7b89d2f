import { Parser } from 'htmlparser2';
import type { JournalEntry } from '#ports/journal-reader.ts';
import { htmlText } from '../html-text.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, reasonOfMime, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

type Note = Readonly<{
  title: string;
  content: string;
  created: string;
  updated: string;
  tags: string[];
  mimes: string[];
  places: number;
  sealed: number;
}>;
const noNote = (): Note => ({
  title: '',
  content: '',
  created: '',
  updated: '',
  tags: [],
  mimes: [],
  places: 0,
  sealed: 0,
});

const isExport = ({ text }: TextFile): boolean => /<en-export[\s>]/u.test(text.slice(0, 2_000));

/** Elements whose text is kept; the data of attachments is passed over. Entities that a file declares itself are not known here. */
const notesIn = (xml: string, onNote: (note: Note) => void): void => {
  let note = noNote();
  const path: string[] = [];
  let text = '';
  const ends: Readonly<Record<string, () => void>> = {
    'note/title': () => (note = { ...note, title: text }),
    'note/content': () => (note = { ...note, content: note.content + text }),
    'note/created': () => (note = { ...note, created: text.trim() }),
    'note/updated': () => (note = { ...note, updated: text.trim() }),
    'note/tag': () => note.tags.push(text.trim()),
    'resource/mime': () => note.mimes.push(text.trim()),
    'note-attributes/latitude': () => (note = { ...note, places: 1 }),
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        path.push(name);
        text = '';
        if (name === 'note') note = noNote();
      },
      ontext: (part) => {
        if (path.at(-1) !== 'data') text += part;
      },
      onclosetag: (name) => {
        ends[path.slice(-2).join('/')]?.();
        if (name === 'note') onNote(note);
        path.pop();
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
};

const stamp = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})T(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})Z$/u;
const msOf = (text: string): number => {
  const { year, month, day, hour, minute, second } = stamp.exec(text)?.groups ?? {};
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
};

const boxes = (html: string): string =>
  html.replaceAll(/<en-todo\b(?<attributes>[^>]{0,200})>/gu, (_all, attributes: string) =>
    attributes.includes('checked="true"') ? '[x] ' : '[ ] ',
  );

const readNote = (note: Note, zone: string, leftOut: LeftOut): readonly JournalEntry[] => {
  for (const mime of note.mimes) leftOut.add(reasonOfMime(mime));
  leftOut.add('place', note.places);
  leftOut.add('unreadable', note.content.split('<en-crypt').length - 1);
  const words = htmlText(boxes(note.content));
  const text = [note.title.trim(), words].filter((part) => part !== '').join('\n\n');
  const moment = momentAt(msOf(note.created === '' ? note.updated : note.created), null, zone);
  if (words === '') return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return [entryOf({ ...moment, text, tags: note.tags.filter((tag) => tag !== '') })];
};

/** The export of Evernote, ENEX. Notes have no ids there. */
export const evernote: SourceParser = {
  source: 'evernote',
  recognises: (files) => files.some(isExport),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries: JournalEntry[] = [];
    for (const { text } of files.filter(isExport))
      notesIn(text, (note) => entries.push(...readNote(note, timeZone, leftOut)));
    return { entries, leftOut: leftOut.counts };
  },
};
