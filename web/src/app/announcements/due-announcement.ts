import type { Announcement } from '@ecrin/contracts/broadcast/broadcast.ts';

/** The longest a timer waits, in ms: later times are looked at again. */
const longestWaitMs = 3_600_000;

/** The first one that is shown at an instant (ISO 8601) and was not closed here. */
export const dueAnnouncement = (
  announcements: readonly Announcement[],
  closed: ReadonlySet<string>,
  now: string,
): Announcement | null =>
  announcements.find(({ broadcastId, from, until }) => !closed.has(broadcastId) && from <= now && now < until) ?? null;

/** When that may change, in ms from then. */
export const nextChangeMs = (announcements: readonly Announcement[], now: string): number => {
  const waits = announcements
    .flatMap(({ from, until }) => [from, until])
    .filter((instant) => instant > now)
    .map((instant) => Date.parse(instant) - Date.parse(now));
  return Math.min(longestWaitMs, ...waits);
};
