import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { useIntl } from 'react-intl';
import { ThreadsAside } from '#features/thoughts/threads/threads-aside.tsx';
import { ReservedHeight } from '#lib/page/reserved-height.tsx';
import { useDragging } from '#lib/page/use-link-drop.ts';
import { AsideGoals } from './home-goals.tsx';
import { AsideReminder } from './home-reminder.tsx';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

/** The side column below the slip: goals, the next reminder, and threads while a thought is dragged. */
export const HomeAside = (props: Readonly<{ goals: GoalList | undefined; onWrite: () => void }>) => (
  <aside className={styles['aside']} aria-label={useIntl().formatMessage(messages.around)}>
    <ReservedHeight name="home-goals">
      <AsideGoals {...props} />
    </ReservedHeight>
    <ReservedHeight name="home-reminder">
      <AsideReminder />
    </ReservedHeight>
    {useDragging() && <ThreadsAside />}
  </aside>
);
