export const minuteMs = 60_000;
export const dayMs = 86_400_000;

// Days (YYYY-MM-DD) compare as text, and so do instants: ISO 8601 in UTC with milliseconds.
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

export const msBetween = (earlier: string, later: string): number => Date.parse(later) - Date.parse(earlier);

export const addMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
