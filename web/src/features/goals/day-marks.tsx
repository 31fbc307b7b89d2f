import type { GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { dayMarks, maxGoalTarget, type DayMark } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { useDebouncedSave } from '#lib/page/use-debounced-save.ts';
import { useMarkDayMutation } from './goal-commands.api.ts';
import { targetOf } from './goal-fields.ts';
import { pageMessages as messages } from './goal-page.messages.ts';
import { goalWords as words } from './goal-words.messages.ts';
import { useDayName } from './use-day-name.ts';
import { useGoalWords } from './use-goal-words.ts';
import styles from './goal-days.module.css';

type MarksProps = Readonly<{ goal: GoalDetail; day: GoalDay }>;

const Times = ({ day, onCount }: { day: GoalDay; onCount: (count: number) => unknown }) => (
  <div className={styles['times']}>
    <Field
      type="number"
      inputMode="numeric"
      min={1}
      max={maxGoalTarget}
      label={useIntl().formatMessage(messages.times)}
      {...useDebouncedSave({ saved: String(day.count), read: (typed) => targetOf({ target: typed }), save: onCount })}
    />
  </div>
);

/** What a day is told to be. Where thoughts count, they say what is done: the day can only be skipped. */
export const DayMarks = ({ goal: { goalId, filter, frequency, period }, day }: MarksProps) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalWords();
  const [mark] = useMarkDayMutation();
  const told = useCommandFeedback();
  const name = useDayName({ filter })(day);
  const tell = (said: DayMark, count?: number) =>
    told(mark({ goalId, day: day.day, mark: said, ...(count !== undefined && { count }) }).unwrap());
  const offered: readonly DayMark[] = filter === null ? dayMarks : ['skipped'];
  const pressed = (one: DayMark) => (one === 'done' ? day.count > 0 && day.state !== 'skipped' : day.state === one);
  return (
    <div className={styles['marks']}>
      <p className="sm" aria-live="polite">
        {name}
      </p>
      <fieldset aria-label={formatMessage(messages.markGroup, { day: date(day.day) })}>
        {offered.map((one) => (
          <Chip
            key={one}
            aria-pressed={pressed(one)}
            onClick={() => void tell(filter !== null && pressed(one) ? 'unknown' : one)}
          >
            {pressed(one) && <Icon of={checkIcon} size="xs" />}
            {filter === null ? formatMessage(words.mark, { mark: one }) : formatMessage(messages.skip)}
          </Chip>
        ))}
      </fieldset>
      {filter === null && day.count > 0 && (frequency !== 'daily' || period.target > 1) && (
        <Times day={day} onCount={(count) => tell('done', count)} />
      )}
    </div>
  );
};
