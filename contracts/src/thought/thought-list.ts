import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { composed } from '@ecrin/domain/text/visible-text.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { givenDay } from '#time/days.ts';
import { foundThought } from './thought.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const many = <Values extends z.ZodType>(values: Values) =>
  z.union([values, z.array(values)]).transform((value) => (Array.isArray(value) ? value : [value]));

export const listThoughtsQuery = z.strictObject({
  q: z.string().max(200).optional(),
  category: many(z.enum(categories)).optional(),
  mood: many(z.enum(moods)).optional(),
  tag: many(z.string().max(40).transform(composed)).optional(),
  status: many(z.enum(statusLabels)).optional(),
  thread: many(z.uuidv7()).optional(),
  pinned: flag.optional(),
  private: flag.optional(),
  withoutAi: flag.optional(),
  audio: flag.optional(),
  /** Only those with two open versions. */
  twoVersions: z.literal('true').optional(),
  /** Days, YYYY-MM-DD, both inclusive. They begin `dayStart` minutes after midnight; calendar days by default. */
  from: givenDay.optional(),
  to: givenDay.optional(),
  dayStart: z.coerce.number().int().min(0).max(latestDayStart).multipleOf(dayStartStep).default(0),
  /** Newest first by default, and where a server cannot tell which are the most relevant for `q`. */
  order: z.enum(['newest', 'oldest', 'relevance']).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** How far the total of a list is counted. */
export const mostCounted = 1_000;

/** `total`: how many match the filters and the words of the search; where there are more than `mostCounted`, that many, and `totalIsExact` is false. `order`: as listed. By relevance there is one page: those with the words, and some that are near by meaning. */
export const thoughtList = z.object({
  items: z.array(foundThought),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  totalIsExact: z.boolean(),
  order: z.enum(['newest', 'oldest', 'relevance']),
});
export type ThoughtList = z.infer<typeof thoughtList>;

/** `GET /thoughts/counts`: same filters; how many thoughts each choice has, and thoughts per day over `from`…`to`. */
export const thoughtCounts = z.object({
  total: z.number().int(),
  mood: z.record(z.string(), z.number()),
  category: z.record(z.string(), z.number()),
  status: z.record(z.string(), z.number()),
  tag: z.record(z.string(), z.number()),
  /** By thread id. */
  thread: z.record(z.string(), z.number()),
  day: z.record(z.string(), z.number()),
  pinned: z.number().int(),
  private: z.number().int(),
  withoutAi: z.number().int(),
  audio: z.number().int(),
});
export type ThoughtCounts = z.infer<typeof thoughtCounts>;
