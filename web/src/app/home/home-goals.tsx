import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { homePart } from './home-part.ts';
import { homeMessages as messages } from './home.messages.ts';

type PartProps = Readonly<{ onWrite: () => void }>;

const goals = () => import('#features/goals/home/due-today.tsx');
const dueToday = homePart<PartProps>(async () => (await goals()).DueToday);
const dueInTray = homePart<PartProps>(async () => (await goals()).DueInTray);
export const fetchDueGoals = () => Promise.all([dueToday.fetch(), dueInTray.fetch()]);

const FirstGoal = () => (
  <section>
    <h2>
      <FormattedMessage {...messages.goals} />
    </h2>
    <p>
      <Link href="/app/goals" className="link sm">
        <FormattedMessage {...messages.firstGoal} />
      </Link>
    </p>
  </section>
);

type HomeGoalsProps = PartProps & Readonly<{ goals: GoalList | undefined }>;

/** At the side of the day: what is due today, by a tap or by writing; without a goal, only a link to set the first. */
export const AsideGoals = ({ goals, onWrite }: HomeGoalsProps) => {
  if (!goals) return null;
  if (goals.items.length === 0) return <FirstGoal />;
  return (
    <Suspense fallback={null}>
      <dueToday.Screen onWrite={onWrite} />
    </Suspense>
  );
};

/** On a phone: the first goals that are due, in the day's tray. */
export const TrayGoals = ({ goals, onWrite }: HomeGoalsProps) =>
  goals &&
  goals.items.length > 0 && (
    <Suspense fallback={null}>
      <dueInTray.Screen onWrite={onWrite} />
    </Suspense>
  );
