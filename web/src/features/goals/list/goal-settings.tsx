import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import { dayStartStep, latestDayStart } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { pauseOutlineIcon, playIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimeOfDay } from '#lib/time/date-format.ts';
import { goalActionMessages } from '../actions/goal-actions.messages.ts';
import { PauseDialog } from '../actions/pause-dialog.tsx';
import { useChooseDayStartMutation, usePauseGoalsMutation, useResumeGoalsMutation } from '../goal-commands.api.ts';
import { goalsMessages as messages } from '../goals.messages.ts';
import styles from '../goals.module.css';

const dayStarts = Array.from({ length: latestDayStart / dayStartStep + 1 }, (_none, at) => at * dayStartStep);

const DayStart = ({ minutes }: { minutes: number }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [choose] = useChooseDayStartMutation();
  const withFeedback = useCommandFeedback();
  const change = async (chosen: number) => {
    if (await withFeedback(choose(chosen).unwrap()))
      showToast({
        tone: 'done',
        message: formatMessage(messages.dayStartChosen, { time: formatTimeOfDay(language, chosen) }),
      });
  };
  return (
    <div className={styles['start']}>
      <SelectField
        label={formatMessage(messages.dayStart)}
        choices={dayStarts.map((start) => ({ value: String(start), label: formatTimeOfDay(language, start) }))}
        value={String(minutes)}
        onChange={({ target }) => void change(Number(target.value))}
      />
      <p className="xs dim">
        <FormattedMessage {...messages.dayStartHint} />
      </p>
    </div>
  );
};

/** Ends the pause of every goal. */
export const ResumeAll = () => {
  const [resume] = useResumeGoalsMutation();
  const withFeedback = useCommandFeedback();
  return (
    <Button onClick={() => void withFeedback(resume().unwrap())}>
      <Icon of={playIcon} size="sm" />
      <FormattedMessage {...messages.resumeAll} />
    </Button>
  );
};

const PauseAll = ({ list: { allPaused, today } }: { list: GoalList }) => {
  const { formatMessage } = useIntl();
  const [asked, ask] = useState(false);
  const [pause] = usePauseGoalsMutation();
  const withFeedback = useCommandFeedback();
  return (
    <div className={styles['start']}>
      {allPaused ? (
        <ResumeAll />
      ) : (
        <Button onClick={() => ask(true)}>
          <Icon of={pauseOutlineIcon} size="sm" />
          <FormattedMessage {...messages.pauseAll} />
        </Button>
      )}
      {asked && (
        <PauseDialog
          title={formatMessage(goalActionMessages.pauseAllTitle)}
          today={today}
          onPause={(untilDay) => withFeedback(pause(untilDay).unwrap())}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
};

/** Settings for all goals: start of the day, and pause. */
export const GoalSettings = ({ list }: { list: GoalList }) => (
  <section className={styles['settings']} aria-labelledby="goal-settings">
    <h2 id="goal-settings" className="display" data-level="3">
      <FormattedMessage {...messages.settings} />
    </h2>
    <DayStart minutes={list.dayStart} />
    <PauseAll list={list} />
  </section>
);
