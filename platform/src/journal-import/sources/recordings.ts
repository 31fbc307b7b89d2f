import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { ZipPlace } from '#ports/journal-reader.ts';
import { momentOfIso, momentOfName, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type SourceParser } from '../source.ts';

/** What the archive says of when a file was changed: a clock without a zone. */
const momentOfChange = ({ changed }: ZipPlace, zone: string): Moment | null => momentOfIso(changed, zone);

/** The name says it best; where it has a day alone, the hour may be that of the file. */
const momentOf = (path: string, place: ZipPlace, zone: string): Moment | null => {
  const [named, changed] = [momentOfName(path, zone), momentOfChange(place, zone)];
  if (!named) return changed;
  const isOfThatDay = changed && place.changed.startsWith(calendarDay(named.occurredAt, zone));
  return named.hourless && isOfThatDay ? changed : named;
};

const folderOf = (path: string): string | null => path.split('/').slice(0, -1).at(-1) ?? null;

/** A folder of recordings: each becomes a thought of the time at which it was made. */
export const recordings: SourceParser = {
  source: 'recordings',
  recognises: (_files, sounds) => sounds.size > 0,
  parse: (_files, { timeZone, media, sounds }) => {
    const leftOut = createLeftOut();
    leftOut.add('picture', [...media.keys()].filter((path) => !sounds.has(path)).length);
    const entries = [...sounds].flatMap(([path, place]) => {
      const moment = momentOf(path, place, timeZone);
      if (!moment) return leftOut.add('undated');
      const dated = momentOfName(path, timeZone) === null ? ({ datedByFile: true } as const) : {};
      return entryOf({ ...moment, ...dated, text: '', sounds: [path], journal: folderOf(path), sourceId: path });
    });
    return { entries, leftOut: leftOut.counts };
  },
};
