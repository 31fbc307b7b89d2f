import { objectsOf, parseFields, textOf, textsOf } from '../json.ts';
import { momentOfIso } from '../moments.ts';
import { createLeftOut, entryOf, marksOf, type SourceParser, type TextFile } from '../source.ts';

const entriesOf = ({ text }: TextFile) =>
  objectsOf(parseFields(text)?.['entries']).filter(
    (entry) => textOf(entry['date']) !== null && textOf(entry['body']) !== null,
  );

/** The JSON export of jrnl: date and time of the wall, without a zone. */
export const jrnl: SourceParser = {
  source: 'jrnl',
  recognises: (files) => files.some((file) => entriesOf(file).length > 0),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files.flatMap(entriesOf).flatMap((entry) => {
      const text = [textOf(entry['title']) ?? '', textOf(entry['body']) ?? '']
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('\n\n');
      const moment = momentOfIso(`${textOf(entry['date'])} ${textOf(entry['time']) ?? ''}`, timeZone);
      if (text === '') return leftOut.add('empty');
      if (!moment) return leftOut.add('undated');
      const marks = marksOf(entry['starred'], false);
      return entryOf({ ...moment, ...marks, text, tags: textsOf(entry['tags']).map((tag) => tag.replace(/^@/u, '')) });
    });
    return { entries, leftOut: leftOut.counts };
  },
};
