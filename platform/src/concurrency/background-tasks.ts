/** Work that nothing waits for, and whose failure does no harm: it is done again later. */
export type BackgroundTasks = Readonly<{
  start: (work: () => Promise<void>) => void;
  /** Resolves when no task is running any more. */
  end: () => Promise<void>;
}>;

export const createBackgroundTasks = (): BackgroundTasks => {
  const underWay = new Set<Promise<void>>();
  return {
    start: (work) => {
      const done: Promise<void> = work()
        .catch(() => undefined)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    end: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};
