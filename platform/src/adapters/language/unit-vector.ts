/** The vector scaled to length 1; null when it has no direction. */
export const unitVector = (numbers: readonly number[]): Float32Array | null => {
  const length = Math.hypot(...numbers);
  return length > 0 && Number.isFinite(length) ? Float32Array.from(numbers, (number) => number / length) : null;
};
