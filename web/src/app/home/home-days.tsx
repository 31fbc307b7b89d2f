import { memo } from 'react';
import { ThoughtGroups } from '#features/thoughts/list/thought-groups.tsx';
import type { TimelineItem } from '#features/thoughts/list/timeline.ts';
import { useStoneNote } from './stone-note/stone-note-part.tsx';

type HomeDaysProps = Readonly<{ timeline: readonly TimelineItem[]; today: string; open: boolean }>;

/** Today, then the days before; rendered again only when they change, and not for each answer that the rest of home waits for. `open`: the last day shown may have more. */
export const HomeDays = memo(({ timeline, today, open }: HomeDaysProps) => (
  <ThoughtGroups items={timeline} by="day" open={open} today={today} under={useStoneNote({ timeline, today, open })} />
));
