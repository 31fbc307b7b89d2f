import { dayMs, minuteMs } from '#time/instant.ts';
import { instantFromWallClock, wallClockAt } from '#time/wall-clock.ts';
import type { QuietHours } from '../notification.vocabulary.ts';

const minutesADay = 1_440;
const upTo = (from: number, to: number): number => (to - from + minutesADay) % minutesADay;

/** When the quiet hours at an instant (both ISO 8601) end; null: none apply. From a minute to the same one there are none. */
export const quietUntil = ({ from, to, timeZone }: QuietHours, now: string): string | null => {
  const instant = Date.parse(now);
  const minute = Math.floor(wallClockAt(instant, timeZone) / minuteMs);
  const since = upTo(from, minute % (dayMs / minuteMs));
  if (since >= upTo(from, to)) return null;
  const until = instantFromWallClock((minute - since + upTo(from, to)) * minuteMs, timeZone);
  // Where clocks are set back over their end, they ended the first time.
  return until > instant ? new Date(until).toISOString() : null;
};
