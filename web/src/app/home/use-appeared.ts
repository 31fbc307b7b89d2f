import { useEffect } from 'react';
import { useThoughtList } from '#features/thoughts/list/use-thought-list.ts';
import { useGoalList } from '#lib/api/goal-list.api.ts';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { appearedParts, keepParts, keptParts, type Appeared } from './stages.ts';

/** The ways in that this person has by now; those that came stay. Threads are asked for until theirs is there. */
export const useAppeared = (): Appeared => {
  const before = keptParts();
  const { total } = useThoughtList('');
  const { data: goals } = useGoalList();
  const { data: threads } = useListThreadsQuery(undefined, { skip: before.includes('threads') });
  const held = { thoughts: total, threads: threads?.items.length ?? 0, goals: goals?.items.length ?? 0 };
  const appeared = appearedParts(held, before);
  useEffect(() => keepParts(appeared));
  return appeared;
};
