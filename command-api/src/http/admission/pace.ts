/** However far behind readers are, so many changes a second go on. */
const leastPerSecond = 50;
/** How strongly the pace follows how far behind readers are, and how fast that grows; what one step changes at most, as a power of e either way. */
const [byDistance, byGrowth, longestStep] = [0.3, 0.6, 0.3];

const next = (pressure: number, growth: number, current: number): number => {
  const step = byDistance * (1 - pressure) - byGrowth * growth;
  return Math.max(leastPerSecond, current * Math.exp(Math.min(longestStep, Math.max(-longestStep, step))));
};

/** A pace that keeps the pressure at 1, as long as there is any; `null`: none is needed. */
export const createPace = () => {
  let [perSecond, last]: [number | null, number] = [null, 0];

  return {
    perSecond: () => perSecond,
    /** `measured`: changes a second that came in lately. */
    follow: (pressure: number, measured: number): void => {
      const growth = pressure - last;
      last = pressure;
      if (perSecond === null) perSecond = pressure > 1 ? Math.max(leastPerSecond, measured) : null;
      else perSecond = next(pressure, growth, perSecond);
      // Those who come are fewer than could: nothing needs to wait.
      if (perSecond !== null && pressure < 0.5 && perSecond > 2 * measured) perSecond = null;
    },
  };
};
