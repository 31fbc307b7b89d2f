/** `count` heights in 0…1, each the loudest of its share of `peaks` (0…100); quiet ones stay visible as a dot. */
export const barHeights = (peaks: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_none, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const until = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(0.06, Math.min(1, Math.max(0, ...peaks.slice(from, until)) / 100));
  });

/** The bars as one path of upright strokes on a grid of `count` × 100. */
export const barsPath = (bars: readonly number[]): string =>
  bars.map((height, index) => `M${index + 0.5} ${(50 - height * 42).toFixed(1)}v${(height * 84).toFixed(1)}`).join('');
