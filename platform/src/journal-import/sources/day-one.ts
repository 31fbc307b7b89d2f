import type { ZipPlace } from '#ports/journal-reader.ts';
import { attached, isEmpty, type Named } from '../attached.ts';
import { byEnd, endOf } from '../entry-sounds.ts';
import {
  fieldsOf,
  listOf,
  numberOf,
  objectsOf,
  parseFields,
  parseJson,
  textOf,
  textsOf,
  type Fields,
} from '../json.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, marksOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

/** What Day One escapes; any other backslash is the person's own. */
const escaped = /\\([\\.()!\-[\]#*_+{}>~`])/gu;
/** « ![](dayone-moment://ID) », « ![](dayone-moment:/audio/ID) »; in older entries « ![](photos/MD5.jpeg) », or the MD5 alone. */
const embedded =
  /!\[[^[\]]{0,1000}\]\((?:dayone-moment:\/{1,2}(?:[A-Za-z]{1,30}\/)?(?<id>[^)\s/]{1,100})|(?:photos|audios|videos|pdfs)\/(?<file>[^)\s.]{1,100})[^)\s]{0,20}|DAYONE_PHOTO:(?<linked>[^)\s]{1,100}))\)|DAYONE_PHOTO:(?<bare>[0-9A-Fa-f]{32})/gu;
const innerLink = /\[([^[\]]{0,1000})\]\(dayone2?:\/\/[^)\s]{0,300}\)/gu;
const media = [
  ['videos', 'video'],
  ['pdfAttachments', 'file'],
] as const;

const journalOf = ({ text }: TextFile): Fields | null => {
  const found = parseFields(text);
  return found && Array.isArray(found['entries']) && fieldsOf(found['metadata']) !== null ? found : null;
};

/** Only entries with a date in UTC: jrnl has entries too. */
const isDayOne = (journal: Fields): boolean =>
  listOf(journal['entries']).every((entry) => textOf(fieldsOf(entry)?.['creationDate']) !== null);

/** The words of an entry of which only the formatted text is there. */
const richWords = (rich: unknown): string =>
  listOf(fieldsOf(parseJson(textOf(rich) ?? ''))?.['contents'])
    .map((part) => textOf(fieldsOf(part)?.['text']) ?? '')
    .join('');

const textIn = (entry: Fields): string => textOf(entry['text']) ?? richWords(entry['richText']);
const wordsOf = (entry: Fields): string =>
  textIn(entry)
    .replaceAll(embedded, '')
    .replaceAll(innerLink, '$1')
    .replaceAll('\u200B', '')
    .replaceAll(escaped, '$1')
    .trim();

const countAside = (entry: Fields, leftOut: LeftOut): void => {
  for (const [field, reason] of media) leftOut.add(reason, listOf(entry[field]).length);
  if (fieldsOf(entry['location'])) leftOut.add('place');
  for (const field of ['weather', 'userActivity']) if (fieldsOf(entry[field])) leftOut.add('context');
};

const folders = [
  ['photos', 'picture'],
  ['audios', 'sound'],
] as const;
type Media = Named & Readonly<{ keys: readonly string[] }>;

/** In the order in which the entry shows them; their files are named by what is in them. */
const ownMedia = (entry: Fields): readonly Media[] =>
  folders.flatMap(([folder, kind]) =>
    objectsOf(entry[folder])
      .toSorted((one, other) => (numberOf(one['orderInEntry']) ?? 0) - (numberOf(other['orderInEntry']) ?? 0))
      .map((one) => {
        const [md5, id] = [textOf(one['md5']) ?? '', textOf(one['identifier']) ?? ''];
        const path = `${folder}/${md5}.${textOf(one['type']) ?? textOf(one['format']) ?? ''}`;
        return { path, kind, keys: [id, md5].filter((key) => key !== '') };
      }),
  );

type ByKey = ReadonlyMap<string, Media>;
/** Of all entries, those that are there: one may show what belongs to another. */
const mediaByKey = (entries: readonly Fields[], places: ReadonlyMap<string, ZipPlace>): ByKey => {
  const there = byEnd(places);
  const found = entries.flatMap(ownMedia).filter(({ path }) => there.has(endOf(path)));
  return new Map(found.flatMap((one) => one.keys.map((key) => [key, one] as const)));
};

/** Its own, and what it shows of other entries. */
const mediaOf = (entry: Fields, all: ByKey): readonly Named[] => {
  const own = ownMedia(entry);
  const known = new Set(own.flatMap(({ keys }) => keys));
  const shown = [...textIn(entry).matchAll(embedded)].flatMap(({ groups = {} }) => {
    const key = groups['id'] ?? groups['file'] ?? groups['linked'] ?? groups['bare'] ?? '';
    return known.has(key) ? [] : (all.get(key) ?? []);
  });
  return [...own, ...new Set(shown)];
};

type Read = Readonly<{ journal: string; accountZone: string; all: ByKey; leftOut: LeftOut }>;

const readEntry = (entry: Fields, { journal, accountZone, all, leftOut }: Read) => {
  countAside(entry, leftOut);
  const zone = textOf(entry['timeZone']) ?? textOf(fieldsOf(entry['location'])?.['timeZoneName']);
  const moment = momentAt(Date.parse(textOf(entry['creationDate']) ?? ''), zone, accountZone);
  const text = wordsOf(entry);
  const media = attached(mediaOf(entry, all), leftOut);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const hourless = entry['isAllDay'] === true;
  const sourceId = textOf(entry['uuid']);
  const marks = marksOf(entry['starred'], entry['isPinned'] ?? entry['pinned']);
  return entryOf({ ...moment, ...media, ...marks, hourless, text, journal, sourceId, tags: textsOf(entry['tags']) });
};

/** The JSON export: one file a journal. The day of an entry is that of its own zone. */
export const dayOne: SourceParser = {
  source: 'day-one',
  recognises: (files) =>
    files.some((file) => {
      const journal = journalOf(file);
      return journal !== null && isDayOne(journal);
    }),
  parse: (files, { timeZone, media: places }) => {
    const leftOut = createLeftOut();
    const all = mediaByKey(
      files.flatMap((file) => objectsOf(journalOf(file)?.['entries'])),
      places,
    );
    const entries = files.flatMap((file) => {
      const journal =
        file.path
          .split('/')
          .at(-1)
          ?.replace(/\.json$/iu, '') ?? '';
      return objectsOf(journalOf(file)?.['entries']).flatMap((entry) =>
        readEntry(entry, { journal, accountZone: timeZone, all, leftOut }),
      );
    });
    return { entries, leftOut: leftOut.counts };
  },
};
