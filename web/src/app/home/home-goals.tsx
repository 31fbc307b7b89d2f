import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { Suspense } from 'react';
import { homePart } from './home-part.ts';

type PartProps = Readonly<{ onWrite: () => void }>;

const dueToday = homePart<PartProps>(async () => (await import('#features/goals/home/due-today.tsx')).DueToday);
export const fetchDueGoals = dueToday.fetch;

/** At the side of the day: what is due today, by a tap or by writing; nothing before the first goal is set. */
export const AsideGoals = ({ goals, onWrite }: PartProps & Readonly<{ goals: GoalList | undefined }>) =>
  goals && goals.items.length > 0 ? (
    <Suspense fallback={null}>
      <dueToday.Screen onWrite={onWrite} />
    </Suspense>
  ) : null;
