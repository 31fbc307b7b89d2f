import { refuse, type Decision, type DomainEvent, type Refusal } from '../kernel/event-sourcing.ts';
import type { StartedThread, Thread } from './thread.aggregate.ts';

export type NotOpen = 'thread.not-found' | 'thread.deleted' | 'thread.merged';

/** Every change but restoring needs a thread that stands for itself. */
export const whileOpen = <Decided extends Decision<DomainEvent, string>>(
  thread: Thread,
  decide: (open: StartedThread) => Decided,
): Decided | Refusal<NotOpen> => {
  if (thread.status === 'not-started') return refuse('thread.not-found');
  if (thread.status === 'deleted') return refuse('thread.deleted');
  return thread.status === 'merged' ? refuse('thread.merged') : decide(thread);
};
