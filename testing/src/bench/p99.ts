/** The figure that 99 of 100 stay within. */
export const p99 = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.99)] ?? Number.NaN;
