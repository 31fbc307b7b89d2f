import { Parser } from 'htmlparser2';
import type { JournalEntry } from '#ports/journal-reader.ts';
import { attached, idOfAttached, isEmpty, kindOfPath, type Named } from '../attached.ts';
import { htmlText } from '../html-text.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, reasonOfMime, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

/** `md5`: of what is in it; empty: its data cannot be read. */
type Resource = Readonly<{ md5: string; mime: string; name: string }>;
const noResource: Resource = { md5: '', mime: '', name: '' };

type Note = Readonly<{
  title: string;
  content: string;
  created: string;
  updated: string;
  tags: string[];
  resources: Resource[];
  places: number;
  sealed: number;
}>;
const noNote = (): Note => ({
  title: '',
  content: '',
  created: '',
  updated: '',
  tags: [],
  resources: [],
  places: 0,
  sealed: 0,
});

const isExport = ({ text }: TextFile): boolean => /<en-export[\s>]/u.test(text.slice(0, 2_000));

/** Elements whose text is kept. Entities that a file declares itself are not known here. */
const notesIn = (xml: string, onNote: (note: Note) => void): void => {
  let [note, resource] = [noNote(), noResource];
  const path: string[] = [];
  let text = '';
  const ends: Readonly<Record<string, () => void>> = {
    'note/title': () => (note = { ...note, title: text }),
    'note/content': () => (note = { ...note, content: note.content + text }),
    'note/created': () => (note = { ...note, created: text.trim() }),
    'note/updated': () => (note = { ...note, updated: text.trim() }),
    'note/tag': () => note.tags.push(text.trim()),
    'resource/data': () => (resource = { ...resource, md5: text.trim() }),
    'resource/mime': () => (resource = { ...resource, mime: text.trim() }),
    'resource-attributes/file-name': () => (resource = { ...resource, name: text.trim() }),
    'note/resource': () => {
      note.resources.push(resource);
      resource = noResource;
    },
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
        text += part;
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

const [hash, type] = [/\bhash\s*=\s*["']([^"']{0,200})["']/iu, /\btype\s*=\s*["']([^"']{0,200})["']/iu];
const valueIn = (attributes: string, attribute: RegExp): string => attribute.exec(attributes)?.[1] ?? '';
/** What its text shows, with the media type it gives, in the order of the text. */
const shownIn = (content: string): ReadonlyMap<string, string> =>
  new Map(
    [...content.matchAll(/<en-media\b(?<attributes>[^>]{0,2000})>/gu)]
      .map(({ groups }) => groups?.['attributes'] ?? '')
      .map((attributes) => [valueIn(attributes, hash).toLowerCase(), valueIn(attributes, type)]),
  );

/** Others are never pictures of a thought. */
const isPicture = /^image\/(?:jpe?g|a?png|webp|hei[cf]|gif)$/iu;
const namedOf = ({ md5, mime, name }: Resource): Named => {
  const said = reasonOfMime(mime);
  const kind = said === 'file' ? kindOfPath(name) : said;
  return { path: said === 'picture' && !isPicture.test(mime) ? '' : md5, kind };
};

/** As the text shows them, then those it does not show. What it shows and no attachment is was left out of the file, unless there is one that it shows under another hash. */
const attachedTo = ({ content, resources }: Note): readonly Named[] => {
  const shown = shownIn(content);
  const order = new Map([...shown.keys()].map((md5, at) => [md5, at]));
  const placeOf = ({ md5 }: Resource): number => order.get(md5) ?? shown.size;
  const known = new Set(resources.map(({ md5 }) => md5));
  const gone = [...shown].filter(([md5]) => !known.has(md5));
  return [
    ...resources.toSorted((one, other) => placeOf(one) - placeOf(other)).map(namedOf),
    ...gone
      .slice(resources.filter(({ md5 }) => !shown.has(md5)).length)
      .map(([, mime]) => namedOf({ ...noResource, mime })),
  ];
};

const readNote = (note: Note, zone: string, leftOut: LeftOut): readonly JournalEntry[] => {
  const media = attached(attachedTo(note), leftOut);
  leftOut.add('place', note.places);
  leftOut.add('unreadable', note.content.split('<en-crypt').length - 1);
  const words = htmlText(boxes(note.content));
  const text = [note.title.trim(), words].filter((part) => part !== '').join('\n\n');
  const moment = momentAt(msOf(note.created === '' ? note.updated : note.created), null, zone);
  if (isEmpty(words, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const first = idOfAttached(media);
  const sourceId = first === null ? null : [moment.occurredAt, note.title, first].join('/');
  return [entryOf({ ...moment, ...media, text, sourceId, tags: note.tags.filter((tag) => tag !== '') })];
};

/** The export of Evernote, ENEX, as `readEnex` reads it. Notes have no ids there. */
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
