import type { OrbPastRunBegun } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import type { OrbRunModelUsed, OrbRunRequested } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

/** What a client's runs used in one month (YYYY-MM, UTC). `runsByDay`: by YYYY-MM-DD. `seconds`: of the model, for `words` that were read. */
export type OrbBudgetDocument = Readonly<{
  ownerId: string;
  month: string;
  runsByDay: Readonly<Record<string, number>>;
  words: number;
  tokens: number;
  seconds: number;
}>;

export const orbBudgetModel: Model<OrbBudgetDocument> = {
  name: 'orb-budget',
  version: 2,
  indexes: [['ownerId', 'month']],
};

const budgetId = (ownerId: string, instant: string): string => `${ownerId}/${instant.slice(0, 7)}`;
const emptyMonth: Omit<OrbBudgetDocument, 'ownerId' | 'month'> = { runsByDay: {}, words: 0, tokens: 0, seconds: 0 };

type Used = OrbRunRequested | OrbPastRunBegun | OrbRunModelUsed;
const instantOf = ({ data }: Used): string => {
  if ('usedAt' in data) return data.usedAt;
  return 'begunAt' in data ? data.begunAt : data.requestedAt;
};

const withRun = (before: OrbBudgetDocument | null, ownerId: string, begunAt: string): OrbBudgetDocument => {
  const budget = before ?? { ...emptyMonth, ownerId, month: begunAt.slice(0, 7) };
  const day = begunAt.slice(0, 10);
  return { ...budget, runsByDay: { ...budget.runsByDay, [day]: (budget.runsByDay[day] ?? 0) + 1 } };
};

export const orbBudgetProjection = defineProjection<OrbBudgetDocument, Used>()({
  model: orbBudgetModel,
  documentId: (event) => budgetId(event.data.ownerId, instantOf(event)),
  on: {
    // The steps of one over the past were begun together, and count once.
    OrbRunRequested: (before, { ownerId, requestedAt, occasion }) =>
      occasion.kind === 'past' ? before : withRun(before, ownerId, requestedAt),
    OrbPastRunBegun: (before, { ownerId, begunAt }) => withRun(before, ownerId, begunAt),
    OrbRunModelUsed: (before, { ownerId, usedAt, words, seconds, inputTokens, outputTokens }) => {
      const budget = before ?? { ...emptyMonth, ownerId, month: usedAt.slice(0, 7) };
      return {
        ...budget,
        words: budget.words + words,
        tokens: budget.tokens + inputTokens + outputTokens,
        seconds: budget.seconds + seconds,
      };
    },
  },
});

/** What is used of a client's limits at an instant. `secondsPerWord` null: nothing was read this month. */
export const findOrbBudget = (models: Pick<ReadModels, 'open'>) => async (ownerId: string, now: string) => {
  const budget = await (await models.open(orbBudgetModel)).get(budgetId(ownerId, now));
  return {
    runsToday: budget?.runsByDay[now.slice(0, 10)] ?? 0,
    wordsThisMonth: budget?.words ?? 0,
    secondsPerWord: budget && budget.words > 0 ? budget.seconds / budget.words : null,
  };
};
