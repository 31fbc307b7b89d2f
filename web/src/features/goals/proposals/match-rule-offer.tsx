import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useChooseMatchRuleMutation } from '../goal-commands.api.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { matchRuleOfferMessages as messages } from './match-rule-offer.messages.ts';
import { useRestoreFocus } from './proposals.tsx';
import styles from '../goals.module.css';

type Rule = 'always' | 'ask';
const rules: readonly Rule[] = ['always', 'ask'];

/** Gives every goal the same rule, one after the other; ends at the first that is refused. */
const useChooseForAll = (goals: readonly GoalCard[]) => {
  const { formatMessage } = useIntl();
  const [choose] = useChooseMatchRuleMutation();
  const withFeedback = useCommandFeedback();
  const [chosen, setChosen] = useState<Rule | null>(null);
  const chooseForAll = async (rule: Rule) => {
    if (chosen !== null) return;
    setChosen(rule);
    let kept = true;
    for (const { goalId } of goals) kept = kept && (await withFeedback(choose({ goalId, rule }).unwrap()));
    setChosen(null);
    if (kept) showToast({ tone: 'done', message: formatMessage(messages.chosen, { rule }) });
  };
  return { chosen, chooseForAll };
};

const mostNamed = 3;

/** Their titles, the first ones only when there are many. */
const useGoalNames = (goals: readonly GoalCard[]): string => {
  const { formatMessage, formatList } = useIntl();
  const { title } = useGoalLabels();
  const named = goals.length > mostNamed ? goals.slice(0, mostNamed - 1) : goals;
  const names = named.map((goal) => formatMessage(messages.name, { goal: title(goal) }));
  const others = goals.length - named.length;
  return formatList(others > 0 ? [...names, formatMessage(messages.others, { count: others })] : names);
};

const Offer = ({ goals }: { goals: readonly GoalCard[] }) => {
  const { formatMessage } = useIntl();
  const { chosen, chooseForAll } = useChooseForAll(goals);
  const names = useGoalNames(goals);
  useRestoreFocus();
  const thoughts = goals.reduce((sum, { proposals }) => sum + proposals, 0);
  return (
    <section className={styles['proposals']} aria-labelledby="match-rule-offer">
      <h2 id="match-rule-offer" className="h4">
        <FormattedMessage {...messages.title} />
      </h2>
      <p className="sm dim">
        <FormattedMessage {...messages.text} values={{ goals: names, count: goals.length, thoughts }} />
      </p>
      <fieldset aria-label={formatMessage(messages.title)}>
        {rules.map((rule) => (
          <Button
            key={rule}
            look={rule === 'always' ? 'quiet' : 'text'}
            busy={chosen === rule}
            onClick={() => void chooseForAll(rule)}
          >
            <FormattedMessage {...messages.choice} values={{ rule }} />
          </Button>
        ))}
      </fieldset>
    </section>
  );
};

/** For goals from before matching thoughts counted by default: offers that once. Either answer is a choice of the rule, and is not asked again. */
export const MatchRuleOffer = ({ goals }: { goals: readonly GoalCard[] }) => {
  const unasked = goals.filter(({ active, filter, matchRule }) => active && filter !== null && matchRule === 'unasked');
  return unasked.length > 0 && <Offer goals={unasked} />;
};
