import { attached, isEmpty } from '../attached.ts';
import { htmlText } from '../html-text.ts';
import { fieldsOf, numberOf, parseFields, textOf, textsOf, type Fields } from '../json.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, marksOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const entryIn = ({ text }: TextFile): Fields | null => {
  const found = parseFields(text);
  return found && numberOf(found['date_journal']) !== null ? found : null;
};
/** Beyond it is Journey's sign for no place, or no temperature. */
const [noPlace, noDegree] = [1e6, 1e5];

const countAside = (entry: Fields, leftOut: LeftOut): void => {
  if ((numberOf(entry['lat']) ?? noPlace) < noPlace) leftOut.add('place');
  if (isWeather(fieldsOf(entry['weather']) ?? {})) leftOut.add('context');
  if (isSaid(entry['music_title'])) leftOut.add('context');
};

const isSaid = (field: unknown): boolean => (textOf(field) ?? '') !== '';
const isWeather = ({ degree_c: degree, description }: Fields): boolean =>
  (numberOf(degree) ?? noDegree) < noDegree || isSaid(description);

/** A name or a number, in one of two fields; nought is none. */
const moodOf = (entry: Fields): string | null => {
  for (const field of ['mood', 'sentiment']) {
    const [name, value] = [textOf(entry[field])?.trim() ?? '', numberOf(entry[field]) ?? 0];
    if (name !== '') return name;
    if (value > 0) return `${field} ${value}`;
  }
  return null;
};

const readEntry = (entry: Fields, zone: string, leftOut: LeftOut) => {
  countAside(entry, leftOut);
  const moment = momentAt(numberOf(entry['date_journal']) ?? Number.NaN, textOf(entry['timezone']), zone);
  const text = htmlText(textOf(entry['text']) ?? '');
  // Sounds are among them.
  const media = attached(
    textsOf(entry['photos']).map((path) => ({ path })),
    leftOut,
  );
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return entryOf({
    ...moment,
    ...media,
    ...marksOf(entry['favourite'], false),
    text,
    mood: moodOf(entry),
    tags: textsOf(entry['tags']),
    sourceId: textOf(entry['id']),
    journal: textOf(entry['folder']),
  });
};

/** The archive of Journey: one JSON file an entry, its words in HTML. */
export const journey: SourceParser = {
  source: 'journey',
  recognises: (files) => files.some((file) => entryIn(file) !== null),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files.flatMap((file) => {
      const entry = entryIn(file);
      return entry ? readEntry(entry, timeZone, leftOut) : [];
    });
    return { entries, leftOut: leftOut.counts };
  },
};
