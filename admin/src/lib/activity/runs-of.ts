import type { Activity } from '@ecrin/contracts/activity/activity.ts';

/** So many like events that stand together are one row: two are as short as their row would be. */
const least = 3;

/** Of one kind, by one actor: what a single sentence says of all. */
const isLike = (one: Activity, other: Activity): boolean => one.type === other.type && one.actor === other.actor;

/** The events in their order, each once, in runs: like ones that stand together, any other by itself; all by themselves unless `grouped`. */
export const runsOf = (events: readonly Activity[], grouped: boolean): readonly (readonly Activity[])[] => {
  const runs: Activity[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (grouped && last?.[0] && isLike(last[0], event)) last.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => (run.length < least ? run.map((event) => [event]) : [run]));
};
