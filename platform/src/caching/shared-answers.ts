import { LRUCache } from 'lru-cache';

/** Asks once per key: concurrent and later callers get the same answer, unless it was evicted. A failure is not cached. */
export const createSharedAnswers = <Value>(maxCached: number) => {
  const cached = new LRUCache<string, Promise<Value>>({ max: maxCached });
  return (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const before = cached.get(key);
    if (before) return before;
    const answer = ask();
    cached.set(key, answer);
    // Only this one: the key may have been evicted and asked for again since.
    answer.catch(() => cached.peek(key) === answer && cached.delete(key));
    return answer;
  };
};
