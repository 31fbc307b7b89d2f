import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { rankBetween, rankOneStep } from '@ecrin/domain/thread/thread-rank.ts';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { useMoveThreadMutation } from './threads.api.ts';

/** Moves threads among each other. Only the one that moves is written, between its new neighbours. */
export const useMoveThread = (threads: readonly ThreadCard[]) => {
  const [move] = useMoveThreadMutation();
  const told = useCommandFeedback();
  const moveTo = (threadId: string, rank: string) => void told(move({ threadId, rank }).unwrap());
  const oneFurther = (threadId: string, way: 'up' | 'down') => {
    const rank = rankOneStep(threads, threadId, way);
    return rank === null ? null : () => moveTo(threadId, rank);
  };
  return {
    movesOf: (threadId: string) => ({ up: oneFurther(threadId, 'up'), down: oneFurther(threadId, 'down') }),
    /** Puts one in the place of another: before it when it came from below, after it when it came from above. */
    drop: (threadId: string, onto: string) => {
      const placeOf = (id: string) => threads.findIndex((thread) => thread.threadId === id);
      const [from, rest] = [placeOf(threadId), threads.filter((thread) => thread.threadId !== threadId)];
      if (from !== -1 && threadId !== onto)
        moveTo(
          threadId,
          rankBetween(rest[placeOf(onto) - 1]?.rank ?? null, rest[placeOf(onto)]?.rank ?? null, threadId),
        );
    },
  };
};
