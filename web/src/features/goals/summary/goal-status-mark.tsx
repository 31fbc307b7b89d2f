import type { GoalCard, GoalPeriod } from '@ecrin/contracts/goal/goal.ts';
import type { GoalAim, PeriodResult } from '@ecrin/domain/goal/goal.vocabulary.ts';
import {
  checkIcon,
  clockIcon,
  handStopIcon,
  moonIcon,
  pauseOutlineIcon,
  trendingUpIcon,
} from '@ecrin/ui/icon/icons.ts';
import { StateMark } from '@ecrin/ui/state-mark/state-mark.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { isRestDay, resultKeys, goalStatus } from './goal-status.ts';
import { useGoalLabels } from './use-goal-labels.ts';

const looks = {
  'target met': { icon: checkIcon, tone: 'good' },
  'on track': { icon: trendingUpIcon, tone: 'good' },
  'needs work': { icon: handStopIcon, tone: 'soft' },
  behind: { icon: clockIcon, tone: 'quiet' },
  inactive: { icon: moonIcon, tone: 'quiet' },
} as const;

/** The result of a period: an icon and words. */
const ResultMark = ({ result, aim }: { result: PeriodResult; aim: GoalAim }) => (
  <StateMark {...looks[result]}>
    <FormattedMessage {...words.result} values={{ result: resultKeys[result], aim }} />
  </StateMark>
);

/** The result of one period, or that it was exempt. */
export const PeriodMark = ({ period, aim }: { period: GoalPeriod; aim: GoalAim }) =>
  isRestDay(period) || (period.excused && period.result !== 'target met' && !period.open) ? (
    <StateMark icon={moonIcon} tone="quiet">
      <FormattedMessage {...words.excused} />
    </StateMark>
  ) : (
    <ResultMark result={period.result} aim={aim} />
  );

const quietIcons = { off: moonIcon, ended: checkIcon, paused: pauseOutlineIcon, rest: moonIcon } as const;

const isQuiet = (status: string): status is keyof typeof quietIcons => status in quietIcons;

/** The current status of a goal. */
export const GoalStatusMark = ({ goal }: { goal: GoalCard }) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  const status = goalStatus(goal);
  if (!isQuiet(status)) return <ResultMark result={status} aim={goal.aim} />;
  const until = goal.pause?.untilDay ?? null;
  const labels = {
    off: formatMessage(words.off),
    ended: formatMessage(words.ended),
    paused: formatMessage(words.paused, { until: until === null ? 'none' : date(until) }),
    rest: formatMessage(words.rest, { skipped: String(goal.today.state === 'skipped') }),
  };
  return (
    <StateMark icon={quietIcons[status]} tone="quiet">
      {labels[status]}
    </StateMark>
  );
};
