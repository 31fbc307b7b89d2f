import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { PeriodStrip, StripLegend } from '@ecrin/ui/period-strip/period-strip.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { goalsMessages } from '../goals.messages.ts';
import { PeriodMark } from '../summary/goal-status-mark.tsx';
import { shortDay } from '../summary/goal-strip.tsx';
import { shownLooks, periodPills } from '../summary/period-pills.ts';
import { ScrollableTable } from '../summary/scrollable-table.tsx';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import { useChartLabels } from './use-chart-labels.ts';
import styles from '../goals.module.css';

/** The longest streaks with their dates, as bars under each other; nothing without one. */
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

const columns = [messages.periodWhen, goalsMessages.count, goalsMessages.target, goalsMessages.how];
/** As many pills as fit on a phone. */
const pillsShown = 30;

const Periods = ({ goal: { periods, aim } }: { goal: GoalDetail }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { when } = useChartLabels();
  return (
    <details className={styles['opened']}>
      <summary>
        <FormattedMessage {...messages.allPeriods} values={{ count: periods.length }} />
      </summary>
      <ScrollableTable name={formatMessage(messages.allPeriods, { count: periods.length })}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {formatMessage(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from}>
              <th scope="row">
                {when(period)}
                {period.open && <small> · {formatMessage(messages.openNow)}</small>}
              </th>
              <td>{formatNumber(period.count)}</td>
              <td>{formatNumber(period.target)}</td>
              <td>
                <PeriodMark period={period} aim={aim} />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </details>
  );
};

/** The results of its periods: as pills, and one by one. */
export const GoalHistory = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const shown = goal.periods.slice(0, pillsShown);
  const pills = periodPills(shown);
  const met = shown.filter(({ result }) => result === 'target met').length;
  return (
    <section className={styles['section']} aria-labelledby="goal-periods">
      <h2 id="goal-periods" className="display" data-level="3">
        <FormattedMessage {...messages.periods} values={{ frequency: goal.frequency }} />
      </h2>
      {shown.length === 0 && (
        <WhyEmptyLine>
          <FormattedMessage {...messages.noPeriods} />
        </WhyEmptyLine>
      )}
      {shown.length > 0 && (
        <>
          <PeriodStrip
            name={formatMessage(messages.stripName, { count: shown.length, met })}
            pills={pills}
            from={shortDay(shown.at(-1)?.from ?? '')}
            to={formatMessage(goalsMessages.today)}
          />
          <StripLegend
            entries={shownLooks(pills).map((look) => ({
              look,
              label: formatMessage(goalsMessages.legend, { look, aim: goal.aim }),
            }))}
          />
          <Periods goal={goal} />
        </>
      )}
    </section>
  );
};
