import { dayMs } from './instant.ts';

/**
 * What a clock in an IANA zone shows at an instant, to the second. Both in ms: the instant since 1970, the showing as the instant at which a clock in
 * UTC shows the same.
 */
export const wallClockAt = (instant: number, timeZone: string): number => {
  const [month = 1, day = 1, year = 1970, hour, minute, second] = (
    formatIn(timeZone).format(instant).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** What the clock of a zone is ahead of UTC by at an instant, both in ms. */
export const offsetAt = (instant: number, timeZone: string): number =>
  wallClockAt(instant, timeZone) - Math.floor(instant / 1_000) * 1_000;

/** A clock that is changed once at most. `at`: the instant of the change; offsets in ms. */
export type ClockTransition = Readonly<{ before: number; after: number; at: number }>;

/** How the clock of a zone runs between two instants (ms), not more than three days apart: no zone changes its clock twice so soon. */
export const clockTransitionBetween = (from: number, until: number, timeZone: string): ClockTransition => {
  const [before, after] = [offsetAt(from, timeZone), offsetAt(until, timeZone)];
  if (before === after) return { before, after, at: from };
  let [early, late] = [from, until];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle, timeZone) === before) early = middle;
    else late = middle;
  }
  return { before, after, at: late };
};

/**
 * When such a clock shows something, both in ms (see `wallClockAt`): the first time, when it is put back over it; as much later as was skipped, when it
 * is put forward over it.
 */
export const instantFromTransition = ({ before, after, at }: ClockTransition, showing: number): number => {
  const [first, second] = [showing - before, showing - after];
  return first < at || second < at ? first : second;
};

/** When the clock of a zone shows something, both in ms; skipped and repeated times as for `instantBy`. */
export const instantFromWallClock = (showing: number, timeZone: string): number =>
  instantFromTransition(clockTransitionBetween(showing - dayMs, showing + dayMs, timeZone), showing);

// Making a format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
};
