import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { screenWithMessages } from '../routing/screen-with-messages.tsx';
import { homeMessages as messages } from './home.messages.ts';

type PartProps = Readonly<{
  /** At the side of the day, with room for what is not due. */ wide: boolean;
  onWrite: () => void;
}>;

/** Loaded after the day itself; left out when it fails. */
const part = lazyScreen<PartProps>(() =>
  screenWithMessages<PartProps>(async () => (await import('#features/goals/home/due-today.tsx')).DueToday)().catch(
    () => () => null,
  ),
);

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

/** What is due today, by a tap or by writing; without a goal, at the side of the day, only a link to set the first. */
export const HomeGoals = ({ goals, ...props }: PartProps & Readonly<{ goals: GoalList | undefined }>) => {
  if (!goals) return null;
  if (goals.items.length === 0) return props.wide && <FirstGoal />;
  return (
    <Suspense fallback={null}>
      <part.Screen {...props} />
    </Suspense>
  );
};
