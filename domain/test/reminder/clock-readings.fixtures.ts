// An independent oracle for due times: a clock is simulated, and nothing is calculated with offsets.

const [quarterMs, hourMs] = [900_000, 3_600_000];

/**
 * When a clock first shows each quarter of an hour, in both columns ms; `shown` as if the clock were in UTC. A skipped quarter has the time it would
 * have without the change.
 */
export type ClockReading = Readonly<{ shown: number; at: number }>;

/** Simulates the clock of a zone for some years, from the first second (UTC) of one of them on. */
export const watchClock = (timeZone: string, fromYear: number, years: number): readonly ClockReading[] => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const look = (at: number): number => Date.parse(`${clock.format(at).replace(' ', 'T')}:00Z`);
  const [from, until] = [Date.UTC(fromYear), Date.UTC(fromYear + years)];
  const showings: ClockReading[] = [];
  let latest = look(from) - quarterMs;
  const note = (at: number, shown: number): void => {
    for (let next = latest + quarterMs; next <= shown; next += quarterMs)
      showings.push({ shown: next, at: next === shown ? at : at + (next - latest - quarterMs) });
    latest = Math.max(latest, shown);
  };
  for (let [at, shown] = [from, look(from)]; at < until; at += hourMs) {
    const anHourLater = look(at + hourMs);
    const runsOn = anHourLater === shown + hourMs;
    for (let more = 0; more < hourMs; more += quarterMs) note(at + more, runsOn ? shown + more : look(at + more));
    shown = anHourLater;
  }
  return showings;
};
