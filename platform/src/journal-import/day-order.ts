import { momentOnWall, type Moment } from './moments.ts';

/** Which of the first two numbers of a date is the day. */
export type DayOrder = 'day-first' | 'month-first';

/** The first two numbers of a date, and its year. */
type DateNumbers = readonly [first: number, second: number, year: number];

const changes = (numbers: readonly number[]): number =>
  numbers.filter((number, at) => at > 0 && number !== numbers[at - 1]).length;

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number >= Number(numbers[at - 1]));

/**
 * Decided for a whole file: a number above 12 is a day; else months go on within a year, or back where the latest may come first; else the day is the one that
 * changes more often. The method of whatsapp-chat-parser (MIT).
 */
export const dayOrderOf = (
  dates: readonly DateNumbers[],
  { isOldestFirst }: Readonly<{ isOldestFirst: boolean }>,
): DayOrder => {
  const [firsts, seconds] = [dates.map(([first]) => first), dates.map(([, second]) => second)];
  if (firsts.some((number) => number > 12)) return 'day-first';
  if (seconds.some((number) => number > 12)) return 'month-first';
  const goOn = (month: (date: DateNumbers) => number): boolean => {
    const months = dates.map((date) => 12 * date[2] + month(date));
    return isAscending(months) || (!isOldestFirst && isAscending(months.toReversed()));
  };
  const [isFirst, isSecond] = [goOn(([first]) => first), goOn(([, second]) => second)];
  if (isFirst !== isSecond) return isFirst ? 'month-first' : 'day-first';
  return changes(firsts) >= changes(seconds) ? 'day-first' : 'month-first';
};

type Time = Readonly<{ hour: number; minute: number; second: number }>;

/** The three numbers of a date in a file whose order is known; years of two digits are of this century. */
export const momentOfParts = (
  [first, second, year]: readonly [number, number, number],
  { order, time, zone }: Readonly<{ order: DayOrder; time: Time | null; zone: string }>,
): Moment | null => {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  return momentOnWall({ year: year < 100 ? 2_000 + year : year, month, day, ...time }, zone);
};
