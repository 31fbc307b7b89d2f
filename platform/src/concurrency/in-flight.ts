/** Tracks work in progress, so that closing can wait for it. */
export type InFlight = Readonly<{
  track: <Answer>(work: Promise<Answer>) => Promise<Answer>;
  settled: () => Promise<void>;
}>;

export const createInFlight = (): InFlight => {
  const open = new Set<Promise<void>>();
  return {
    track: (work) => {
      const done = work
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => open.delete(done));
      open.add(done);
      return work;
    },
    settled: async () => {
      await Promise.all(open);
    },
  };
};
