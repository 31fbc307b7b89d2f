import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { chosenMatchRules } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useFormatGoalFilter } from '../form/use-goal-filter-label.ts';
import { useChooseMatchRuleMutation } from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import styles from '../goals.module.css';

const MatchRule = ({ goal: { goalId, matchRule } }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const [choose] = useChooseMatchRuleMutation();
  const withFeedback = useCommandFeedback();
  return (
    <>
      <h3 className="h4">
        <FormattedMessage {...words.matching} />
      </h3>
      <div>
        <Segment
          label={formatMessage(words.matching)}
          choices={chosenMatchRules.map((rule) => ({ choice: rule, label: formatMessage(words.matchRule, { rule }) }))}
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
