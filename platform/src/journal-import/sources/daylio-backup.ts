import type { JournalEntry } from '#ports/journal-reader.ts';
import { attached } from '../attached.ts';
import { htmlText } from '../html-text.ts';
import { listOf, numberOf, objectsOf, parseFields, textOf, type Fields } from '../json.ts';
import { momentAtOffset, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

/** `backup.daylio`: JSON in base64, in lines. */
const backupIn = ({ text }: TextFile): Fields | null => {
  if (!/^[A-Za-z0-9+/\r\n]{20}/u.test(text.slice(0, 100))) return null;
  const found = parseFields(Buffer.from(text, 'base64').toString());
  return found && Array.isArray(found['dayEntries']) ? found : null;
};

/** Of moods that nobody renamed, the best first. */
const groups = ['rad', 'good', 'meh', 'bad', 'awful'];
const moodNames = (backup: Fields): ReadonlyMap<unknown, string> =>
  new Map(
    objectsOf(backup['customMoods']).map(({ id, custom_name: name, mood_group_id: group }) => [
      id,
      textOf(name)?.trim() || (groups[(numberOf(group) ?? 0) - 1] ?? ''),
    ]),
  );
const tagNames = (backup: Fields): ReadonlyMap<unknown, string> =>
  new Map(objectsOf(backup['tags']).map(({ id, name }) => [id, textOf(name) ?? '']));

/** Named by what is in them, in folders of their year and month. */
const assetPaths = (backup: Fields, paths: readonly string[]): ReadonlyMap<unknown, string> => {
  const byName = new Map(paths.map((path) => [path.split('/').at(-1)?.split('.')[0] ?? '', path]));
  return new Map(objectsOf(backup['assets']).map(({ id, checksum }) => [id, byName.get(textOf(checksum) ?? '') ?? '']));
};

const momentOf = (entry: Fields, zone: string): Moment | null =>
  momentAtOffset(numberOf(entry['datetime']) ?? Number.NaN, numberOf(entry['timeZoneOffset']) ?? 0, zone);

type Names = Readonly<{
  moods: ReadonlyMap<unknown, string>;
  tags: ReadonlyMap<unknown, string>;
  files: ReadonlyMap<unknown, string>;
  zone: string;
}>;
const filled = (parts: readonly string[]): readonly string[] => parts.filter((part) => part !== '');

/** A day without a note has its mood and what was done. */
const wordsOf = (entry: Fields, others: readonly string[]): string =>
  filled([entry['note_title'], entry['note']].map((part) => htmlText(textOf(part) ?? ''))).join('\n\n') ||
  others.join(' · ');

const readEntry = (
  entry: Fields,
  { moods, tags: names, files, zone }: Names,
  leftOut: LeftOut,
): readonly JournalEntry[] => {
  const mood = moods.get(entry['mood']) ?? '';
  const tags = filled(listOf(entry['tags']).map((id) => names.get(id) ?? ''));
  const media = attached(
    listOf(entry['assets']).map((id) => ({ path: files.get(id) ?? '', kind: 'picture' })),
    leftOut,
  );
  const text = wordsOf(entry, filled([mood, tags.join(', ')]));
  const moment = momentOf(entry, zone);
  if (text === '') return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  const id = numberOf(entry['id']);
  return [
    entryOf({ ...moment, ...media, text, mood: mood || null, tags, sourceId: id === null ? null : `backup/${id}` }),
  ];
};

/** The backup of Daylio, which says more than its CSV: names of moods and what was done are beside the entries. */
export const daylioBackup: SourceParser = {
  source: 'daylio',
  recognises: (files) => files.some((file) => backupIn(file) !== null),
  parse: (files, { timeZone: zone, media }) => {
    const leftOut = createLeftOut();
    const entries = files.flatMap((file) => {
      const backup = backupIn(file);
      if (!backup) return [];
      leftOut.add('goal', objectsOf(backup['goals']).length);
      const names = {
        moods: moodNames(backup),
        tags: tagNames(backup),
        files: assetPaths(backup, [...media.keys()]),
        zone,
      };
      return objectsOf(backup['dayEntries']).flatMap((entry) => readEntry(entry, names, leftOut));
    });
    return { entries, leftOut: leftOut.counts };
  },
};
