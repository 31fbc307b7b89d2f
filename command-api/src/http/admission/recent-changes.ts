/** Over which changes of a client are counted, in ms. */
const windowMs = 1_000;
/** How much the last measurement counts. */
const newestShare = 0.3;

/** Who changed how much lately. */
export const createRecentChanges = () => {
  const byClient = new Map<string, number>();
  const state = { sinceMeasured: 0, measuredAt: -Infinity, clearedAt: -Infinity, inWindow: 0, wasQuiet: true, rate: 0 };

  const beginWindow = (now: number): void => {
    byClient.clear();
    Object.assign(state, { wasQuiet: state.inWindow === 0, inWindow: 0, clearedAt: now });
  };
  return {
    /** Returns how many the client had in this window before. */
    add: (clientId: string): number => {
      const before = byClient.get(clientId) ?? 0;
      byClient.set(clientId, before + 1);
      state.sinceMeasured += 1;
      state.inWindow += 1;
      return before;
    },
    measure: (now: number): void => {
      const measured = (state.sinceMeasured * 1_000) / Math.max(1, now - state.measuredAt);
      state.rate = measured * newestShare + state.rate * (1 - newestShare);
      Object.assign(state, { sinceMeasured: 0, measuredAt: now });
      if (now - state.clearedAt >= windowMs) beginWindow(now);
    },
    perSecond: (): number => state.rate,
    /** Nothing was changed in a whole window. */
    isQuiet: (): boolean => state.wasQuiet && state.inWindow === 0,
  };
};
