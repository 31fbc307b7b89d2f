import { LRUCache } from 'lru-cache';
import type { AnswerElsewhere, QueryAnswer } from './answer-query.ts';

type Asked = Parameters<AnswerElsewhere>;

/** In ms, and how many at most. */
const remembered = { max: 10_000, ttl: 10 * 60_000 };

/** Whose answer, by who asks and for what: the same page of the same list. */
const keyOf = ([query, asked, { clientId, adminId }]: Asked): string =>
  JSON.stringify([query, asked, clientId, adminId]);

/**
 * Queries whose answers held the thread of the API: asked again they are answered beside it, where others do not wait for them, and are refused once even that
 * thread hangs at them.
 */
export const createMovedQueries = () => {
  const moved = new LRUCache<string, 'moved' | 'refused'>(remembered);
  const waiting = new Map<string, Promise<QueryAnswer | null>>();
  return {
    move: (...asked: Asked): void => void moved.set(keyOf(asked), 'moved'),
    /** null: it was never found to take long. */
    stateOf: (...asked: Asked): 'moved' | 'refused' | null =>
      moved.size === 0 ? null : (moved.get(keyOf(asked)) ?? null),
    /** While there is one, nobody else waits behind it. */
    areWaiting: (): boolean => waiting.size > 0,
    /** The same one asked twice is answered once. null: it cannot be asked now. */
    ask: (asked: Asked, ask: () => Promise<QueryAnswer | null> | null): Promise<QueryAnswer | null> | null => {
      const key = keyOf(asked);
      const answer = waiting.get(key) ?? ask()?.finally(() => waiting.delete(key)) ?? null;
      if (answer) waiting.set(key, answer);
      return answer;
    },
    /** The thread hangs at one of those that wait. */
    refuseWaiting: (): void => {
      for (const key of waiting.keys()) moved.set(key, 'refused');
    },
  };
};
