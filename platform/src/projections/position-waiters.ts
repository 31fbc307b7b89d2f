/** Callers that wait for a model to reach a position. */
export type PositionWaiters = Readonly<{
  reach: (position: number) => void;
  /** True once the position is reached, false after `ms`. */
  waitFor: (position: number, ms: number) => Promise<boolean>;
  isAwaited: () => boolean;
}>;

export const createPositionWaiters = (): PositionWaiters => {
  const waiting = new Map<(reached: boolean) => void, number>();
  let reached = -1;
  return {
    reach: (position) => {
      reached = Math.max(reached, position);
      for (const [wake, wanted] of waiting) if (wanted <= reached) wake(true);
    },
    waitFor: (position, ms) => {
      if (position <= reached) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const wake = (inTime: boolean): void => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(inTime);
      };
      const timer = setTimeout(wake, ms, false);
      waiting.set(wake, position);
      return promise;
    },
    isAwaited: () => waiting.size > 0,
  };
};
