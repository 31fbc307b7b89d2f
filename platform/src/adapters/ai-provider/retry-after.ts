const day = 24 * 60 * 60_000;

/** The wait an answer asks for, as seconds or a date, in ms; at most a day. `now` in ms. */
export const retryAfterOf = (
  headers: Readonly<{ get: (name: string) => string | null }> | undefined,
  now: number,
): number => {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  const text = headers?.get('retry-after') ?? '';
  const seconds = text === '' ? Number.NaN : Number(text);
  const wait = [exact, seconds * 1_000, Date.parse(text) - now].find((ms) => Number.isFinite(ms)) ?? 0;
  return Math.min(Math.max(Math.ceil(wait), 0), day);
};
