import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { goalsMessages as messages } from '../goals.messages.ts';
import { CountButton, FirstFeedback, WhatIfButton } from '../summary/goal-feedback-actions.tsx';
import { GoalStrip } from '../summary/goal-strip.tsx';
import { StripTable } from '../summary/strip-table.tsx';
import { useGoalFigures } from '../summary/use-goal-figures.ts';
import { useFormatGoalSentence } from '../summary/use-goal-sentence.ts';
import styles from '../goals.module.css';

/** What the large goal says: a sentence, thirty days as pills or as a table, figures, and what could be. */
export const GoalHeroBody = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const [asTable, setAsTable] = useState(false);
  const say = useFormatGoalSentence(goal);
  const [advised] = goal.recommendations;
  const figures = useGoalFigures(goal);
  return (
    <>
      <FirstFeedback goal={goal} />
      <div className={styles['days']}>{asTable ? <StripTable goal={goal} /> : <GoalStrip goal={goal} />}</div>
      <Figures figures={figures.slice(0, 3)} />
      <div className={styles['foot']}>
        {advised && <p className="sm dim">{say(advised)}</p>}
        <div>
          <CountButton goal={goal} />
          <WhatIfButton goal={goal} />
          <Button look="text" onClick={() => setAsTable(!asTable)}>
            {formatMessage(asTable ? messages.chart : messages.table)}
          </Button>
        </div>
      </div>
    </>
  );
};
