import type { BudgetedWork } from '@ecrin/contracts/operation/operation.ts';

/** `answering`: the thread that answers requests; `background`: beside it, where there is one; `reader`, `own`: ended without harm to anything else. */
type WorkThread = 'answering' | 'background' | 'reader' | 'own';

/**
 * `holdMs`: processor time for which one piece may hold its thread at one go. `beyond`, what becomes of one that takes more: `refused`, the request is, and the same
 * text is not tried again; `parked`, with its cause; `moved`, asked again it is done in another thread; `ended`, with its thread; `reported`, in any case all are.
 */
export type WorkBudget = Readonly<{
  thread: WorkThread;
  holdMs: number;
  beyond: 'refused' | 'parked' | 'moved' | 'ended' | 'reported';
}>;

/** Every kind of work that a person's text can make long. */
export const workBudgets = {
  request: { thread: 'answering', holdMs: 200, beyond: 'reported' },
  body: { thread: 'answering', holdMs: 150, beyond: 'refused' },
  command: { thread: 'answering', holdMs: 150, beyond: 'refused' },
  page: { thread: 'answering', holdMs: 150, beyond: 'refused' },
  help: { thread: 'answering', holdMs: 200, beyond: 'refused' },
  query: { thread: 'answering', holdMs: 100, beyond: 'moved' },
  'moved-query': { thread: 'reader', holdMs: 10_000, beyond: 'ended' },
  append: { thread: 'answering', holdMs: 200, beyond: 'reported' },
  projection: { thread: 'background', holdMs: 250, beyond: 'parked' },
  trigger: { thread: 'background', holdMs: 500, beyond: 'ended' },
  understanding: { thread: 'background', holdMs: 250, beyond: 'parked' },
  activity: { thread: 'background', holdMs: 2_000, beyond: 'ended' },
  job: { thread: 'background', holdMs: 2_000, beyond: 'ended' },
  book: { thread: 'own', holdMs: 30_000, beyond: 'ended' },
} as const satisfies Readonly<Record<BudgetedWork, WorkBudget>>;

/** Kinds of which a piece is interrupted. */
export type BoundedWork = {
  [Kind in BudgetedWork]: (typeof workBudgets)[Kind]['beyond'] extends 'refused' | 'parked' ? Kind : never;
}[BudgetedWork];

/** A thread beside that of the API in which one piece computes for so long is ended: what it was doing ends with it. In seconds. */
export const threadEndsAfterSeconds = 10;

/** Processor time of this thread so far, in ms. */
export const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
