import { attached, isEmpty, kindOfPath, type Named } from '../attached.ts';
import { htmlText } from '../html-text.ts';
import { fieldsOf, numberOf, objectsOf, parseFields, parseJson, textOf, textsOf, type Fields } from '../json.ts';
import { momentOfIso } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const isEntry = (entry: Fields): boolean =>
  textOf(entry['date']) !== null && (textOf(entry['html']) !== null || textOf(entry['heading']) !== null);

/** « media/2024-01-15_233000000/photo.jpg »: what is attached is in the folder of the moment of its entry. */
const attachment = /(?:^|\/)media\/(?<end>(?<stamp>\d{4}-\d\d-\d\d_\d{9})\/[^/]+)$/u;
/** To the millisecond, in digits. */
const momentIn = (date: string): string => date.replaceAll(/\D/gu, '').padEnd(17, '0').slice(0, 17);

/** One file of a range, or one a day. */
const entriesIn = ({ path, text }: TextFile): readonly Fields[] => {
  if (attachment.test(path) || !/^\s*[[{]/u.test(text.slice(0, 1_000))) return [];
  const found = parseFields(text) ?? parseJson(text);
  return objectsOf(Array.isArray(found) ? found : [found]).filter(isEntry);
};

/** Each is given once: `rest` is what no entry took. */
const createAttachments = (paths: readonly string[]) => {
  const all = paths.toSorted().flatMap((path) => {
    const { end = '', stamp = '' } = attachment.exec(path)?.groups ?? {};
    return end === '' ? [] : [{ path: end, moment: momentIn(stamp) }];
  });
  const byMoment = Map.groupBy(all, ({ moment }) => moment);
  return {
    take: (date: string): readonly Named[] => {
      const found = byMoment.get(momentIn(date)) ?? [];
      byMoment.delete(momentIn(date));
      return found;
    },
    rest: () => [...byMoment.values()].flat(),
  };
};

const isThere = (value: unknown): boolean => (fieldsOf(value) ?? (textOf(value) || null)) !== null;
/** Trackers are « name: value », where a name may have colons too. */
const countAside = (entry: Fields, leftOut: LeftOut): void => {
  if (isThere(entry['location'])) leftOut.add('place');
  for (const field of ['weather', 'sun', 'lunar']) if (isThere(entry[field])) leftOut.add('context');
  leftOut.add('context', textsOf(entry['tracker']).length);
  // Of its database.
  leftOut.add('file', numberOf(entry['attachments']) ?? 0);
};

const mostStars = 5;
/** One star to five; nought is none. */
const moodOf = (entry: Fields): string | null => {
  const stars = Math.min(mostStars, Math.trunc(numberOf(entry['rating']) ?? 0));
  return stars > 0 ? '★'.repeat(stars) : null;
};

type Attached = Pick<Parameters<typeof entryOf>[0], 'pictures' | 'sounds'>;

const readEntry = (
  entry: Fields,
  { media, zone, leftOut }: Readonly<{ media: Attached; zone: string; leftOut: LeftOut }>,
) => {
  const text = [entry['heading'], entry['html']]
    .map((part) => htmlText(textOf(part) ?? ''))
    .filter((part) => part !== '')
    .join('\n\n');
  countAside(entry, leftOut);
  const date = textOf(entry['date']) ?? '';
  const moment = momentOfIso(date, zone);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const tags = [...textsOf(entry['tags']), ...textsOf(entry['people'])];
  return entryOf({ ...moment, ...media, text, tags, mood: moodOf(entry), sourceId: text === '' ? date : null });
};

/** The JSON export of Diarium, or its database as such: the day and hour of the wall, without a zone, and beside it what is attached. */
export const diarium: SourceParser = {
  source: 'diarium',
  recognises: (files) => files.some((file) => entriesIn(file).length > 0),
  parse: (files, { timeZone: zone, paths }) => {
    const leftOut = createLeftOut();
    const attachments = createAttachments(paths);
    const entries = files.flatMap(entriesIn).flatMap((entry) => {
      const media = attached(attachments.take(textOf(entry['date']) ?? ''), leftOut);
      return readEntry(entry, { media, zone, leftOut });
    });
    for (const { path } of attachments.rest()) leftOut.add(kindOfPath(path));
    return { entries, leftOut: leftOut.counts };
  },
};
