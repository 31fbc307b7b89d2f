import { attached, isEmpty, type Named } from '../attached.ts';
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
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

/** What Day One escapes; any other backslash is the person's own. */
const escaped = /\\([\\.()!\-[\]#*_+{}>~`])/gu;
const embedded = /!\[[^\]]*\]\(dayone-moment:[^)\s]*\)/gu;
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

const wordsOf = (entry: Fields): string =>
  (textOf(entry['text']) ?? richWords(entry['richText']))
    .replaceAll(embedded, '')
    .replaceAll(innerLink, '$1')
    .replaceAll('\u200B', '')
    .replaceAll(escaped, '$1')
    .trim();

const countAside = (entry: Fields, leftOut: LeftOut): void => {
  for (const [field, reason] of media) leftOut.add(reason, listOf(entry[field]).length);
  if (fieldsOf(entry['location'])) leftOut.add('place');
  for (const field of ['weather', 'userActivity']) if (fieldsOf(entry[field])) leftOut.add('context');
  if (entry['starred'] === true) leftOut.add('star');
};

const folders = [
  ['photos', 'picture'],
  ['audios', 'sound'],
] as const;
/** In the order in which the entry shows them; their files are named by what is in them. */
const mediaOf = (entry: Fields): readonly Named[] =>
  folders.flatMap(([folder, kind]) =>
    objectsOf(entry[folder])
      .toSorted((one, other) => (numberOf(one['orderInEntry']) ?? 0) - (numberOf(other['orderInEntry']) ?? 0))
      .map((one) => ({
        path: `${folder}/${textOf(one['md5']) ?? ''}.${textOf(one['type']) ?? textOf(one['format']) ?? ''}`,
        kind,
      })),
  );

type Read = Readonly<{ journal: string; accountZone: string; leftOut: LeftOut }>;

const readEntry = (entry: Fields, { journal, accountZone, leftOut }: Read) => {
  countAside(entry, leftOut);
  const zone = textOf(entry['timeZone']) ?? textOf(fieldsOf(entry['location'])?.['timeZoneName']);
  const moment = momentAt(Date.parse(textOf(entry['creationDate']) ?? ''), zone, accountZone);
  const text = wordsOf(entry);
  const media = attached(mediaOf(entry), leftOut);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const hourless = entry['isAllDay'] === true;
  const sourceId = textOf(entry['uuid']);
  return entryOf({ ...moment, ...media, hourless, text, journal, sourceId, tags: textsOf(entry['tags']) });
};

/** The JSON export: one file a journal. The day of an entry is that of its own zone. */
export const dayOne: SourceParser = {
  source: 'day-one',
  recognises: (files) =>
    files.some((file) => {
      const journal = journalOf(file);
      return journal !== null && isDayOne(journal);
    }),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files.flatMap((file) => {
      const journal =
        file.path
          .split('/')
          .at(-1)
          ?.replace(/\.json$/iu, '') ?? '';
      return objectsOf(journalOf(file)?.['entries']).flatMap((entry) =>
        readEntry(entry, { journal, accountZone: timeZone, leftOut }),
      );
    });
    return { entries, leftOut: leftOut.counts };
  },
};
