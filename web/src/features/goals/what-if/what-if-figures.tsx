import type { GoalStatistics, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import type { GoalFrequency } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTryGoalQuery, type WhatIfQuery } from '../goals.api.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { whatIfMessages as messages } from './what-if.messages.ts';
import styles from '../goals.module.css';

type Sides = Readonly<{ before: GoalStatistics; after: GoalStatistics }>;

const useRows = ({ before, after }: Sides): readonly (readonly [string, string, string])[] => {
  const { formatMessage, formatNumber } = useIntl();
  const percent = (rate: number | null) =>
    rate === null ? formatMessage(messages.none) : formatMessage(messages.percent, { percent: Math.round(100 * rate) });
  const met = ({ periodsMet, periodsCompleted }: GoalStatistics) =>
    formatMessage(messages.metOf, { met: periodsMet, completed: periodsCompleted });
  return [
    [formatMessage(messages.met), met(before), met(after)],
    [formatMessage(messages.rate), percent(before.successRate), percent(after.successRate)],
    [formatMessage(messages.strength), percent(before.strength), percent(after.strength)],
    [formatMessage(messages.streak), formatNumber(before.streak), formatNumber(after.streak)],
  ];
};

/** Old and new figures side by side. */
const FiguresComparison = ({
  heading,
  why,
  left,
  right,
  ...sides
}: Sides & Readonly<{ heading: string; why: ReactNode; left: string; right: string }>) => (
  <section className={styles['compared']}>
    <h3>{heading}</h3>
    <p className="sm dim">{why}</p>
    <table className={styles['table']} aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage {...messages.figure} />
            </VisuallyHidden>
          </th>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {useRows(sides).map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td data-moved={before !== after || undefined}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

type TriedTerms = WhatIfQuery & Readonly<{ targetCount: number; frequency: GoalFrequency }>;

const WhatIfReason = ({ tried: { targetCount, frequency }, changing }: { tried: TriedTerms; changing: boolean }) => (
  <>
    <FormattedMessage {...messages.why} values={{ target: targetCount, frequency }} />
    {changing && (
      <>
        {' '}
        <FormattedMessage {...messages.whyKept} values={{ frequency }} />
      </>
    )}
  </>
);

/** The figures under other terms. `changing`: the terms are being edited. */
export const WhatIfFigures = ({ tried, changing = false }: { tried: TriedTerms; changing?: boolean }) => {
  const { formatMessage } = useIntl();
  const { data, currentData, isError } = useTryGoalQuery(tried);
  if (isError)
    return (
      <output className="sm dim">
        <FormattedMessage {...messages.failed} />
      </output>
    );
  // Until new figures arrive the former ones stay, without a sentence about the latest input.
  const shown = currentData ?? data;
  if (!shown) return <Skeleton label={formatMessage(messages.working)} lines={[100, 100, 100]} />;
  return (
    <FiguresComparison
      {...shown}
      heading={formatMessage(messages.heading)}
      why={
        currentData ? <WhatIfReason tried={tried} changing={changing} /> : <FormattedMessage {...messages.working} />
      }
      left={formatMessage(messages.before)}
      right={formatMessage(messages.after, { target: tried.targetCount, frequency: tried.frequency })}
    />
  );
};

/** The effect of the last revision on the figures; nothing without one. */
export const LastRevision = ({ goal: { lastRevision } }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  if (!lastRevision) return null;
  const { fromDay, before, after, formerTarget, formerFrequency } = lastRevision;
  return (
    <FiguresComparison
      before={before}
      after={after}
      heading={formatMessage(messages.revision, { day: date(fromDay) })}
      why={<FormattedMessage {...messages.revisionWhy} values={{ target: formerTarget, former: formerFrequency }} />}
      left={formatMessage(messages.former)}
      right={formatMessage(messages.now)}
    />
  );
};
