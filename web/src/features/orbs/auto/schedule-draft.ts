import type { OrbSchedule, SetOrbScheduleRequest } from '@ecrin/contracts/orb/orb-schedule.ts';
import { maxReadThoughts, type RecentSources, type RunValues } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import {
  defaultLookBack,
  maxLookBackDays,
  type OrbFrequency,
  type OrbLookBack,
  type OrbTimes,
} from '@ecrin/domain/orb-schedule/orb-schedule.vocabulary.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';

/** The fields of every frequency: switching back to one finds its values again. `time`: HH:MM; figures as they are typed. */
export type ScheduleDraft = Readonly<{
  frequency: OrbFrequency;
  dayOfWeek: number;
  dayOfMonth: number;
  time: string;
  recentThoughts: boolean;
  activeThreads: boolean;
  lookBackDays: string;
  maxThoughts: string;
  text: string;
  values: RunValues;
}>;

/** Sunday evening, over the week. */
const firstTimes = { frequency: 'weekly', dayOfWeek: 7, dayOfMonth: 1, hour: 19, minute: 0 } as const;

/** `schedule` null: a new one. */
export const draftOf = (schedule: OrbSchedule | null): ScheduleDraft => {
  const { frequency, dayOfWeek, dayOfMonth, hour, minute } = { ...firstTimes, ...schedule?.times };
  const { lookBackDays, maxThoughts, ...chosen } = schedule?.lookBack ?? defaultLookBack;
  return {
    ...chosen,
    frequency,
    dayOfWeek,
    dayOfMonth,
    time: formatMinutesOfDay(hour * 60 + minute),
    lookBackDays: String(lookBackDays),
    maxThoughts: String(maxThoughts),
    text: schedule?.text ?? '',
    values: schedule?.values ?? {},
  };
};

/** null while the time is none. */
const timesOf = ({ frequency, dayOfWeek, dayOfMonth, time }: ScheduleDraft): OrbTimes | null => {
  const minutes = parseMinutesOfDay(time);
  if (minutes === null) return null;
  const at = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  if (frequency === 'weekly') return { frequency, dayOfWeek, ...at };
  return frequency === 'monthly' ? { frequency, dayOfMonth, ...at } : { frequency, ...at };
};

/** null: it is empty, or not from 1 to that. */
export const within = (text: string, most: number): number | null => {
  const figure = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : 0;
  return figure >= 1 && figure <= most ? figure : null;
};

const lookBackOf = (draft: ScheduleDraft): OrbLookBack | null => {
  const lookBackDays = within(draft.lookBackDays, maxLookBackDays);
  const maxThoughts = within(draft.maxThoughts, maxReadThoughts);
  const { recentThoughts, activeThreads } = draft;
  return lookBackDays && maxThoughts ? { recentThoughts, activeThreads, lookBackDays, maxThoughts } : null;
};

export type ReadSchedule = Readonly<{ times: OrbTimes; lookBack: OrbLookBack }>;

/** null while a field is empty or outside what is possible. */
export const readDraft = (draft: ScheduleDraft): ReadSchedule | null => {
  const [times, lookBack] = [timesOf(draft), lookBackOf(draft)];
  return times && lookBack && { times, lookBack };
};

export const requestOf = (draft: ScheduleDraft, timeZone: string): SetOrbScheduleRequest | null => {
  const read = readDraft(draft);
  return read && { ...read, timeZone, text: draft.text, values: { ...draft.values } };
};

/** What it would read today. */
export const recentSources = (lookBack: OrbLookBack, today: string): RecentSources => ({
  kind: 'recent',
  from: dayPlus(today, -lookBack.lookBackDays),
  thoughts: lookBack.recentThoughts,
  threads: lookBack.activeThreads,
  most: lookBack.maxThoughts,
});

/** The same as the query of an estimate; null where only the own text is read. */
export const recentQuery = ({ from, thoughts, threads, most }: RecentSources, characters: number): string => {
  const recent = thoughts && threads ? 'both' : thoughts ? 'thoughts' : 'threads';
  const own = { characters: String(characters) };
  const query = thoughts || threads ? { recent, from, most: String(most), ...own } : own;
  return new URLSearchParams(query).toString();
};

/** On average. */
export const runsPerMonth: Readonly<Record<OrbFrequency, number>> = { daily: 30.4, weekly: 4.35, monthly: 1 };
