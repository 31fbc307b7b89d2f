import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import type { TimelineItem } from '#features/thoughts/list/timeline.ts';
import { storedUserId } from '#lib/session/session.ts';

/** What this device knows of the one note on stones: under which thought it stood on a day (YYYY-MM-DD), or that it is over. */
export type StoneNote = Readonly<{ day: string; thoughtId: string }> | 'over' | null;

/** Somebody with more thoughts has met their stones, on another device. */
const mostThoughts = 9;

export const stoneNoteFrom = (stored: string | null): StoneNote => {
  if (stored === 'over') return 'over';
  const [day, thoughtId] = stored?.split(' ') ?? [];
  return day && thoughtId ? { day, thoughtId } : null;
};

const key = () => `stoneNote:${storedUserId() ?? ''}`;
export const storedStoneNote = (): StoneNote => stoneNoteFrom(deviceStorage.getItem(key()));
export const storeStoneNote = (note: Exclude<StoneNote, null>): void =>
  deviceStorage.setItem(key(), note === 'over' ? note : `${note.day} ${note.thoughtId}`);

/** The thought to note the first cut stone under: the newest that has one, for the rest of that day; null once it was, or for somebody who knows them. `open`: there are more thoughts than these. */
export const notedThought = (
  note: StoneNote,
  { timeline, today, open }: Readonly<{ timeline: readonly TimelineItem[]; today: string; open: boolean }>,
): string | null => {
  if (note === 'over' || (note && note.day !== today)) return null;
  if (note) return note.thoughtId;
  if (open || timeline.length > mostThoughts) return null;
  return timeline.flatMap((item) => ('card' in item && item.card.mood !== null ? item.card.thoughtId : []))[0] ?? null;
};
