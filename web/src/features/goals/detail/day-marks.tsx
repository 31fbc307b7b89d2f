import type { GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { type DayState, dayMarks, maxGoalTarget, type DayMark } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useDebouncedSave } from '#lib/page/use-debounced-save.ts';
import { parseTarget } from '../form/goal-fields.ts';
import { useMarkDayMutation } from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalDayMessages as messages } from './goal-days.messages.ts';
import styles from './goal-days.module.css';

const markNames = {
  done: 'done',
  skipped: 'skipped',
  missed: 'missed',
  unknown: 'unknown',
  'done by the period': 'byPeriod',
} as const satisfies Record<DayState, string>;

/** A day of a goal in words: its date and its count. */
export const useFormatGoalDay = ({ filter }: Pick<GoalDetail, 'filter'>) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  const plain = ({ day, count, state }: GoalDay) =>
    filter === null
      ? formatMessage(messages.dayName, {
          day: date(day),
          state: formatMessage(words.mark, { mark: markNames[state] }),
          count,
        })
      : formatMessage(messages.dayThoughts, { day: date(day), count, state });
  return (day: GoalDay): string => {
    const name = plain(day);
    if (day.paused) return formatMessage(messages.dayPause, { name });
    return day.rest ? formatMessage(messages.dayRest, { name }) : name;
  };
};

type MarksProps = Readonly<{ goal: GoalDetail; day: GoalDay }>;

const CountField = ({ day, onCount }: { day: GoalDay; onCount: (count: number) => unknown }) => (
  <div className={styles['times']}>
    <Field
      type="number"
      inputMode="numeric"
      min={1}
      max={maxGoalTarget}
      label={useIntl().formatMessage(messages.times)}
      {...useDebouncedSave({
        saved: String(day.count),
        read: (typed) => parseTarget({ target: typed }),
        save: onCount,
      })}
    />
  </div>
);

/** The marks of a day. Where thoughts count, the day can only be skipped. */
export const DayMarks = ({ goal: { goalId, filter, frequency, period }, day }: MarksProps) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  const [mark] = useMarkDayMutation();
  const withFeedback = useCommandFeedback();
  const name = useFormatGoalDay({ filter })(day);
  const tell = (said: DayMark, count?: number) =>
    withFeedback(mark({ goalId, day: day.day, mark: said, ...(count !== undefined && { count }) }).unwrap());
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
        <CountField day={day} onCount={(count) => tell('done', count)} />
      )}
    </div>
  );
};
