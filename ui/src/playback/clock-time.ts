const two = (figure: number) => String(figure).padStart(2, '0');

/** Milliseconds as a player shows them: 0:07, 12:40, 1:02:03. */
export const clockTime = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, two(seconds % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};
