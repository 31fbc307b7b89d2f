/**
 * A rank is a fraction written in digits 0–z after an implied point: between any two there is always another one, so moving a thread
 * changes that thread only, and two concurrent moves of two threads both take effect.
 */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const base = digits.length;
/** Digits of the thread's own id that end its rank: two threads moved into one gap concurrently get different ranks. */
const ownDigits = 4;

/** As stored: not empty, and not ending in 0, otherwise no rank could sort before it. */
export const isThreadRank = (text: string): boolean => /^[0-9a-z]{0,199}[1-9a-z]$/u.test(text);

/** A new thread comes last: version 7 ids grow with time. */
export const firstThreadRank = (threadId: string): string =>
  `${threadId.replaceAll('-', '').toLowerCase().slice(0, 12)}${own(threadId)}`;

/** Ends in 1, so that no rank ends in 0. */
const own = (threadId: string): string => `${threadId.replaceAll('-', '').toLowerCase().slice(-ownDigits)}1`;

/** A rank between two others; null stands for the beginning and the end. Equal or crossed neighbours: right after the first. */
export const rankBetween = (before: string | null, after: string | null, threadId: string): string => {
  const low = before ?? '';
  const high = after !== null && after > low ? after : null;
  return `${between(low, high)}${own(threadId)}`;
};

/** A prefix p such that, whatever follows it, low < p… < high. */
const between = (low: string, high: string | null): string => {
  let prefix = '';
  for (let place = 0; ; place += 1) {
    const from = digitAt(low, place);
    const to = high === null || !high.startsWith(prefix) ? base : digitAt(high, place);
    const middle = Math.floor((from + to) / 2);
    if (middle > from) return prefix + digits[middle];
    prefix += digits[from] ?? '0';
  }
};

const digitAt = (rank: string, place: number): number => Math.max(0, digits.indexOf(rank.charAt(place) || '0'));

type Ranked = Readonly<{ threadId: string; rank: string }>;
/** The one sort order of threads. */
export const byRank = (one: Ranked, other: Ranked): number => {
  if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1;
  return one.threadId < other.threadId ? -1 : 1;
};

const rankAt = (threads: readonly Ranked[], place: number): string | null => threads[place]?.rank ?? null;

/** The rank that moves a thread one place up or down; null at the ends. `threads`: in their order. */
export const rankOneStep = (threads: readonly Ranked[], threadId: string, way: 'up' | 'down'): string | null => {
  const [place, rest] = [
    threads.findIndex((thread) => thread.threadId === threadId),
    threads.filter((thread) => thread.threadId !== threadId),
  ];
  const after = way === 'up' ? place - 1 : place + 1;
  if (place === -1 || after < 0 || after > rest.length) return null;
  return rankBetween(rankAt(rest, after - 1), rankAt(rest, after), threadId);
};
