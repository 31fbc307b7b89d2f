/** Instants are ISO 8601 in UTC with milliseconds: they compare as text. */
export const notAfter = (latest: string, instant: string): string => (instant > latest ? latest : instant);

export const msBetween = (earlier: string, later: string): number => Date.parse(later) - Date.parse(earlier);
