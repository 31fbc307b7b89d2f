/**
 * What a clock in an IANA zone shows at an instant, to the second. Both in ms: the instant since 1970, the showing as the instant at which a clock in
 * UTC shows the same.
 */
export const wallClockAt = (instant: number, timeZone: string): number => {
  const [month = 1, day = 1, year = 1970, hour, minute, second] = (formatIn(timeZone).format(instant).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** What the clock of a zone is ahead of UTC by at an instant, both in ms. */
export const offsetAt = (instant: number, timeZone: string): number => wallClockAt(instant, timeZone) - Math.floor(instant / 1_000) * 1_000;

/**
 * When the clock of a zone shows something, both in ms (see `wallClockAt`): the first time, when the clock is put back over it; as much later as was
 * skipped, when the clock is put forward over it.
 */
export const instantAt = (showing: number, timeZone: string): number => {
  const offsets = [offsetAt(showing - dayMs, timeZone), offsetAt(showing + dayMs, timeZone)];
  const early = showing - Math.max(...offsets);
  return wallClockAt(early, timeZone) === showing ? early : showing - Math.min(...offsets);
};

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

// Making a format costs a thousand times more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', {
    timeZone, calendar: 'gregory', hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
};
