import { htmlText } from '../html-text.ts';
import { fieldsOf, objectsOf, parseFields, parseJson, textOf, textsOf, type Fields } from '../json.ts';
import { momentOfIso } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const isEntry = (entry: Fields): boolean =>
  textOf(entry['date']) !== null && (textOf(entry['html']) !== null || textOf(entry['heading']) !== null);

/** One file of a range, or one a day. */
const entriesIn = ({ text }: TextFile): readonly Fields[] => {
  if (!/^\s*[[{]/u.test(text.slice(0, 1_000))) return [];
  const found = parseFields(text) ?? parseJson(text);
  return objectsOf(Array.isArray(found) ? found : [found]).filter(isEntry);
};

const readEntry = (entry: Fields, zone: string, leftOut: LeftOut) => {
  const text = [entry['heading'], entry['html']]
    .map((part) => htmlText(textOf(part) ?? ''))
    .filter((part) => part !== '')
    .join('\n\n');
  if (fieldsOf(entry['location']) || textOf(entry['location'])) leftOut.add('place');
  const moment = momentOfIso(textOf(entry['date']) ?? '', zone);
  if (text === '') return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return entryOf({ ...moment, text, tags: [...textsOf(entry['tags']), ...textsOf(entry['people'])] });
};

/** The JSON export of Diarium: the day and hour of the wall, without a zone. */
export const diarium: SourceParser = {
  source: 'diarium',
  recognises: (files) => files.some((file) => entriesIn(file).length > 0),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files.flatMap(entriesIn).flatMap((entry) => readEntry(entry, timeZone, leftOut));
    return { entries, leftOut: leftOut.counts };
  },
};
