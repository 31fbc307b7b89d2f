import type { GoalAdvice } from '@ecrin/contracts/goal/goal.ts';
import { percent } from '@ecrin/domain/goal/feedback/sentence-facts.ts';
import { goalFigures } from '@ecrin/domain/goal/figures/goal-figures.ts';
import { latestRevision } from '@ecrin/domain/goal/goal-history.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { createSharedAnswers } from '@ecrin/platform/caching/shared-answers.ts';
import { withDeadline } from '@ecrin/platform/concurrency/deadline.ts';
import type { Advice, AdviceRequest, Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findOwnGoal, readGoals, type GoalReading, type GoalsQuery } from './read-goals.ts';

export type Advise = NonNullable<Analyst['advise']>;
/** Of this month’s budgets, of a client and of all; null: there is none. */
export type UsedShare = (clientId: string, now: string) => Promise<number | null>;
type Asked = GoalsQuery & Readonly<{ goalId: string; language: Language }>;

/** How long one request waits, in ms; a later answer is used by the next one. */
const timeoutMs = 2_500;
const maxCached = 500;

/** A model's comment on a goal's figures: requested once for the same figures. null without a model, when it fails, and once a budget is used. */
export const createGoalAdvice = (advise: Advise | null, usedShareOf: UsedShare) => {
  const share = createSharedAnswers<Advice>(maxCached);

  return (models: ReadModels) =>
    async (asked: Asked): Promise<GoalAdvice | { refused: 'goal.not-found' }> => {
      const goal = await findOwnGoal(models, asked.ownerId, asked.goalId);
      if (!goal) return { refused: 'goal.not-found' };
      if (!advise) return { advice: null, usedShare: null };
      const usedShare = await usedShareOf(asked.ownerId, asked.now);
      if ((usedShare ?? 0) >= 1) return { advice: null, usedShare };
      const figures = figuresOf(await (await readGoals(models, asked)).read(goal));
      const about = { kind: 'goal', id: asked.goalId } as const;
      const request = { title: goal.title, figures, language: asked.language, ownerId: asked.ownerId, about };
      return { advice: await withTimeout(share(JSON.stringify(request), () => advise(request))), usedShare };
    };
};

const withTimeout = (advice: Promise<Advice>): Promise<Advice | null> =>
  withDeadline(timeoutMs, () => advice).catch(() => null);

/** Counts, percents and days: what is sent to the model, with the title. */
const figuresOf = ({ snapshot }: GoalReading): AdviceRequest['figures'] => {
  const { period, statistics, periodDaysLeft, daysLeft, active, pause, lastDay } = goalFigures(snapshot);
  const { frequency, targetCount, aim } = latestRevision(snapshot.history).terms;
  return {
    frequency,
    target: targetCount,
    aim,
    active,
    paused: pause !== null,
    lastDay,
    daysLeft,
    periodDaysLeft,
    countNow: period.count,
    resultNow: period.result,
    periodsCompleted: statistics.periodsCompleted,
    periodsMet: statistics.periodsMet,
    thoughts: statistics.totalThoughts,
    streak: statistics.streak,
    strengthPercent: percent(statistics.strength),
  };
};
