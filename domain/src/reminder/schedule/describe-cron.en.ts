import {
  isOne,
  listed,
  rareDayOf,
  stepOf,
  rangesOf,
  type CronDays,
  type CronHours,
  type CronTimes,
} from './cron-summary.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekday = (day: number): string => weekdays[day - 1] ?? '';
const month = (number: number): string => months[number - 1] ?? '';
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (day: number): string => `${day}${endings[ordinals.select(day)] ?? ''}`;

export const timesInEnglish = (times: CronTimes): string => {
  if (times.kind === 'at') return `at ${listed(times.times, 'and')}`;
  if (times.kind === 'every-hours') return everyHours(times);
  if (times.kind === 'every-minutes') return `${everyMinutes(times)}${within(times.hours, ' ')}`;
  return `at minutes ${minuteList(times.minutes)}${ofEachHour(times.hours)}${within(times.hours, ', ')}`;
};

type Of<Kind extends CronTimes['kind']> = Extract<CronTimes, { kind: Kind }>;

const everyHours = ({ step, minute, hours }: Of<'every-hours'>): string => {
  if (hours.kind === 'all') return minute === 0 ? 'every hour' : `every hour, at minute ${minute}`;
  return `${step === 1 ? 'every hour' : `every ${step} hours`}${within(hours, ' ')}`;
};

const everyMinutes = ({ step, from, hours }: Of<'every-minutes'>): string => {
  if (step === 1) return 'every minute';
  return `every ${step} minutes${from === 0 || hours.kind === 'within' ? '' : ` from minute ${from}${ofEachHour(hours)}`}`;
};

const minuteList = (minutes: readonly number[]): string =>
  listed(
    rangesOf(minutes).map((some) => (isOne(some) ? `${some.first}` : `${some.first} to ${some.last}`)),
    'and',
  );

const ofEachHour = (hours: CronHours): string =>
  hours.kind === 'all' || (hours.kind === 'within' && hours.oneIn === 1) ? ' of every hour' : '';

const within = (hours: CronHours, before: string): string => {
  if (hours.kind === 'all') return '';
  if (hours.kind === 'some') return `, in the hours beginning at ${listed(hours.beginning, 'and')}`;
  const ranges = listed(
    hours.ranges.map((some) => (isOne(some) ? `at ${some.first}` : `from ${some.first} to ${some.last}`)),
    'and',
  );
  return hours.oneIn === 1 ? `${before}${ranges}` : `, one hour in ${fractions[hours.oneIn] ?? hours.oneIn}, ${ranges}`;
};
const fractions: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

/** `isAllDay`: the times cover the whole day, so that “every day” can be omitted. Empty where nothing needs saying. */
export const daysInEnglish = (days: CronDays, isAllDay: boolean): string => {
  const { daysOfMonth, daysOfWeek, months: some } = days;
  const everyDay = isAllDay ? '' : 'every day';
  const day = daysOfMonth || daysOfWeek ? dayOf(days) : everyDay;
  const rareDay = rareDayOf(days);
  if (rareDay !== null) return `on the ${ordinal(rareDay)}, in months that have one`;
  return dates(days) ?? [day, some ? inMonths(some) : ''].filter((part) => part !== '').join(', ');
};

/** “on 25 December”. */
const dates = ({ daysOfMonth, daysOfWeek, months: some }: CronDays): string | null => {
  const [only, ...more] = daysOfMonth ?? [];
  if (only === undefined || more.length > 0 || daysOfWeek || !some || some.length > 3) return null;
  return `on ${listed(
    some.map((number) => `${only} ${month(number)}`),
    'and',
  )}`;
};

const dayOf = ({ daysOfMonth, daysOfWeek, months: some, either }: CronDays): string => {
  const ofMonth = some ? 'of the month' : 'of each month';
  if (!daysOfMonth || !daysOfWeek) return daysOfMonth ? inMonth(daysOfMonth, ofMonth) : inWeek(daysOfWeek ?? []);
  if (either) return `${inMonth(daysOfMonth, ofMonth)} and also ${inWeek(daysOfWeek)}`;
  return `${inWeek(daysOfWeek)}, when it is the ${listed(daysOfMonth.map(ordinal), 'or')} of the month`;
};

const inWeek = (days: readonly number[]): string => {
  const ranges = rangesOf(days);
  if (ranges.every(isOne))
    return `on ${listed(
      days.map((day) => `${weekday(day)}s`),
      'and',
    )}`;
  return listed(
    ranges.map((some) =>
      isOne(some) ? `on ${weekday(some.first)}s` : `from ${weekday(some.first)} to ${weekday(some.last)}`,
    ),
    'and',
  );
};

const inMonth = (days: readonly number[], ofMonth: string): string => {
  const [step, ranges, first = 0, last = first] = [stepOf(days) ?? 1, rangesOf(days), days[0], days.at(-1)];
  if (step > 1 && days.length > 4)
    return `every ${step} days from the ${ordinal(first)} to the ${ordinal(last)} ${ofMonth}`;
  if (ranges.every(isOne)) return `on the ${listed(days.map(ordinal), 'and')} ${ofMonth}`;
  return `${listed(
    ranges.map((some) =>
      isOne(some) ? `on the ${ordinal(some.first)}` : `from the ${ordinal(some.first)} to the ${ordinal(some.last)}`,
    ),
    'and',
  )} ${ofMonth}`;
};

const inMonths = (some: readonly number[]): string => {
  const ranges = rangesOf(some);
  if (ranges.every(isOne)) return `in ${listed(some.map(month), 'and')}`;
  return listed(
    ranges.map((range) =>
      isOne(range) ? `in ${month(range.first)}` : `from ${month(range.first)} to ${month(range.last)}`,
    ),
    'and',
  );
};
