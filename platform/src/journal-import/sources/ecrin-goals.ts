import { givenDay, weekday } from '@ecrin/contracts/time/days.ts';
import { instant } from '@ecrin/contracts/time/instant.ts';
import { goalAims, goalFrequencies, matchRules, maxGoals, maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import type { OwnGoal, OwnThread } from '#ports/journal-reader.ts';
import { objectsOf, type Fields } from '../json.ts';
import type { LeftOut } from '../source.ts';

/** Thirty years of days. */
const mostDays = 11_000;
const mostRevisions = 1_000;
const fewer = (most: number) => (of: Readonly<Record<string, unknown>>) => Object.keys(of).length <= most;

const range = z.object({ fromDay: givenDay, untilDay: givenDay.nullable() });
const ranges = z.array(range).max(mostRevisions);
const terms = z.object({
  frequency: z.enum(goalFrequencies),
  targetCount: z.int().min(1).max(maxGoalTarget),
  aim: z.enum(goalAims),
  endDay: givenDay.nullable(),
  restDays: z.array(weekday).max(7),
  filter: z
    .object({
      threadIds: z.array(z.uuidv7()).max(20),
      categories: z.array(z.enum(categories)),
      moods: z.array(z.enum(moods)),
      statuses: z.array(z.enum(statusLabels)),
    })
    .nullable(),
});
const goal = z.object({
  goalId: z.uuidv7(),
  title: z.string().min(1),
  description: z.string().nullable(),
  startDay: givenDay,
  setAt: instant,
  revisions: z
    .array(z.object({ fromDay: givenDay, terms, tags: z.array(z.string().max(40)).max(20) }))
    .min(1)
    .max(mostRevisions),
  matchRule: z.enum(matchRules),
  answers: z.record(z.uuidv7(), z.boolean()).refine(fewer(mostDays)),
  marks: z
    .record(
      givenDay,
      z.object({ mark: z.enum(['done', 'skipped', 'missed']), count: z.int().min(0).max(maxGoalTarget) }),
    )
    .refine(fewer(mostDays)),
  pauses: ranges,
  deactivations: ranges,
});

/** The goals of `ecrin.json`, with their history. One that is not as it should be is counted and left out, and those above as many as one may have. */
export const goalsIn = (
  data: Fields,
  threads: ReadonlyMap<string, OwnThread>,
  leftOut: LeftOut,
): readonly OwnGoal[] => {
  const all = objectsOf(data['goals']);
  const read = all
    .map((one) => goal.safeParse(one))
    .flatMap(({ data: found }) => (found ? [{ ...found, threads: threadsOf(found, threads) }] : []))
    .slice(0, maxGoals);
  leftOut.add('goal', all.length - read.length);
  return read;
};

const threadsOf = (
  { revisions }: z.infer<typeof goal>,
  threads: ReadonlyMap<string, OwnThread>,
): readonly OwnThread[] =>
  [...new Set(revisions.flatMap(({ terms: { filter } }) => filter?.threadIds ?? []))].flatMap(
    (threadId) => threads.get(threadId) ?? [],
  );
