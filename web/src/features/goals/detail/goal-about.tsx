import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useFormatGoalFilter } from '../form/use-goal-filter-label.ts';
import { useChooseMatchRuleMutation } from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import styles from '../goals.module.css';

const rules = ['always', 'ask', 'never'] as const;

const MatchRule = ({ goal: { goalId, matchRule } }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const [choose] = useChooseMatchRuleMutation();
  const withFeedback = useCommandFeedback();
  return (
    <>
      <h3 className="h4">
        <FormattedMessage {...messages.ask} />
      </h3>
      <div>
        <Segment
          label={formatMessage(messages.ask)}
          choices={rules.map((rule) => ({ choice: rule, label: formatMessage(messages.rule, { rule }) }))}
          chosen={matchRule === 'unasked' ? 'ask' : matchRule}
          onChoose={(rule) => void withFeedback(choose({ goalId, rule }).unwrap())}
        />
      </div>
      {matchRule === 'unasked' && (
        <p className="xs dim">
          <FormattedMessage {...messages.ruleHint} />
        </p>
      )}
    </>
  );
};

/** What counts, and the answer given to matching thoughts. */
export const GoalAbout = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage, formatList } = useIntl();
  const filterWords = useFormatGoalFilter();
  const counted =
    goal.filter === null
      ? formatMessage(messages.taps)
      : filterWords(goal.filter) || formatMessage(messages.allThoughts);
  return (
    <section className={styles['section']} aria-labelledby="goal-about">
      <h2 id="goal-about" className="display" data-level="3">
        <FormattedMessage {...messages.about} />
      </h2>
      <p>{counted}</p>
      {goal.restDays.length > 0 && (
        <p className="sm dim">
          <FormattedMessage
            {...messages.rests}
            values={{
              days: formatList(
                goal.restDays.map((weekday) => formatMessage(words.weekday, { weekday: String(weekday) })),
              ),
            }}
          />
        </p>
      )}
      {goal.filter !== null && <MatchRule goal={goal} />}
    </section>
  );
};
