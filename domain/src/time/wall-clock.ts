import { dayMs } from './instant.ts';
import { knownZone } from './known-zone.ts';

/**
 * The wall-clock time of an IANA zone at an instant, to the second. Both in ms: the instant since 1970, the wall-clock time as the instant at which a clock in
 * UTC shows the same.
 */
export const wallClockAt = (instant: number, timeZone: string): number => {
  const [month = 1, day = 1, year = 1970, hour, minute, second] = (
    formatIn(timeZone).format(instant).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The offset of a zone from UTC at an instant, both in ms. */
export const offsetAt = (instant: number, timeZone: string): number =>
  wallClockAt(instant, timeZone) - Math.floor(instant / 1_000) * 1_000;

/** A zone with one clock change at most. `at`: the instant of the change; offsets in ms. */
export type ClockTransition = Readonly<{ before: number; after: number; at: number }>;

/** The offsets of a zone between two instants (ms), not more than three days apart: no zone changes its clock twice so soon. */
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
 * The instant of a wall-clock time, both in ms (see `wallClockAt`): the first one when it is repeated; as much later as was skipped, when it
 * is skipped.
 */
export const instantFromTransition = ({ before, after, at }: ClockTransition, showing: number): number => {
  const [first, second] = [showing - before, showing - after];
  return first < at || second < at ? first : second;
};

/** The instant of a wall-clock time in a zone, both in ms; skipped and repeated times as for `instantBy`. */
export const instantFromWallClock = (showing: number, timeZone: string): number =>
  instantFromTransition(clockTransitionBetween(showing - dayMs, showing + dayMs, timeZone), showing);

// Creating a format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: knownZone(timeZone),
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
