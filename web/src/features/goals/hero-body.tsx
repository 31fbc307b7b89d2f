import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GoalStrip } from './goal-strip.tsx';
import { goalsMessages as messages } from './goals.messages.ts';
import { CountNow, Said, WhatIf } from './hero-parts.tsx';
import { StripTable } from './strip-table.tsx';
import { useFigures } from './use-figures.ts';
import { useGoalSentence } from './use-goal-sentence.ts';
import styles from './goals.module.css';

/** What the large goal says: a sentence, thirty days as pills or as a table, figures, and what could be. */
export const HeroBody = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const [asTable, setAsTable] = useState(false);
  const say = useGoalSentence(goal);
  const [advised] = goal.recommendations;
  const figures = useFigures(goal);
  return (
    <>
      <Said goal={goal} />
      <div className={styles['days']}>{asTable ? <StripTable goal={goal} /> : <GoalStrip goal={goal} />}</div>
      <Figures figures={figures.slice(0, 3)} />
      <div className={styles['foot']}>
        {advised && <p className="sm dim">{say(advised)}</p>}
        <div>
          <CountNow goal={goal} />
          <WhatIf goal={goal} />
          <Button look="text" onClick={() => setAsTable(!asTable)}>
            {formatMessage(asTable ? messages.chart : messages.table)}
          </Button>
        </div>
      </div>
    </>
  );
};
