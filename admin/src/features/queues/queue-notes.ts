import type { WorkCounts } from '@ecrin/contracts/operation/operation.ts';
import { queueFiguresMessages as figures } from './queue-figures.messages.ts';
import { queuesMessages as messages } from './queues.messages.ts';

// What stands under the figures of the queues.

/** What can be started again of what failed: what only waits is counted beside it. */
export const failureNoteOf = ({ failed, retryable }: Pick<WorkCounts, 'failed' | 'retryable'>) => {
  if (retryable > 0) return messages.retryable;
  return failed > 0 ? figures.noneRetryable : figures.noneFailed;
};

/** One that is being fetched is on its way, and no reason to worry. */
export const enginesNoteOf = ({ away, fetching }: Readonly<{ away: number; fetching: number }>) => {
  if (away > 0) return figures.notAll;
  return fetching > 0 ? figures.fetching : figures.allReady;
};
