import { dayPartOf } from '@ecrin/domain/goal/day-part.ts';
import type { ThoughtOrigin } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { ThoughtCardDocument } from './thought-card.model.ts';

/** What is shown of where a thought came from: the first place, also after a move from one Écrin to another. */
export const importedAs = ({
  source,
  first = source,
  hourless,
}: ThoughtOrigin): Pick<ThoughtCardDocument, 'importedFrom' | 'hourless'> => ({
  importedFrom: first,
  ...(hourless && { hourless }),
});

type Moment = Pick<ThoughtCardDocument, 'occurredAt' | 'timeZone'>;

/** Dated by the person, it has an hour. */
export const datedHere = (
  { hourless: _unknown, ...card }: ThoughtCardDocument,
  { occurredAt, timeZone }: Moment,
): ThoughtCardDocument => ({
  ...card,
  occurredAt,
  timeZone,
  day: calendarDay(occurredAt, timeZone),
  dayPart: dayPartOf(occurredAt, timeZone),
});
