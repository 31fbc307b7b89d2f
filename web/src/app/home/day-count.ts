import { thoughtsIn, type TimelineItem } from '#features/thoughts/list/timeline.ts';
import type { useThoughtList } from '#features/thoughts/list/use-thought-list.ts';

type ListState = Pick<ReturnType<typeof useThoughtList>, 'thoughts' | 'more' | 'failed' | 'stale'>;
type Sources = Readonly<{
  list: ListState;
  timeline: readonly TimelineItem[];
  today: string;
  /** By the server, by day; undefined until it has answered. */ counted: Readonly<Record<string, number>> | undefined;
}>;

/** Whether the loaded list holds all of today's thoughts. */
const holdsToday = ({ list, timeline, today }: Sources) => {
  if (list.thoughts === null || list.more === null) return list.thoughts !== null;
  const oldest = timeline.findLast((item) => 'card' in item);
  return oldest !== undefined && oldest.day < today;
};

const isUnsent = (item: TimelineItem) => 'device' in item && item.device.state !== 'received';

/** How many thoughts of a day have not reached the server. */
export const unsentOn = (timeline: readonly TimelineItem[], of: string): number =>
  thoughtsIn(timeline.filter((item) => item.day === of && isUnsent(item)));

/** How many thoughts today has; null while that is unknown. An empty day of a list that could not be loaded again proves nothing. */
export const countToday = (of: Sources, online: boolean): number | null => {
  const { list, timeline, today, counted } = of;
  const items = timeline.filter(({ day }) => day === today);
  if (holdsToday(of)) return items.length === 0 && (list.stale || !online) ? null : thoughtsIn(items);
  return counted ? Math.max(thoughtsIn(items), (counted[today] ?? 0) + unsentOn(timeline, today)) : null;
};

/** Why today is not counted. */
export const whyUnknown = ({ failed, stale }: ListState, online: boolean): 'offline' | 'failed' | 'loading' => {
  if (!online) return 'offline';
  return failed || stale ? 'failed' : 'loading';
};
