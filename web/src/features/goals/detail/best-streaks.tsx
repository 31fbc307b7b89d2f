import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import styles from '../goals.module.css';

/** The longest streaks with their dates, as bars under each other; nothing before there was one. */
export const BestStreaks = ({
  goal: {
    frequency,
    statistics: { bestStreaks },
  },
}: {
  goal: GoalDetail;
}) => {
  const { formatMessage, formatNumber } = useIntl();
  const { date } = useGoalLabels();
  const most = Math.max(1, ...bestStreaks.map(({ length }) => length));
  if (bestStreaks.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="goal-streaks">
      <h2 id="goal-streaks" className="display" data-level="3">
        <FormattedMessage {...messages.streaks} />
      </h2>
      <ol className={styles['streaks']}>
        {bestStreaks.map(({ length, from, to }) => (
          <li key={from}>
            <span>
              {formatNumber(length)} {formatMessage(messages.streakUnit, { frequency, count: length })}
            </span>
            <i aria-hidden="true" style={{ width: `${(100 * length) / most}%` }} />
            <span className="xs dim">
              <FormattedMessage
                {...messages.streakDays}
                values={{ same: String(from === to), from: date(from), to: date(to) }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
