import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { earliestYear, latestYear } from '@ecrin/domain/time/years.ts';
import { z } from 'zod';
import { day } from '#time/days.ts';
import { thoughtCard, threadOfThought } from './thought.ts';

const year = z.coerce.number().int().min(earliestYear).max(latestYear);
export const yearParams = z.object({ year });
export const monthParams = z.object({ year, month: z.coerce.number().int().min(1).max(12) });

/** Days begin `dayStart` minutes after midnight. */
export const yearQuery = z.strictObject({
  dayStart: z.coerce.number().int().min(0).max(latestDayStart).multipleOf(dayStartStep).default(0),
});

/** How many a mood has; `none`: no mood yet. */
const moodCounts = z.record(z.string(), z.number().int());

/** `words`: the most frequent ones, in how many thoughts each is. `reread`: none is private, and of none the words may call for help. */
const highlights = {
  words: z.array(z.object({ word: z.string(), thoughts: z.number().int() })),
  reread: z.array(z.object({ why: z.enum(['first', 'longest', 'favorite']), thought: thoughtCard })),
};

/** `GET /years/:year/months/:month`. */
export const monthFigures = z.object(highlights);
export type MonthFigures = z.infer<typeof monthFigures>;

/** `GET /years/:year`: what the client's thoughts of a year are, by their own days. */
export const yearFigures = z.object({
  year: z.number().int(),
  /** Of the first thought of all; null without any. */
  firstYear: z.number().int().nullable(),
  total: z.number().int(),
  /** Days that have thoughts, with these by mood. */
  days: z.record(z.string(), moodCounts),
  /** Those with thoughts of the year, the fullest first; `months`: thoughts in each of the twelve. */
  threads: z.array(threadOfThought.extend({ total: z.number().int(), months: z.array(z.number().int()) })),
  /** `weeks`: from Monday to Sunday, as far as they are of the year. `longest`: the thought with the most voice; `sound`: it can be listened to. */
  voice: z.object({
    ms: z.number().int(),
    weeks: z.array(z.object({ from: day, ms: z.number().int() })),
    longest: z.object({ thoughtId: z.string(), day, ms: z.number().int(), sound: z.boolean() }).nullable(),
  }),
  ...highlights,
});
export type YearFigures = z.infer<typeof yearFigures>;
