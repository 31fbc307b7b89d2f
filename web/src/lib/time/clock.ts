import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import { dayOfPart, dayPartOf } from '@ecrin/domain/goal/day-part.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { useEffect, useSyncExternalStore } from 'react';

export { deviceZone } from '@ecrin/browser/time/device-zone.ts';

/** The browser's clock: read nowhere else. */
export const now = () => new Date().toISOString();
const today = () => calendarDay(now(), deviceZone());

const beatMs = 15_000;
const onBeat = (listener: () => void) => {
  const beat = setInterval(listener, beatMs);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(beat);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The person's calendar day, YYYY-MM-DD; updated at midnight and when the page becomes visible. */
export const useToday = () => useSyncExternalStore(onBeat, today);

/** The current half-hour of this device's clock. */
export const halfHour = () => {
  const at = new Date();
  return `${today()}T${at.getHours()}:${at.getMinutes() < 30 ? '00' : '30'}`;
};
/** Queries that depend on the start of the person's day are keyed by it. */
export const useHalfHour = () => useSyncExternalStore(onBeat, halfHour);

/** The day of an instant in its own time zone, when days begin `dayStart` minutes after midnight. */
export const personalDayOf = (instant: string, timeZone: string, dayStart: number) =>
  dayOfPart(dayPartOf(instant, timeZone), [{ fromDay: '', minutes: dayStart }]);
/** The person's current day, when days begin `dayStart` minutes after midnight. */
export const personalDay = (dayStart: number) => personalDayOf(now(), deviceZone(), dayStart);
/** How many minutes after its midnight it is in the person's current day; past 1,440 when their day goes on into the next. */
export const minutesOfPersonalDay = (dayStart: number) => {
  const at = new Date();
  return at.getHours() * 60 + at.getMinutes() + (personalDay(dayStart) < today() ? 1_440 : 0);
};
export const usePersonalDay = (dayStart: number) => useSyncExternalStore(onBeat, () => personalDay(dayStart));

/** Whether an instant (ISO 8601) is more than `ms` ago; checked again every 15 s. */
export const useLongSince = (instant: string | null, ms: number) =>
  useSyncExternalStore(onBeat, () => instant !== null && Date.parse(now()) - Date.parse(instant) > ms);

/** An instant that many seconds ahead, in ms since 1970. */
export const secondsAhead = (seconds: number) => Date.now() + seconds * 1_000;

const onTick = (listener: () => void) => {
  const tick = setInterval(listener, 250);
  return () => clearInterval(tick);
};
/** Whole seconds until an instant (ms since 1970); 0 once it has passed. */
export const useSecondsUntil = (instant: number) =>
  useSyncExternalStore(onTick, () => Math.max(0, Math.ceil((instant - Date.now()) / 1_000)));

type DebouncedEffectOptions = Readonly<{ value: string; known: string; ms: number; act: (value: string) => void }>;
/** Calls `act` once the value has not changed for `ms`; not when it is back at `known`. */
export const useDebouncedEffect = ({ value, known, ms, act }: DebouncedEffectOptions) =>
  useEffect(() => {
    if (value === known) return undefined;
    const timer = setTimeout(() => act(value), ms);
    return () => clearTimeout(timer);
  });
