import type { GoalAdvice, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage } from 'react-intl';
import { useAdviseGoalQuery } from '../goals.api.ts';
import { useFormatGoalSentence } from '../summary/use-goal-sentence.ts';
import { goalPageMessages as messages } from './goal-page.messages.ts';
import styles from '../goals.module.css';

/** A comment by a model, labelled as such and shown as plain text. */
const Advice = ({ advice }: { advice: NonNullable<GoalAdvice['advice']> }) => (
  <aside className={styles['advice']}>
    <h3 className="label">
      <FormattedMessage {...messages.advice} />
    </h3>
    <p>{advice.text}</p>
    <p className="xs dim">
      <Icon of={facetIcon} size="xs" />
      <FormattedMessage {...messages.adviceBy} values={{ model: advice.model, engine: advice.engine }} />
    </p>
  </aside>
);

/** From this share of the budget on it is said. */
const nearLimit = 0.8;

/** What the budget of the month does to comments of a model. */
const AdviceBudget = ({ usedShare }: Pick<GoalAdvice, 'usedShare'>) =>
  usedShare !== null && usedShare >= nearLimit ? (
    <p className="xs dim">
      {usedShare >= 1 ? (
        <FormattedMessage {...messages.adviceBudgetUsed} />
      ) : (
        <FormattedMessage {...messages.adviceBudgetNear} values={{ share: Math.floor(usedShare * 100) / 100 }} />
      )}
    </p>
  ) : null;

/** null: there is neither a comment nor a reason why not. */
const commentIn = (answer: GoalAdvice | undefined): GoalAdvice | null =>
  answer && (answer.advice || (answer.usedShare ?? 0) >= 1) ? answer : null;

/** Feedback after the first sentence, and recommendations; there may be none. */
export const GoalFeedback = ({ goal }: { goal: GoalDetail }) => {
  const say = useFormatGoalSentence(goal);
  const comment = commentIn(useAdviseGoalQuery(goal.goalId).currentData);
  const sentences = [...goal.feedback.slice(1), ...goal.recommendations].flatMap((sentence) => say(sentence) ?? []);
  if (sentences.length === 0 && !comment) return null;
  return (
    <section className={styles['section']} aria-labelledby="goal-words">
      <h2 id="goal-words" className="display" data-level="3">
        <FormattedMessage {...messages.words} />
      </h2>
      {sentences.length > 0 && (
        <ul className={styles['sentences']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {comment?.advice && <Advice advice={comment.advice} />}
      {comment && <AdviceBudget usedShare={comment.usedShare} />}
    </section>
  );
};
