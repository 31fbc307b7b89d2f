import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type { BudgetEvent } from './budget.events.ts';

/** From this share of a budget on its client, or administrators, are told. */
export const warnedShare = 0.8;

type Budget = Readonly<{ clientId: string | null; isWarned: boolean; isReached: boolean }>;

/** One for each month, of a client or of all together, under `budgetIdOf`. */
export const budget: Aggregate<Budget, BudgetEvent> = {
  category: 'budget',
  initial: { clientId: null, isWarned: false, isReached: false },
  ownerOf: ({ clientId }) => clientId,
  evolve: evolveWith<Budget, BudgetEvent>({
    BudgetWarned: (state, { clientId }) => ({ ...state, clientId, isWarned: true }),
    BudgetReached: (state, { clientId }) => ({ ...state, clientId, isReached: true }),
  }),
};

type Scope = Readonly<{ clientId: string | null; month: string }>;

export const budgetIdOf = ({ clientId, month }: Scope): string => `${clientId ?? 'service'}-${month}`;

export type RecordBudgetShare = Scope & Readonly<{ share: number; now: string }>;

/** Each is told once a month, however often it is found. */
export const recordBudgetShare = (
  { clientId, month, share, now }: RecordBudgetShare,
  { isWarned, isReached }: Budget,
): Decision<BudgetEvent> => {
  const data = { clientId, month, percent: Math.floor(share * 100) };
  if (isReached || share < warnedShare) return nothingNew;
  if (share >= 1) return [{ type: 'BudgetReached', data: { ...data, reachedAt: now }, private: null }];
  return isWarned ? nothingNew : [{ type: 'BudgetWarned', data: { ...data, warnedAt: now }, private: null }];
};
