const dayMs = 86_400_000;

/** The instant at which a clock of an IANA zone shows the same time a calendar day later; what a clock change leaves out is as much later. */
export const sameTimeTomorrow = (instant: string, timeZone: string): string => {
  const shown = Date.parse(instant) + offsetMs(Date.parse(instant), timeZone) + dayMs;
  // Either offset that holds around then; where both do, the clock shows that time twice, and the first counts.
  const candidates = [dayMs, -dayMs].map((around) => shown - offsetMs(shown + around, timeZone));
  const exact = candidates.filter((candidate) => candidate + offsetMs(candidate, timeZone) === shown);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)).toISOString();
};

/** How far a zone's clocks are ahead of UTC. */
const offsetMs = (ms: number, timeZone: string): number => {
  const name = formatIn(timeZone).formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1_000 : 1_000) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
};

// Making a format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
};
