import { refuse, type Decision, type DomainEvent, type Refusal } from '#kernel/event-sourcing.ts';
import type { ExistingThread, Thread } from '../thread.aggregate.ts';

export type ThreadUnavailable = 'thread.not-found' | 'thread.deleted' | 'thread.merged';

/** Every change but restoring requires a thread that is neither deleted nor merged. */
export const requireOpenThread = <Decided extends Decision<DomainEvent, string>>(
  thread: Thread,
  decide: (open: ExistingThread) => Decided,
): Decided | Refusal<ThreadUnavailable> => {
  if (thread.status === 'not-started') return refuse('thread.not-found');
  if (thread.status === 'deleted') return refuse('thread.deleted');
  return thread.status === 'merged' ? refuse('thread.merged') : decide(thread);
};
