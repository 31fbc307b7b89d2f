import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { FiguresComparison } from './what-if-figures.tsx';
import { whatIfMessages as messages } from './what-if.messages.ts';

/** What the last change of terms did to the figures; nothing before there was one. */
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
