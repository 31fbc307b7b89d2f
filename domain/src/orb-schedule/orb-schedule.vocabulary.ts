import type { RunValues } from '#orb-run/orb-run.vocabulary.ts';
import type { ReminderSchedule } from '#reminder/reminder.vocabulary.ts';

// Stored exactly as written here: permanent.
export const orbFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type OrbFrequency = (typeof orbFrequencies)[number];
/** When an orb reads on its own: due as a reminder is. */
export type OrbTimes = Extract<ReminderSchedule, { frequency: OrbFrequency }>;

/**
 * What is read at each time, besides the person's own text, never private thoughts. `recentThoughts`: those of the last `lookBackDays` days; `activeThreads`: all of
 * threads that have one from these days; of too many the latest `maxThoughts`.
 */
export type OrbLookBack = Readonly<{
  recentThoughts: boolean;
  activeThreads: boolean;
  lookBackDays: number;
  maxThoughts: number;
}>;
export type OrbScheduleWords = Readonly<{ text: string; values: RunValues }>;

export const maxLookBackDays = 366;
export const defaultLookBack: OrbLookBack = {
  recentThoughts: true,
  activeThreads: false,
  lookBackDays: 7,
  maxThoughts: 40,
};
