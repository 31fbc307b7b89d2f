import type { Cron } from './parse-cron.ts';

// The meaning of an expression, independent of language: lists, steps and ranges are described as such, however they were written.

export type CronRange<Value> = Readonly<{ first: Value; last: Value }>;
/** Times are HH:MM. */
export type CronTimes =
  | Readonly<{ kind: 'at'; times: readonly string[] }>
  /** Every so many minutes. `from`: the first minute of each hour. */
  | Readonly<{ kind: 'every-minutes'; step: number; from: number; hours: CronHours }>
  /** At these minutes of each hour, of which there are several and in no even step. */
  | Readonly<{ kind: 'at-minutes'; minutes: readonly number[]; hours: CronHours }>
  /** Every so many hours, at one minute. */
  | Readonly<{ kind: 'every-hours'; step: number; minute: number; hours: CronHours }>;
/** `within`: from the first time to the last of each; `oneIn`: leaving out hours between. `beginning`: when each hour begins. */
export type CronHours =
  | Readonly<{ kind: 'all' }>
  | Readonly<{ kind: 'within'; ranges: readonly CronRange<string>[]; oneIn: number }>
  | Readonly<{ kind: 'some'; beginning: readonly string[] }>;

/** Lists are null where every value is allowed. `either`: a day of one of two lists is enough. */
export type CronDays = Readonly<{
  daysOfMonth: readonly number[] | null;
  daysOfWeek: readonly number[] | null;
  months: readonly number[] | null;
  either: boolean;
}>;

const [fewTimes, someTimes, maxRanges] = [4, 8, 3];
const all: CronHours = { kind: 'all' };
const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Each unbroken run of values. */
export const runsOf = (values: readonly number[]): readonly CronRange<number>[] => {
  const runs: CronRange<number>[] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && run.last === value - 1) runs.splice(-1, 1, { first: run.first, last: value });
    else runs.push({ first: value, last: value });
  }
  return runs;
};

/** Ranges of three values and more, and all other values individually. */
export const rangesOf = (values: readonly number[]): readonly CronRange<number>[] =>
  runsOf(values).flatMap(({ first, last }) =>
    last === first + 1
      ? [
          { first, last: first },
          { first: last, last },
        ]
      : { first, last },
  );

/** The even step between three values or more; null when there is none. */
export const stepOf = ([first = 0, second = 0, ...rest]: readonly number[]): number | null => {
  const step = second - first;
  return rest.length > 0 && rest.every((value, place) => value === second + (place + 1) * step) ? step : null;
};

export const isOne = <Value>({ first, last }: CronRange<Value>): boolean => first === last;

/** `a, b and c`. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

export const timesOf = ({ minutes, hours }: Pick<Cron, 'minutes' | 'hours'>): CronTimes => {
  const times = hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute)));
  if (times.length <= fewTimes) return { kind: 'at', times };
  return minutes.length === 1 ? byHours(minutes[0] ?? 0, hours, times) : byMinutes(minutes, hours, times);
};

/** At one minute of several hours. */
const byHours = (minute: number, hours: readonly number[], times: readonly string[]): CronTimes => {
  if (hours.length === 24) return { kind: 'every-hours', step: 1, minute, hours: all };
  const step = stepOf(hours) ?? 1;
  const ranges = step > 1 ? [{ first: hours[0] ?? 0, last: hours.at(-1) ?? 0 }] : rangesOf(hours);
  const isShort = ranges.length <= maxRanges && ranges.some(({ first, last }) => last > first);
  if (!isShort) return { kind: 'at', times };
  return {
    kind: 'every-hours',
    step,
    minute,
    hours: {
      kind: 'within',
      oneIn: 1,
      ranges: ranges.map(({ first, last }) => ({ first: clock(first, minute), last: clock(last, minute) })),
    },
  };
};

/** At several minutes of one or more hours. */
const byMinutes = (minutes: readonly number[], hours: readonly number[], times: readonly string[]): CronTimes => {
  const step = evenStepOf(minutes, hours);
  if (step !== null) return { kind: 'every-minutes', step, from: minutes[0] ?? 0, hours: hoursOf(minutes, hours) };
  return times.length <= someTimes
    ? { kind: 'at', times }
    : { kind: 'at-minutes', minutes, hours: hoursOf(minutes, hours) };
};

/** A step that continues evenly over hours, or within a single hour. */
const evenStepOf = (minutes: readonly number[], hours: readonly number[]): number | null => {
  const step = minutes.length === 2 ? (minutes[1] ?? 0) - (minutes[0] ?? 0) : stepOf(minutes);
  return step !== null && (hours.length === 1 || step * minutes.length === 60) ? step : null;
};

const hoursOf = (minutes: readonly number[], hours: readonly number[]): CronHours => {
  if (hours.length === 24) return all;
  const [runs, oneIn] = [runsOf(hours), stepOf(hours) ?? 1];
  const ranges = oneIn > 1 ? [{ first: hours[0] ?? 0, last: hours.at(-1) ?? 0 }] : runs;
  if (runs.length > maxRanges && oneIn === 1) return { kind: 'some', beginning: hours.map((hour) => clock(hour, 0)) };
  return {
    kind: 'within',
    oneIn,
    ranges: ranges.map(({ first, last }) => ({
      first: clock(first, minutes[0] ?? 0),
      last: clock(last, minutes.at(-1) ?? 0),
    })),
  };
};

const unlessAll = (values: readonly number[], whole: number): readonly number[] | null =>
  values.length === whole ? null : values;

export const daysOf = ({ daysOfMonth, daysOfWeek, months, eitherDay }: Cron): CronDays => {
  const [byMonth, byWeek] = [unlessAll(daysOfMonth, 31), unlessAll(daysOfWeek, 7)];
  const every = eitherDay && (byMonth === null || byWeek === null);
  return {
    months: unlessAll(months, 12),
    daysOfMonth: every ? null : byMonth,
    daysOfWeek: every ? null : byWeek,
    either: eitherDay && !every,
  };
};

/** A day that not every month has, without other restrictions. */
export const rareDayOf = ({ daysOfMonth, daysOfWeek, months }: CronDays): number | null =>
  daysOfMonth?.length === 1 && !daysOfWeek && !months ? (daysOfMonth.find((day) => day > 28) ?? null) : null;
