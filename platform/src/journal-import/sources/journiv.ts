import { attached, idOfAttached, isEmpty, type Named } from '../attached.ts';
import { fieldsOf, listOf, numberOf, objectsOf, parseFields, textOf, textsOf, type Fields } from '../json.ts';
import { momentAt } from '../moments.ts';
import {
  createLeftOut,
  entryOf,
  marksOf,
  reasonOfMime,
  type LeftOut,
  type SourceParser,
  type TextFile,
} from '../source.ts';

const journalsIn = ({ text }: TextFile): readonly Fields[] => {
  const found = parseFields(text);
  return found && textOf(found['export_version']) !== null ? objectsOf(found['journals']) : [];
};
const entriesIn = (journal: Fields): readonly Fields[] =>
  objectsOf(journal['entries']).filter((entry) => textOf(entry['entry_datetime_utc']) !== null);

/** Always UTC, whether it says so or not. */
const msOf = (utc: string): number => Date.parse(/Z$|[+-]\d{2}:\d{2}$/u.test(utc) ? utc : `${utc}Z`);

/** The words of formatted text: what is no text in it is a picture or the like. */
const wordsOfDelta = (delta: unknown): string =>
  listOf(fieldsOf(delta)?.['ops'])
    .map((op) => textOf(fieldsOf(op)?.['insert']) ?? '')
    .join('');

const embedded = /!\[[^\]]{0,1000}\]\([^)\s]{0,1000}\)/gu;
const wordsOf = (entry: Fields): string => {
  const body = textOf(entry['content']) ?? textOf(entry['content_plain_text']) ?? wordsOfDelta(entry['content_delta']);
  return [textOf(entry['title']) ?? '', body.replaceAll(embedded, '')]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
};

/** What is kept at another provider has no file here. */
const mediaOf = (entry: Fields, leftOut: LeftOut) => {
  const named = objectsOf(entry['media']).flatMap((one): readonly Named[] => {
    const [path, kind] = [textOf(one['file_path']), reasonOfMime(textOf(one['mime_type']))];
    return path === null ? leftOut.add(kind) : [{ path, kind, alt: textOf(one['alt_text']) ?? '' }];
  });
  return attached(named, leftOut);
};

const countAside = (entry: Fields, leftOut: LeftOut): void => {
  if (fieldsOf(entry['location_json']) ?? numberOf(entry['latitude'])) leftOut.add('place');
  if (textOf(entry['prompt_text']) !== null) leftOut.add('prompt');
  if (fieldsOf(entry['weather_json'])) leftOut.add('context');
};

type Read = Readonly<{ journal: string | null; accountZone: string; leftOut: LeftOut }>;

const readEntry = (entry: Fields, { journal, accountZone, leftOut }: Read) => {
  countAside(entry, leftOut);
  const [text, media] = [wordsOf(entry), mediaOf(entry, leftOut)];
  const moment = momentAt(
    msOf(textOf(entry['entry_datetime_utc']) ?? ''),
    textOf(entry['entry_timezone']),
    accountZone,
  );
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const mood = textOf(fieldsOf(entry['mood_log'])?.['mood_name']);
  const sourceId = text === '' ? idOfAttached(media) : null;
  const marks = marksOf(false, entry['is_pinned']);
  return entryOf({ ...moment, ...media, ...marks, text, journal, mood, tags: textsOf(entry['tags']), sourceId });
};

/** Its archive: `data.json` beside a folder of media. Its entries have no ids there. */
export const journiv: SourceParser = {
  source: 'journiv',
  recognises: (files) => files.some((file) => journalsIn(file).some((journal) => entriesIn(journal).length > 0)),
  parse: (files, { timeZone: accountZone }) => {
    const leftOut = createLeftOut();
    const entries = files.flatMap(journalsIn).flatMap((journal) => {
      const read = { journal: textOf(journal['title']), accountZone, leftOut };
      return entriesIn(journal).flatMap((entry) => readEntry(entry, read));
    });
    return { entries, leftOut: leftOut.counts };
  },
};
