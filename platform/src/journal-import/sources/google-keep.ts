import { attached, isEmpty, type Named } from '../attached.ts';
import { fieldsOf, listOf, numberOf, objectsOf, parseFields, textOf, type Fields } from '../json.ts';
import { momentAt } from '../moments.ts';
import { createLeftOut, entryOf, reasonOfMime, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

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

const filesOf = (note: Fields): readonly Named[] =>
  objectsOf(note['attachments']).map((one) => ({
    path: textOf(one['filePath']) ?? '',
    kind: reasonOfMime(textOf(one['mimetype'])),
  }));

const readNote = (note: Fields, accountZone: string, leftOut: LeftOut) => {
  if (note['isTrashed'] === true) return leftOut.add('deleted');
  const media = attached(filesOf(note), leftOut);
  if (note['isPinned'] === true) leftOut.add('star');
  // Of links, what they led to.
  leftOut.add('context', objectsOf(note['annotations']).length);
  const micros = numberOf(note['createdTimestampUsec']) ?? numberOf(note['userEditedTimestampUsec']) ?? Number.NaN;
  const moment = momentAt(micros / 1_000, null, accountZone);
  const text = wordsOf(note);
  if (isEmpty(text, media)) return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const tags = listOf(note['labels']).flatMap((label) => textOf(fieldsOf(label)?.['name']) ?? []);
  return entryOf({ ...moment, ...media, text, tags, sourceId: `${micros}/${textOf(note['title']) ?? ''}` });
};

/** Google Takeout: one JSON file a note, each with a twin in HTML that is not read. Notes in the bin do not come. */
export const googleKeep: SourceParser = {
  source: 'google-keep',
  recognises: (files) => files.some((file) => noteOf(file) !== null),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files
      .filter(({ path }) => /\.json$/iu.test(path))
      .flatMap((file) => {
        const note = noteOf(file);
        if (!note) leftOut.add('unreadable');
        return note ? readNote(note, timeZone, leftOut) : [];
      });
    return { entries, leftOut: leftOut.counts };
  },
};
